import { workspaces } from '../workspaces.mjs';
import { kindOf, LAYERS, TESTS, WEB_FOLDERS } from './table.mjs';

/**
 * The rules of `table.mjs` for dependency-cruiser.
 * @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule
 */

/** @returns {Rule[]} */
export function layerRules() {
  return [...workspaces().flatMap(rulesOf), ...WEB, ...GENERAL];
}

/** @type {Rule[]} */
const GENERAL = [
  {
    name: 'import-by-name',
    severity: 'error',
    comment: 'This path leaves the package. Import other packages by name.',
    from: { path: '^(packages/games/[^/]+|packages/[^/]+|apps/[^/]+)/(?:src|test)/' },
    // Tests that kill PostgreSQL start another one, with the script that starts the one for all others. Another test compiles
    // an earlier commit, with the script that does so for the lab.
    to: { dependencyTypes: ['local'], pathNot: '^(?:$1/|scripts/(?:postgres|checkout)[.]mjs$)' },
  },
  {
    name: 'no-cycle',
    severity: 'error',
    comment: 'These files import each other. Move what they share into another file.',
    from: { path: '^(packages|apps)/' },
    to: { circular: true },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'This import leads nowhere.',
    from: { path: '/(src|test)/' },
    // `bench` installs these separately.
    to: { couldNotResolve: true, pathNot: '^(boardgame\\.io/|socket\\.io-client$)' },
  },
];

const WEB_SOURCE = '^apps/web/src/';

/** @type {Rule[]} */
const WEB = [
  ...Object.entries(WEB_FOLDERS).map(([folder, may]) => ({
    name: `web ${folder}: folders`,
    severity: /** @type {const} */ ('error'),
    comment: `It may import: ${may.join(', ') || 'no other folder'} (see scripts/layers/table.mjs).`,
    from: { path: `${WEB_SOURCE}${folder}/` },
    to: { path: WEB_SOURCE, pathNot: `${WEB_SOURCE}(${[folder, ...may].join('|')})/` },
  })),
  {
    name: 'web pages: apart',
    severity: 'error',
    comment: 'Pages may not import each other. Move what they share to table or ui.',
    from: { path: `${WEB_SOURCE}pages/([^/]+)/` },
    to: { path: `${WEB_SOURCE}pages/`, pathNot: `${WEB_SOURCE}pages/$1/` },
  },
];

/**
 * Sources and tests of a layer have their own rules.
 * @param {import('../workspaces.mjs').Workspace} workspace
 * @returns {Rule[]}
 */
function rulesOf({ folder, packages }) {
  const layer = layerOf(folder);
  const rules = LAYERS[kindOf(layer)];
  if (rules === undefined) {
    throw new Error(
      `${layer} is missing in scripts/layers/table.mjs. Add a line with the layers it may import.`,
    );
  }
  const npm = rules.packages ?? packages;
  const inTests = { may: [...rules.may, ...TESTS.may], npm: [...npm, ...TESTS.packages] };
  return [
    ...importRules(layer, `${folder}/src/`, folder, rules.may, npm),
    ...importRules(`${layer} tests`, `${folder}/test/`, folder, inTests.may, inTests.npm),
    ...(rules.node === true ? [] : [browserRule(layer, folder)]),
  ];
}

/**
 * @param {string} name
 * @param {string} from
 * @param {string} own
 * @param {readonly string[]} may
 * @param {readonly string[]} npm
 * @returns {Rule[]}
 */
function importRules(name, from, own, may, npm) {
  const folders = workspaces()
    .map(({ folder }) => folder)
    .filter((folder) => folder === own || may.includes(kindOf(layerOf(folder))));
  return [
    {
      name: `${name}: layers`,
      severity: 'error',
      comment: `It may import: ${may.join(', ') || 'no other package'} (see scripts/layers/table.mjs).`,
      from: { path: `^${from}` },
      to: { path: '^(packages|apps)/', pathNot: [`^(${folders.join('|')})/`, INSTALLED] },
    },
    {
      name: `${name}: npm packages`,
      severity: 'error',
      comment: `It may import: ${npm.join(', ') || 'none'}.`,
      from: { path: `^${from}` },
      to: { path: INSTALLED, pathNot: `${INSTALLED}(@types/)?(${npm.join('|') || 'none'})/` },
    },
  ];
}

const INSTALLED = '(^|/)node_modules/';

/** @param {string} layer @param {string} folder @returns {Rule} */
function browserRule(layer, folder) {
  return {
    name: `${layer}: browser`,
    severity: 'error',
    comment: 'It must also run in a browser, so it may not import anything from Node.',
    from: { path: `^${folder}/src/` },
    to: { dependencyTypes: ['core'] },
  };
}

/** @param {string} folder */
function layerOf(folder) {
  return folder.replace(/^(packages|apps)\//, '');
}
