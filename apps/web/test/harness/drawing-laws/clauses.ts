import { parseRulebook } from '@mechatable/rulebook';
import { readFileSync } from 'node:fs';
import type { TableGame } from '../../../src/games/shared/drawing.ts';

const known = new Map<string, ReadonlySet<string>>();

/** The ids of all clauses in a game's rule book. */
export function clausesOf({ game }: TableGame): ReadonlySet<string> {
  const { rulebook } = game.content;
  const book = new URL(`../../../../../rules/${rulebook}.md`, import.meta.url);
  const clauses =
    known.get(rulebook) ?? new Set(parseRulebook(readFileSync(book, 'utf8')).clauses.map(({ id }) => id));
  known.set(rulebook, clauses);
  return clauses;
}
