/** Loads the tests of a package with other sources than those on disk, fresh each time. */

import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { ROOT, workspaces } from '../workspaces.mjs';

const VITEST = join(import.meta.dirname, 'vitest.mjs');

/**
 * @param {ReadonlyMap<string, string>} sources by path, what is loaded instead of the file there
 * @param {readonly string[]} files of tests
 * @returns {Promise<() => Promise<readonly import('./vitest.mjs').Test[]>>} loads them, with fresh modules
 */
export async function testLoader(sources, files) {
  const doors = workspaces().flatMap(({ sources: behind }) => Object.entries(behind));
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: {
      alias: [
        { find: /^vitest$/, replacement: VITEST },
        ...doors.map(([name, source]) => ({
          find: new RegExp(`^${name}$`),
          replacement: join(ROOT, source),
        })),
      ],
    },
    plugins: [{ name: 'other-sources', enforce: 'pre', load: (id) => sources.get(id) ?? null }],
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that can run the tests.');
  const { runner } = ssr;
  return async () => {
    runner.clearCache();
    for (const file of files) await runner.import(file);
    const { collected } = /** @type {typeof import('./vitest.mjs')} */ (await runner.import(VITEST));
    return collected;
  };
}
