import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from './workspaces.mjs';

/**
 * A file as `npm run format` would write it.
 * @param {string} path from the top
 * @param {string} text
 */
export async function formatted(path, text) {
  const { ignorePatterns: _, ...options } = /** @type {import('oxfmt').Oxfmtrc} */ (
    JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8').replace(/^\s*\/\/.*$/gm, ''))
  );
  const { code, errors } = await format(path, text, options);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} can't be formatted: ${error.message}`);
  return code;
}
