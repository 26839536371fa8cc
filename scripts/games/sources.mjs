/** The two source files of the catalog that name every game. */

const WRITTEN = '// Written by `npm run games` from the folders in packages/games.';

/** The manifests, and how to load the rest. @param {readonly string[]} names */
export function packagesSource(names) {
  return `${WRITTEN}
${names.map((name) => `import { MANIFESTS as ${identifier(name, 'Manifests')} } from '@mechatable/${name}/manifest';`).join('\n')}
import type { GamePackage } from './game-package.ts';

/** Every package of games. Its rules are loaded on demand. */
export const PACKAGES: readonly GamePackage[] = [
${names.map(packageSource).join('\n')}
];
`;
}

/** @param {string} name */
function packageSource(name) {
  return `{
  name: '${name}',
  manifests: ${identifier(name, 'Manifests')},
  load: async () => (await import('@mechatable/${name}')).RELEASES,
},`;
}

/** All rules at once. @param {readonly string[]} names */
export function releasesSource(names) {
  return `${WRITTEN}
import type { AnyGame } from '@mechatable/kernel';
${names.map((name) => `import { RELEASES as ${identifier(name, 'Releases')} } from '@mechatable/${name}';`).join('\n')}

/** Every released version of every game, oldest first: what a record may have been made under. */
export const RELEASES: readonly AnyGame[] = [
${names.map((name) => `...${identifier(name, 'Releases')},`).join('\n')}
];
`;
}

/** `ticTacReleases`; the ending keeps it apart from words of the language. @param {string} name @param {string} ending */
function identifier(name, ending) {
  return name.replace(/-(.)/g, (_, letter) => String(letter).toUpperCase()) + ending;
}
