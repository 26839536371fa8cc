import { GAMES } from '@mechatable/catalog';
import { describe, test } from 'vitest';
import { compareTwins, LONG } from './harness/twin-compare.ts';
import { inFile } from './harness/twin-store.ts';

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('what a viewer may not know changes no byte of what the server sends them', LONG, () =>
    compareTwins(game, inFile()),
  );
});
