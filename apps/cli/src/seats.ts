import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import type { OptionSpec } from './option.ts';
import { entrantFrom, type Entrant } from './players/entrant.ts';

/** One bot for each seat: a single id sits everywhere, at as many seats as the game has. */
export function seatBots(game: AnyGame, ids: readonly string[]): readonly Entrant[] {
  const entrants = ids.map(entrantFrom);
  const { min, max } = game.seats;
  const [only] = entrants;
  if (ids.length === 1 && only !== undefined) return new Array<Entrant>(max).fill(only);
  if (ids.length >= min && ids.length <= max) return entrants;
  const seats = min === max ? String(min) : `${String(min)} to ${String(max)}`;
  throw new BadInputError(
    `--bots needs one bot for all seats, or one for each of the ${seats} seats of ${game.title}, not ${String(ids.length)}.`,
  );
}

/** A number of seats that the game has, where one is given. */
export function assertSeatCount({ title, seats }: AnyGame, option: string, given: number | undefined): void {
  const { min, max } = seats;
  if (given === undefined || (given >= min && given <= max)) return;
  const wanted = min === max ? String(min) : `${String(min)} to ${String(max)}`;
  throw new BadInputError(`${option} can't be ${String(given)}: ${title} is for ${wanted} players.`);
}

/** The option of commands whose matches rotate through loadouts. */
export const LOADOUTS = {
  kind: 'list',
  value: '<a,b>',
  help: 'one for all seats, one per seat, or "all" to rotate through every loadout',
} as const satisfies OptionSpec;

/** One loadout for each seat: a single id is brought by all. */
export function seatLoadouts(game: AnyGame, ids: readonly string[], seats: number): readonly string[] {
  const known = game.content.loadouts.map(({ id }) => id);
  if (known.length === 0) throw new BadInputError(`${game.title} has no loadouts: remove --loadouts.`);
  for (const id of ids) {
    if (known.includes(id)) continue;
    throw new BadInputError(
      `${game.title} has no loadout "${id}". Loadouts: ${nearestFirst(id, known).join(', ')}.`,
    );
  }
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return new Array<string>(seats).fill(only);
  if (ids.length === seats) return ids;
  throw new BadInputError(
    `--loadouts needs one loadout for all seats, or one for each of the ${String(seats)} seats, not ${String(ids.length)}.`,
  );
}

type GameOptions = Readonly<Record<string, unknown>>;

/** What the matches rotate through: all loadouts of the game, unless some were named or the options settle it. */
export function rotatingLoadouts(
  game: AnyGame,
  ids: readonly string[] | undefined,
  seats: number,
  options: GameOptions,
): { readonly options: GameOptions; readonly rotating: readonly string[] } {
  const all = ids?.length === 1 && ids[0] === 'all';
  if (ids !== undefined && !all)
    return { options: { ...options, loadouts: seatLoadouts(game, ids, seats) }, rotating: [] };
  const settled = Object.hasOwn(options, 'loadouts');
  return { options, rotating: settled && !all ? [] : game.content.loadouts.map(({ id }) => id) };
}
