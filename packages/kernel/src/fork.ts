import { same } from './data.ts';
import { movesOf, seatCount, type Fork, type RecordHead } from './record.ts';
import { words } from './words.ts';

/** The longest chain of matches that continue each other. */
const MOST_FORKS = 20;
/** Each fork takes two levels, options and actions a few. */
const DEEPEST = 100;

/**
 * Why data is nested too deeply to be a record, in a sentence; null if it is not. Check this first: recursive functions
 * could overflow the stack.
 */
export function depthProblem(value: unknown): string | null {
  if (hasMoreForks(value)) return words.fork.longChain(MOST_FORKS);
  return isDeeper(value) ? words.record.deep(DEEPEST) : null;
}

function hasMoreForks(value: unknown): boolean {
  let record = value;
  for (let forks = 0; forks <= MOST_FORKS; forks++) {
    record = inside(inside(record, 'from'), 'record');
    if (record === undefined) return false;
  }
  return true;
}

function inside(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function isDeeper(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item as Record<string, unknown>) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

/**
 * Why a match on these terms can't continue the other one, in a sentence; null if it can. Both must have the same game,
 * rules, options and number of seats.
 */
export function forkProblem(head: RecordHead, fork: Fork): string | null {
  const { game, rulesVersion, options } = head;
  const seats = seatCount(head);
  const { record } = fork;
  if (record.game !== game) return words.fork.game(game, record.game);
  if (record.rulesVersion !== rulesVersion) return words.fork.rulesVersion(rulesVersion, record.rulesVersion);
  if (seatCount(record) !== seats) return words.fork.seats(seats, seatCount(record));
  if (!same(record.options, options)) return words.fork.options;
  if (fork.seat >= seats) return words.fork.noSeat(fork.seat);
  const moves = movesOf(record).length;
  if (fork.moves > moves) return words.fork.noMove(fork.moves, moves);
  return null;
}
