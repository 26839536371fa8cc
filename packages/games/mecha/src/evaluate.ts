import {
  evaluationBy,
  factorsOf,
  placesOf,
  type Evaluation,
  type Factors,
  type Seat,
} from '@mechatable/kernel';
import { CELLS, ENTRY_ROW, ROWS, ROW_OF, opponent } from './board.ts';
import type { Edition } from './content/traits.ts';
import { damageOf } from './check.ts';
import type { Unit } from './pieces.ts';
import type { State } from './state.ts';
import {
  bandwidth,
  durabilityLeft,
  isMecha,
  mayAttack,
  powerOf,
  rangeOf,
  speedOf,
  totalCost,
} from './values.ts';
import { WEIGHTS as WEIGHTS_1E } from './weights/mecha-1e.ts';
import { WEIGHTS as WEIGHTS_2E } from './weights/mecha-2e.ts';

const HITS_THAT_COUNT = 4;
const CARDS_THAT_COUNT = 5;
const BANDWIDTH_THAT_COUNTS = 6;
/** A deck with fewer cards than this will soon be empty. */
const LAST_DRAWS = 4;

/** A turn can be judged only at its end; a lead means less in the first edition. */
export const SEARCH = {
  '1e': { spread: 120, horizon: 1 },
  '2e': { spread: 80, horizon: 1 },
} satisfies Record<Edition, object>;

/** Both editions count the same. */
const WEIGHTS: Record<Edition, typeof WEIGHTS_1E> = { '1e': WEIGHTS_1E, '2e': WEIGHTS_2E };
const AT = placesOf(WEIGHTS_1E);
const SIZE = Object.keys(AT).length;
const counts = new Float64Array(2 * SIZE);

/** Hits, units and how far they have advanced, bandwidth and cards. */
export function count(s: State): Float64Array {
  counts.fill(0);
  for (let seat = 0; seat < 2; seat++) countSide(s, seat, seat * SIZE);
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null) countUnit(s, u, u.controller, u.controller * SIZE);
  }
  for (const { owner } of s.lying) counts[owner * SIZE + AT.command]++;
  return counts;
}

function countSide(s: State, seat: Seat, base: number): void {
  const { hand, deck } = s.piles[seat];
  const supply = bandwidth(s, seat);
  const hits = Math.min(damageOf(s, opponent(seat)), HITS_THAT_COUNT);
  for (let i = 0; i < hits; i++) counts[base + AT.hit1 + i] = 1;
  const few = Math.min(hand.length, CARDS_THAT_COUNT);
  counts[base + AT.card] = few;
  counts[base + AT.cardTooMany] = hand.length - few;
  const useful = Math.min(supply, BANDWIDTH_THAT_COUNTS);
  for (let i = 0; i < useful; i++) counts[base + AT.bandwidth1 + i] = 1;
  counts[base + AT.overdrawn] = Math.max(0, totalCost(s, seat) - supply + 1);
  counts[base + AT.lastDraw] = Math.max(0, LAST_DRAWS - deck.length);
}

function countUnit(s: State, u: Unit, seat: Seat, base: number): void {
  counts[base + AT.durability] += durabilityLeft(s, u);
  counts[base + AT.armor] += u.armour;
  if (!isMecha(u)) return;
  const power = powerOf(s, u);
  counts[base + AT.mecha]++;
  counts[base + AT.power] += power;
  if (power === 0 || !mayAttack(s, u)) return;
  const advance = Math.abs(ROW_OF[u.cell] - ENTRY_ROW[seat]);
  const speed = speedOf(s, u);
  counts[base + AT.advance] += advance;
  counts[base + AT.speed] += speed - 1;
  if (advance + speed + rangeOf(s, u) >= ROWS) counts[base + AT.inReach]++;
}

/** The evaluation of an edition, in which open chains are settled first. */
export function evaluationOf(
  edition: Edition,
  quiet: (s: State) => State,
): Evaluation<State> & { readonly factors: Factors<State> } {
  const factors: Factors<State> = {
    list: factorsOf(WEIGHTS[edition], {
      subtle: ['card', 'cardTooMany', 'overdrawn', 'lastDraw', 'durability', 'armor', 'command'],
    }),
    count: (s) => count(quiet(s)),
  };
  return { ...evaluationBy(factors), factors };
}
