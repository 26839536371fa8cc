/** The two source files of the catalog that name every game. */

const WRITTEN = '// Written by `npm run games` from the folders in packages/games.';

/**
 * The manifests, and how to load the rest.
 * @param {readonly string[]} names
 * @param {readonly string[]} [withContent] the games that content files can extend
 */
export function packagesSource(names, withContent = []) {
  return `${WRITTEN}
${names.map((name) => `import { MANIFESTS as ${identifier(name, 'Manifests')} } from '@mechatable/${name}/manifest';`).join('\n')}
import type { GamePackage } from './game-package.ts';

/** Every package of games. Its rules are loaded on demand. */
export const PACKAGES: readonly GamePackage[] = [
${names.map((name) => packageSource(name, withContent.includes(name))).join('\n')}
];
`;
}

/** @param {string} name @param {boolean} hasContent */
function packageSource(name, hasContent) {
  const content = hasContent
    ? `\n  content: async () => (await import('@mechatable/${name}/content')).CONTENT_RULES,`
    : '';
  return `{
  name: '${name}',
  manifests: ${identifier(name, 'Manifests')},
  load: async () => (await import('@mechatable/${name}')).RELEASES,${content}
},`;
}

/** All rules together. @param {readonly string[]} names */
export function releasesSource(names) {
  return `${WRITTEN}
import type { AnyGame } from '@mechatable/kernel';
${names.map((name) => `import { RELEASES as ${identifier(name, 'Releases')} } from '@mechatable/${name}';`).join('\n')}

/** Every released version of every game, oldest first, for old records. */
export const RELEASES: readonly AnyGame[] = [
${names.map((name) => `...${identifier(name, 'Releases')},`).join('\n')}
];
`;
}

/** `ticTacReleases`; the ending avoids reserved words. @param {string} name @param {string} ending */
function identifier(name, ending) {
  return name.replace(/-(.)/g, (_, letter) => String(letter).toUpperCase()) + ending;
}
