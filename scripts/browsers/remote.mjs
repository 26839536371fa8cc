/**
 * A remote-controlled browser, with the functions that a smoke run needs.
 *
 * @typedef {object} Remote
 * @property {string} name with its version
 * @property {(width: number, height: number) => Promise<void>} resize as close to it as the browser's window gets
 * @property {(url: string) => Promise<void>} open
 * @property {(expression: string) => Promise<unknown>} run evaluates a promise of JSON in the page
 * @property {(actions: readonly InputSource[]) => Promise<void>} input moves, presses and types like a person
 * @property {(file: string) => Promise<void>} shoot
 * @property {() => Promise<readonly string[]>} errors what pages have thrown or logged as an error so far
 * @property {() => Promise<void>} close
 */

/**
 * Input as WebDriver describes it, the same in both of its protocols.
 * @typedef {{ readonly type: string, readonly id: string, readonly actions: readonly object[] }} InputSource
 */

/** @typedef {{ readonly x: number, readonly y: number }} Point */

/**
 * Runs a function in the page. It sees only its argument.
 * @template In, Out
 * @param {Remote} remote @param {(arg: In) => Promise<Out>} work @param {In} arg
 */
export async function inPage(remote, work, arg) {
  return /** @type {Out} */ (await remote.run(`(${String(work)})(${JSON.stringify(arg)})`));
}

/** Moves, presses and releases the mouse, in this order.
 * @param {Remote} remote @param {readonly ('down' | 'up' | { move: Point })[]} gestures
 */
export async function mouse(remote, ...gestures) {
  const actions = gestures.map((gesture) => {
    if (typeof gesture === 'object') return { type: 'pointerMove', ...gesture.move, duration: 40 };
    return { type: gesture === 'down' ? 'pointerDown' : 'pointerUp', button: 0 };
  });
  await remote.input([{ type: 'pointer', id: 'mouse', actions }]);
}

/** @param {Remote} remote @param {string} key */
export async function press(remote, key) {
  const actions = [
    { type: 'keyDown', value: key },
    { type: 'keyUp', value: key },
  ];
  await remote.input([{ type: 'key', id: 'keyboard', actions }]);
}

/** Waits until a program prints a match of the pattern, and returns its first group.
 * @param {import('node:stream').Readable} output @param {RegExp} pattern @returns {Promise<string>}
 */
export function printed(output, pattern) {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (data) => {
      text += String(data);
      const [, found] = pattern.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    output.on('end', () => {
      reject(new Error(`It ended without printing ${String(pattern)}: ${text}`));
    });
  });
}
