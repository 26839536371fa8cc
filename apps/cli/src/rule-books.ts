import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import { parseRulebook, type Clause, type Rulebook } from '@mechatable/rulebook';
import { words } from './words.ts';

const say = words.rules;

/** The text of the rule book. */
export function rulebookText(root: string, game: AnyGame): string {
  const file = join('rules', `${game.content.rulebook}.md`);
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BadInputError(say.noBook(game.title, file));
    throw error;
  }
}

export function rulebookOf(root: string, game: AnyGame): Rulebook {
  return parseRulebook(rulebookText(root, game));
}

/** The clause with this id, typed in upper or lower case. */
export function findClause({ clauses, title }: Rulebook, id: string): Clause {
  const wanted = id.toUpperCase();
  const found = clauses.find((clause) => clause.id === wanted);
  if (found !== undefined) return found;
  const near = nearestFirst(
    wanted,
    clauses.map((clause) => clause.id),
  );
  throw new BadInputError(say.noClause(title, id, near.slice(0, 3)));
}

/** Whether a text has the form of a clause's id. */
export function looksLikeClause(text: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/i.test(text) && /\d/.test(text);
}

export function clauseText({ id, chapter, text, flavor, pending }: Clause): string {
  const words = marksInWords(`${pending === 'all' ? '⧗ ' : ''}${text}`);
  return `${id}${flavor ? ' ✎' : ''} (${chapter})\n${words}\n`;
}

/** The text of a rule book with words in place of the mark for what is not implemented yet. */
export function marksInWords(markdown: string): string {
  return markdown.replaceAll('⧗ ', say.pending);
}
