import type { AnyGame } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { checkMatch, LAWS, type Law, type Violation } from '../src/index.ts';
import { BROKEN } from './toys/broken/index.ts';
import { CLAUSES } from './toys/high-card/game.ts';

const clauses = new Set(CLAUSES);

function firstViolation(game: AnyGame, law: Law): Violation | null {
  for (let seed = 0; seed < 20; seed++) {
    const violation = checkMatch(game, { seed: String(seed), laws: [law], clauses });
    if (violation !== null) return violation;
  }
  return null;
}

test.each(BROKEN)('%s notices a game that %s', (law, _what, said, game) => {
  const violation = firstViolation(game, law);
  expect(violation?.law).toBe(law);
  expect(violation?.sentence).toContain(said);
});

test('every law has a game that breaks it', () => {
  expect(new Set(BROKEN.map(([law]) => law))).toEqual(new Set(LAWS));
});
