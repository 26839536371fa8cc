import { readFileSync } from 'node:fs';
import { parseRulebook } from '@mechatable/rulebook';
import { lawsOf, reaches } from '@mechatable/testkit/vitest';
import { lanes } from '../src/game.ts';

const book = parseRulebook(readFileSync(new URL('../../../../rules/lanes.md', import.meta.url), 'utf8'));
const clauses = book.clauses.map(({ id }) => id);

lawsOf(lanes, { clauses, matches: 20 });
reaches(lanes, { matches: 400 });
