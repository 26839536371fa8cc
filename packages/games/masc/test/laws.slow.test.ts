import { readFileSync } from 'node:fs';
import { parseRulebook } from '@mechatable/rulebook';
import { lawsOf, reaches } from '@mechatable/testkit/vitest';
import { masc } from '../src/game.ts';

const book = parseRulebook(readFileSync(new URL('../../../../rules/masc.md', import.meta.url), 'utf8'));
const clauses = book.clauses.map(({ id }) => id);

lawsOf(masc, { clauses, matches: 3 });
reaches(masc, { matches: 40, seed: 'reach 4' }); // of several seeds, the one with the shortest matches
