import { GAMES } from '@mechatable/catalog';
import { rngOfMatch } from '@mechatable/kernel';
import { describe, test } from 'vitest';
import { compareTwins, LONG } from './harness/twin-compare.ts';
import { inFile } from './harness/twin-store.ts';

/** A game without secrets shows everyone the same. */
const WITH_SECRETS = GAMES.filter(({ rules, seats }) => {
  const state = rules.setup(rules.options.parse({}), seats.max, rngOfMatch('secrets', seats.max));
  return JSON.stringify(rules.view(state, 0)) !== JSON.stringify(rules.view(state, 'table'));
});

describe.each(WITH_SECRETS.map(({ id }) => id))('%s', (game) => {
  test('hidden information never changes a byte of what the server sends a viewer', LONG, () =>
    compareTwins(game, inFile()),
  );
});
