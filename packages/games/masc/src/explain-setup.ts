import type { Illegal, Reason, Seat } from '@mechatable/kernel';
import type { ActionOf } from './action.ts';
import { inHand } from './actions/muster.ts';
import { BLUE, NEUTRAL, NOWHERE, SLOT_OWNER, ZONE, distance, squareNumber } from './board.ts';
import { ROTATIONS, TILES, tileNumber } from './content/tiles.ts';
import { TYPES, typeNumber } from './content/types.ts';
import { firstOf, sideSize, standing } from './field.ts';
import { slotName } from './labels.ts';
import { colourOfSeat, type State } from './state.ts';

export function explainPlacement(
  s: State,
  seat: Seat,
  action: ActionOf<'placeMecha'>,
  { clause }: Illegal,
): Reason | null {
  const colour = colourOfSeat(s, seat);
  const type = typeNumber(action.type);
  const to = squareNumber(action.square);
  if (type === NOWHERE || to === NOWHERE) return null;
  const { name } = TYPES[type];
  if (inHand(s, colour)[type] === 0)
    return {
      clause,
      sentence: `No ${name} left to deploy: your force has ${s.forces[colour][type]}.`,
      gap: 30,
    };
  if (!ZONE[colour].includes(to)) {
    const rows = colour === BLUE ? '22 to 24' : '1 to 3';
    const gap = Math.min(...ZONE[colour].map((square) => distance(square, to)));
    return { clause, sentence: `${action.square} is outside your zone: deploy in rows ${rows}.`, gap };
  }
  const { ground } = standing(s);
  if (clause === 'MASC-R-15') {
    const why = ground.cost[to] < 0 ? 'is blocking' : 'is taken';
    return { clause, sentence: `${action.square} ${why}: choose a free square.`, gap: 1 };
  }
  return { clause, sentence: tooLonely(s, colour, to), gap: 1 };
}

/** MASC-R-16: how far the nearest friend is, and how many mecha are left to close the gap. */
function tooLonely(s: State, colour: number, to: number): string {
  const first = firstOf(s, colour);
  const friends = s.at.slice(first, first + sideSize(s)).filter((square) => square !== NOWHERE);
  const left = sideSize(s) - friends.length - 1;
  const near = Math.min(...friends.map((square) => distance(square, to)));
  const rest = left === 1 ? '1 mecha is left' : `${left} mecha are left`;
  return `Breaks formation: the nearest friend is ${near} squares away, at most 2 allowed, and ${rest} to close the gap.`;
}

export function explainTile(s: State, action: ActionOf<'placeTile'>, { clause }: Illegal): Reason | null {
  const tile = tileNumber(action.tile);
  if (tile === NOWHERE || !Number.isInteger(action.slot) || action.slot < 0 || action.slot >= s.slots.length)
    return null;
  const laid = s.slots.findIndex((code) => code !== NOWHERE && Math.floor(code / ROTATIONS) === tile);
  if (laid >= 0)
    return {
      clause,
      sentence: `${TILES[tile].name} is already at ${slotName(laid)}: choose another tile.`,
      gap: 20,
    };
  if (clause === 'MASC-R-8')
    return { clause, sentence: 'You have laid 3 of 3 tiles in the center: fill your own row.', gap: 1 };
  const where = slotName(action.slot);
  if (s.slots[action.slot] !== NOWHERE)
    return {
      clause,
      sentence: `${where} already has ${TILES[Math.floor(s.slots[action.slot] / ROTATIONS)].name}: choose an empty slot.`,
      gap: 2,
    };
  const owner = SLOT_OWNER[action.slot];
  if (owner === NEUTRAL) return null;
  return {
    clause,
    sentence: `${where} is in your opponent’s row: choose your own row or the center.`,
    gap: 3,
  };
}
