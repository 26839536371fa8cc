/**
 * Which layer may import which, enforced by the lint rule in `eslint-rooms.mjs`.
 *
 * A room is a layer: a package or an app, named by its folder in `packages/` or `apps/`.
 *
 * @typedef {object} Room
 * @property {readonly string[]} may the rooms it may import
 * @property {readonly string[]} [packages] the npm packages it may import; left out: those in its package.json
 * @property {boolean} [node] whether it may import `node:*`; the others must also run in a browser
 */

/** @type {Record<string, Room>} */
export const ROOMS = {
  kernel: { may: [], packages: ['@noble/ciphers', '@noble/hashes', 'zod'] },
  'games/*': { may: ['kernel'], packages: ['zod'] }, // so games never import each other
  catalog: { may: ['kernel', 'games/*'] },
  testkit: { may: ['kernel'], node: true },
  bots: { may: ['kernel'] },
  store: { may: ['kernel'] },
  host: { may: ['kernel', 'bots', 'store'] },
  art: { may: [] },
  board: { may: [] },
  server: { may: [], node: true },
  web: { may: ['kernel', 'games/*', 'catalog', 'bots', 'store', 'host', 'art', 'board'] },
  cli: { may: ['kernel', 'catalog', 'bots', 'host', 'testkit'], node: true },
};

/** What the `test` folder of any room may import beyond what the room may: itself, `node:*`, and these. */
export const TESTS = {
  may: ['testkit'],
  packages: ['axe-core', 'fast-check', 'playwright-core', 'vite', 'vitest', 'zod'],
};
