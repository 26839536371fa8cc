import type { Illegal, Reason, Seat } from '@mechatable/kernel';
import type { ActionOf } from './action.ts';
import { inHand } from './actions/muster.ts';
import { NEUTRAL, NOWHERE, SLOT_OWNER, ZONE, distance, squareNumber, zoneRows } from './board.ts';
import { ROTATIONS, TILES, tileNumber } from './content/tiles.ts';
import { TYPES, typeNumber } from './content/types.ts';
import { firstOf, sideSize, standing } from './field.ts';
import { slotName } from './labels.ts';
import { colorOfSeat, type State } from './state.ts';
import { words } from './words/index.ts';

const say = words.refusals.setup;

export function explainPlacement(
  s: State,
  seat: Seat,
  action: ActionOf<'placeMecha'>,
  { clause }: Illegal,
): Reason | null {
  const colour = colorOfSeat(s, seat);
  const type = typeNumber(action.type);
  const to = squareNumber(action.square);
  const { name } = TYPES[type];
  if (inHand(s, colour)[type] === 0)
    return {
      clause,
      sentence: say.noneLeft(name, s.forces[colour][type]),
      gap: 30,
    };
  if (!ZONE[colour].includes(to)) {
    const gap = Math.min(...ZONE[colour].map((square) => distance(square, to)));
    return { clause, sentence: say.outsideZone(action.square, ...zoneRows(colour)), gap };
  }
  const { ground } = standing(s);
  if (clause === 'MASC-R-15') {
    const sentence = ground.cost[to] < 0 ? say.blocking(action.square) : say.taken(action.square);
    return { clause, sentence, gap: 1 };
  }
  return { clause, sentence: tooLonely(s, colour, to), gap: 1 };
}

/** MASC-R-16: how far the nearest friend is, and how many mecha are left to close the gap. */
function tooLonely(s: State, colour: number, to: number): string {
  const first = firstOf(s, colour);
  const friends = s.at.slice(first, first + sideSize(s)).filter((square) => square !== NOWHERE);
  const left = sideSize(s) - friends.length - 1;
  const near = Math.min(...friends.map((square) => distance(square, to)));
  return say.tooLonely(near, left);
}

export function explainTile(s: State, action: ActionOf<'placeTile'>, { clause }: Illegal): Reason | null {
  const tile = tileNumber(action.tile);
  const laid = s.slots.findIndex((code) => code !== NOWHERE && Math.floor(code / ROTATIONS) === tile);
  if (laid >= 0)
    return {
      clause,
      sentence: say.tileLaid(TILES[tile].name, slotName(laid)),
      gap: 20,
    };
  if (clause === 'MASC-R-8') return { clause, sentence: say.centreClosed, gap: 1 };
  const where = slotName(action.slot);
  if (s.slots[action.slot] !== NOWHERE)
    return {
      clause,
      sentence: say.slotTaken(where, TILES[Math.floor(s.slots[action.slot] / ROTATIONS)].name),
      gap: 2,
    };
  const owner = SLOT_OWNER[action.slot];
  if (owner === NEUTRAL) return null;
  return {
    clause,
    sentence: say.opponentsRow(where),
    gap: 3,
  };
}
