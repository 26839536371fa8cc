import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import type { OptionSpec } from './option.ts';
import { entrantFrom, type Entrant } from './players/entrant.ts';
import { words } from './words.ts';

/** One bot for each seat. A single id takes all seats of the game. */
export function seatBots(game: AnyGame, ids: readonly string[]): readonly Entrant[] {
  const entrants = ids.map(entrantFrom);
  const { min, max } = game.seats;
  const [only] = entrants;
  if (ids.length === 1 && only !== undefined) return new Array<Entrant>(max).fill(only);
  if (ids.length >= min && ids.length <= max) return entrants;
  throw new BadInputError(words.seats.bots(game.title, words.seats.range(min, max), ids.length));
}

/** Checks a number of players, if there is one. */
export function assertPlayerCount({ title, seats }: AnyGame, given: number | undefined): void {
  const { min, max } = seats;
  if (given === undefined || (given >= min && given <= max)) return;
  throw new BadInputError(words.seats.players(title, words.seats.range(min, max), given));
}

/** The option of commands whose matches rotate through loadouts. */
export const LOADOUTS = {
  kind: 'list',
  value: '<a,b>',
  help: 'one for all seats, one per seat, or "all" to rotate through every loadout',
} as const satisfies OptionSpec;

/** One loadout for each seat. A single id is for all of them. */
export function seatLoadouts(game: AnyGame, ids: readonly string[], seats: number): readonly string[] {
  const known = game.content.loadouts.map(({ id }) => id);
  if (known.length === 0) throw new BadInputError(words.seats.noLoadouts(game.title));
  for (const id of ids) {
    if (known.includes(id)) continue;
    throw new BadInputError(words.seats.unknownLoadout(game.title, id, nearestFirst(id, known)));
  }
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return new Array<string>(seats).fill(only);
  if (ids.length === seats) return ids;
  throw new BadInputError(words.seats.loadouts(seats, ids.length));
}

type GameOptions = Readonly<Record<string, unknown>>;

/** The loadouts that matches rotate through: all of the game, unless the command or the options choose some. */
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
