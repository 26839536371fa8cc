import { expect, test } from 'vitest';
import { gameNames, missingParts, outdated } from '../games/registry.mjs';
import { packagesSource, releasesSource } from '../games/sources.mjs';

test('every game has all its parts', () => {
  expect(gameNames()).toContain('lanes');
  expect(missingParts()).toEqual([]);
});

test('the files that list the games are up to date; if not, run "npm run games"', async () => {
  expect(await outdated()).toEqual([]);
});

test('any id makes an identifier', () => {
  const names = ['new', 'tic-tac-toe'];
  for (const part of ['newReleases', 'ticTacToeReleases']) expect(releasesSource(names)).toContain(part);
  for (const part of ['newManifests', 'ticTacToeManifests']) expect(packagesSource(names)).toContain(part);
});
