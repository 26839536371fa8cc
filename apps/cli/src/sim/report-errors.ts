import { count } from '../figures.ts';
import type { Io } from '../io.ts';
import { words } from '../words.ts';
import type { Tally } from './tally.ts';

/** Reports forfeits and errors of matches on stderr, each error below a line that names its match. */
export function reportErrors(
  io: Io,
  { errors, firstErrors, firstForfeits }: Pick<Tally, 'errors' | 'firstErrors' | 'firstForfeits'>,
  lineFor: (index: number) => string,
): void {
  for (const { index, trace } of firstForfeits) io.err(`${words.matches.forfeited(index, trace)}\n`);
  if (errors === 0) return;
  io.err(`${words.matches.errors(count(errors, 'match', 'matches'))}\n`);
  for (const { index, trace } of firstErrors) io.err(`\n${lineFor(index)}\n${trace}\n`);
}
