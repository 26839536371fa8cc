import process from 'node:process';
import { GAMES } from '@mechatable/catalog';
import { describe, inject, test } from 'vitest';
import { compareTwins, LONG } from './harness/twin-compare.ts';
import { onNodes } from './harness/twin-store.ts';

/** One with secret choices; all of them in a soak. */
const FEW = ['mechanation'];
const PLAYED = GAMES.map(({ id }) => id).filter((id) => process.env.SOAK === '1' || FEW.includes(id));

describe.each(PLAYED)('%s', (game) => {
  test('hidden information never changes what a viewer receives from another server', LONG, async () => {
    await compareTwins(game, await onNodes(inject('postgresUrl') ?? ''));
  });
});
