import { rngFrom, type AnyGame, type Seat } from '@mechatable/kernel';
import { settingsFor } from './search/settings.ts';
import { SETTLING, settle } from './settle.ts';

/** The changes that a choice makes, on average over the states that the seat could be in. */
export interface Change {
  /** A factor of the game's evaluation. */
  readonly factor: string;
  /** Whether the seat itself has more or less of it, or its rivals. */
  readonly isOwn: boolean;
  readonly amount: number;
  /** The value to the seat, as a share of the game's `spread`. */
  readonly worth: number;
}

/** The main consequences of a choice. */
export interface Consequences {
  /** How the match ends by it for the seat, if it does. */
  readonly end: 'won' | 'lost' | null;
  /** The most important first. */
  readonly changes: readonly Change[];
}

const WORLDS = 8;
/** Smaller changes are chance, or not worth mentioning. */
const NOTABLE_AMOUNT = 0.3;
const NOTABLE_WORTH = 0.01;

/** Compares the table after a choice with the table before, using only the seat's view. */
export function consequencesOf(game: AnyGame, view: unknown, seat: Seat, action: unknown): Consequences {
  const { factors } = game.lab;
  const rng = rngFrom('consequences');
  const { spread } = settingsFor(game);
  const size = factors?.list.length ?? 0;
  const own = new Float64Array(size);
  const rivals = new Float64Array(size);
  let wins = 0;
  let losses = 0;
  for (let i = 0; i < WORLDS; i++) {
    const world = game.rules.imagine(view, rng);
    const next = game.rules.clone(world);
    game.rules.apply(next, seat, action);
    const seen = settle(game, world, next, seat, SETTLING);
    const winners = game.rules.outcome(seen)?.winners ?? [];
    if (winners.includes(seat)) wins++;
    else if (winners.length > 0) losses++;
    if (factors === undefined) continue;
    addCounts(factors.count(world), size, seat, own, rivals, -1 / WORLDS);
    addCounts(factors.count(seen), size, seat, own, rivals, 1 / WORLDS);
  }
  if (wins === WORLDS || losses === WORLDS) return { end: wins > 0 ? 'won' : 'lost', changes: [] };
  const changes = (factors?.list ?? []).flatMap(({ id: factor, weight, ownOnly, given }, i): Change[] => {
    if (given) return [];
    const mine = own[i] ?? 0;
    const theirs = ownOnly ? 0 : (rivals[i] ?? 0);
    return [
      { factor, isOwn: true, amount: mine, worth: (mine * weight) / spread },
      { factor, isOwn: false, amount: theirs, worth: (-theirs * weight) / spread },
    ];
  });
  const notable = changes.filter(
    ({ amount, worth }) => Math.abs(amount) >= NOTABLE_AMOUNT && Math.abs(worth) >= NOTABLE_WORTH,
  );
  return { end: null, changes: notable.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth)) };
}

/** Adds the seat's counts and those of all others. */
function addCounts(
  counts: Float64Array,
  size: number,
  seat: Seat,
  own: Float64Array,
  rivals: Float64Array,
  sign: number,
): void {
  for (let at = 0; at < counts.length; at++) {
    const into = Math.floor(at / size) === seat ? own : rivals;
    into[at % size] = (into[at % size] ?? 0) + sign * (counts[at] ?? 0);
  }
}
