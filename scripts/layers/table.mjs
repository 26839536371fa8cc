/**
 * Which layer may import which. A layer is a package or an app, named by its folder in `packages/` or `apps/`.
 *
 * @typedef {object} Layer
 * @property {readonly string[]} may the layers it may import
 * @property {readonly string[]} [packages] the npm packages it may import; default: those in its package.json
 * @property {boolean} [node] whether it may import `node:*`; the others must also run in a browser
 */

/** @type {Record<string, Layer>} */
export const LAYERS = {
  kernel: { may: [], packages: ['@noble/ciphers', '@noble/hashes', 'zod'] },
  spelling: { may: [] },
  lists: { may: ['kernel', 'spelling'] },
  'games/*': { may: ['kernel', 'lists'], packages: ['zod'] }, // so games never import each other
  rulebook: { may: ['kernel'] },
  catalog: { may: ['kernel', 'spelling', 'games/*'] },
  testkit: { may: ['kernel'], node: true },
  bots: { may: ['kernel'] },
  study: { may: ['kernel', 'spelling', 'lists', 'catalog', 'bots'] },
  store: { may: ['kernel'] },
  protocol: { may: ['kernel'] },
  sql: { may: ['kernel', 'store'], node: true },
  host: { may: ['kernel', 'bots', 'store', 'protocol'] },
  art: { may: [] },
  board: { may: [] },
  server: { may: ['kernel', 'catalog', 'bots', 'store', 'sql', 'host', 'protocol'], node: true },
  web: {
    may: [
      'kernel',
      'spelling',
      'lists',
      'games/*',
      'rulebook',
      'catalog',
      'bots',
      'study',
      'store',
      'host',
      'protocol',
      'art',
      'board',
    ],
  },
  lab: { may: ['kernel', 'catalog', 'study', 'sql'], node: true },
  cli: {
    may: [
      'kernel',
      'spelling',
      'rulebook',
      'catalog',
      'bots',
      'study',
      'store',
      'sql',
      'host',
      'protocol',
      'testkit',
      'server',
      'lab',
    ],
    node: true,
  },
};

/** The folders in `apps/web/src`, from top to bottom, and which of the others each may import. */
export const WEB_FOLDERS = {
  app: ['languages', 'pages', 'game-ui', 'ui', 'browser'],
  languages: ['pages', 'table', 'ui', 'games', 'browser'],
  pages: ['table', 'game-ui', 'ui', 'games', 'browser'],
  table: ['game-ui', 'ui', 'games', 'browser'],
  'game-ui': ['ui', 'games', 'browser'],
  ui: ['browser'],
  games: ['browser'],
  browser: [],
};

/** The `test` folder of any layer may also import its own layer, `node:*`, and these. */
export const TESTS = {
  may: ['lists', 'rulebook', 'testkit'],
  packages: ['axe-core', 'fast-check', 'playwright-core', 'vite', 'vitest', 'zod'],
};

/** The line of the table that a layer is under. @param {string} layer */
export function kindOf(layer) {
  return layer.replace(/^games\/.*/, 'games/*');
}
