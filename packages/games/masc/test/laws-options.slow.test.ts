import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseRulebook } from '@mechatable/rulebook';
import { lawsOf } from '@mechatable/testkit/vitest';
import { describe } from 'vitest';
import { masc } from '../src/game.ts';

/** Long matches take more time than short ones and show little more. */
const [TURNS, POINTS] = process.env.SOAK === '1' ? [15, 60] : [5, 5];

const book = parseRulebook(readFileSync(new URL('../../../../rules/masc.md', import.meta.url), 'utf8'));
const clauses = book.clauses.map(({ id }) => id);

describe('with the quick setup and frozen groups', () => {
  lawsOf(masc, {
    clauses,
    matches: 2,
    options: { setup: 'quick', squadTracking: 'frozen', vpTarget: 40, turnCap: TURNS },
  });
});

describe('with few mecha', () => {
  lawsOf(masc, { clauses, matches: 10, options: { light: 2, mid: 1, turnCap: 6, vpTarget: 100 } });
});

describe('with as many mecha as there can be', () => {
  lawsOf(masc, { clauses, matches: 2, options: { light: 15, mid: 15, turnCap: 5, vpTarget: POINTS } });
});
