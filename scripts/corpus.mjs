/**
 * `npm run corpus -- <game> [version]` records matches of a released rules version, which `npm test` replays from then
 * on, and stores their hashes. Existing files are never changed: the corpus only grows.
 */

import process from 'node:process';
import { ensureBuilt, ensureInstalled, orExplain, say } from './ready.mjs';

const [id, version] = process.argv.slice(2);
if (id === undefined) {
  say('Name a game, and a version unless you want the latest: npm run corpus -- lanes 1');
  process.exit(2);
}
orExplain(() => {
  ensureInstalled();
  ensureBuilt();
});
const { makeRecords } = await import('./corpus/make.mjs'); // its imports have to be built first
const { addRecords } = await import('./corpus/files.mjs');
const { findGame } = await import('@mechatable/catalog');
const { PACKAGES } = await import('@mechatable/catalog/packages');

const game = findGame(id, version === undefined ? undefined : Number(version));
if (PACKAGES.some(({ manifests }) => manifests.some((manifest) => manifest.id === id && manifest.draft))) {
  say(
    `${game.title} is a draft: its rules may still change. Release it first: remove "draft" from its manifest.`,
  );
  process.exit(2);
}
const file = `${game.id}-${String(game.rulesVersion)}/format-2.jsonl`;
const added = addRecords(file, () => makeRecords(game, say));
say(
  added === null
    ? `corpus/${file} already exists; left unchanged.`
    : `corpus/${file}: ${String(added)} records.`,
);
