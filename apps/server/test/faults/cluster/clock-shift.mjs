/**
 * Loaded before the server (`node --import`), so that a test can set its clock: a message `{ shift }` moves `Date` by this
 * many milliseconds, as if someone had set the system's clock. `performance` is unaffected, as in reality.
 */

import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const RealDate = Date;
  let shift = 0;
  globalThis.Date = /** @type {DateConstructor} */ (
    new Proxy(RealDate, {
      construct: (target, values) =>
        values.length === 0
          ? new target(RealDate.now() + shift)
          : /** @type {Date} */ (Reflect.construct(target, values)),
      get: (target, name) =>
        name === 'now' ? () => RealDate.now() + shift : /** @type {unknown} */ (Reflect.get(target, name)),
    })
  );
  process.on('message', (message) => {
    ({ shift } = /** @type {{ shift: number }} */ (message));
    process.send?.({ shift });
  });
  process.channel?.unref();
  // A file that may not grow is an error for SQLite, not the end of the process.
  process.on('SIGXFSZ', () => undefined);
}
