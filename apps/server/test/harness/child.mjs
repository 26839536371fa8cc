/**
 * A server in a separate process, for tests that kill it: `node child.mjs <folder> <port> <options as JSON>`. It prints its
 * port when it is ready, and stops on SIGTERM.
 */

import { join } from 'node:path';
import process from 'node:process';
import { serve } from '@mechatable/server';

const [, , folder = '', port = '0', options = '{}'] = process.argv;
const more = /** @type {Partial<import('@mechatable/server').ServeOptions>} */ (JSON.parse(options));
const served = await serve({ folder, port: Number(port), data: join(folder, 'data.db'), ...more });
process.stdout.write(`${String(served.port)}\n`);
process.once('SIGTERM', () => {
  void served.close();
});
