import { BadInputError, below, shuffle, type Rng } from '@mechatable/kernel';
import { STACKS } from './content/lookup.ts';
import { BOX } from './content/territories.ts';
import type { Options } from './options.ts';
import { SEAT_NAMES, bitOf, seatNumber } from './seats.ts';
import { HAND, MECHS_EACH, type State, type Tile } from './state.ts';
import { START_TILES } from './tiles.ts';
import { words } from './words/index.ts';

/** MN-SET-1 to MN-SET-12, MN-R-4, MN-R-81: randomness sets the stacks, the deck and the first Alpha Pilot. */
export function setup(version: number, options: Options, pilots: number, rng: Rng): State {
  const stacks = STACKS.map((stack) => {
    const mechs = stack.slice();
    shuffle(rng, mechs);
    return mechs;
  });
  const deck = BOX.slice();
  shuffle(rng, deck);
  const rows = Array.from({ length: pilots }, (_, seat) =>
    Array.from({ length: START_TILES }, (__, i): Tile => ({
      id: seat * START_TILES + i,
      face: deck.pop() ?? 0,
      up: false,
      seen: bitOf(seat),
      since: 0,
      from: 'start',
    })),
  );
  const mechs = rows.flatMap((_, seat) => stacks.map((stack) => stack[seat]));
  return {
    rules: { version, ...options },
    rng,
    turn: 0,
    alpha: firstAlpha(options, pilots, () => below(rng, pilots)),
    deck,
    pile: [],
    arena: [],
    rows,
    tiles: pilots * START_TILES,
    mechs,
    places: mechs.map(() => HAND),
    known: mechs.map((_, slot) => bitOf(Math.floor(slot / MECHS_EACH))),
    out: rows.map(() => null),
    used: 0,
    battle: null,
    gone: 0,
    agenda: [{ do: 'startTurn' }],
    outcome: null,
  };
}

function firstAlpha({ firstAlpha: wanted }: Options, pilots: number, draw: () => number): number {
  if (wanted === 'random') return draw();
  const seat = seatNumber(wanted);
  if (seat < pilots) return seat;
  throw new BadInputError(words.options.noSuchAlpha(wanted, SEAT_NAMES[pilots - 1]));
}
