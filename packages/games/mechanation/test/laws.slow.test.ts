import { readFileSync } from 'node:fs';
import { parseRulebook } from '@mechatable/rulebook';
import { lawsOf, reaches } from '@mechatable/testkit/vitest';
import { describe } from 'vitest';
import { mechanation } from '../src/game.ts';

const book = parseRulebook(
  readFileSync(new URL('../../../../rules/mechanation.md', import.meta.url), 'utf8'),
);
const clauses = book.clauses.map(({ id }) => id);

// MN-I-8: with four seats, each of them and a spectator looking on
lawsOf(mechanation, { clauses, matches: 8, players: 4 });
reaches(mechanation, { matches: 300 });

describe('with two or three pilots and all options changed', () => {
  lawsOf(mechanation, {
    clauses,
    matches: 5,
    players: 3,
    options: { firstAlpha: 'P1', turnCap: 60 },
  });
  lawsOf(mechanation, {
    clauses,
    matches: 5,
    players: 2,
    options: { firstAlpha: 'P0', turnCap: 3 },
  });
});
