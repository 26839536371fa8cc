import { LEGAL, illegal, invariant, type Illegal, type Seat } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { arrive, canBePlaced } from '../arrivals.ts';
import { ALL_CELLS, CELL_NAME, ENTRY, ENTRY_ROW, ROW_OF, cellNumber } from '../board.ts';
import { CARDS, ID, cardNumber, fits } from '../content/cards.ts';
import type { Place, CardFilter, Zone } from '../content/traits.ts';
import { goOn, partNamed } from '../effects/carry-out.ts';
import { mayPut } from '../effects/on-cards.ts';
import type { Log } from '../event.ts';
import type { Progress } from '../links.ts';
import type { Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { pilotPlaces } from '../values.ts';
import { fromHand, takeFrom } from '../zones.ts';
import { kindsOf, type Rule } from './rule.ts';
import { NOT_FOUND } from './take.ts';

const NO_SPACE = illegal('MG-R-38', 'Choose a space where the card can arrive.');

/** The answers to a question about placing: which cards, from where, and where to. */
export interface Placing {
  readonly from: readonly Zone[];
  readonly which: CardFilter;
  readonly where: Place;
  readonly cells: readonly number[];
}

/** Whether the effect can put the card on this space. Other rules don't apply to a space that the card names. */
function canPut(s: State, seat: Seat, card: number, cell: number, where: Place): boolean {
  if (where === 'here')
    return s.board[cell] === null && CARDS[card].arrivesOn?.only !== true && !CARDS[card].arrivesAbroad;
  if (!canBePlaced(s, seat, card, cell)) return false;
  return where !== 'entry' || (s.board[cell] === null && ROW_OF[cell] === ENTRY_ROW[seat]);
}

export function eachPlacing(
  s: State,
  seat: Seat,
  { from: zones, which, where, cells }: Placing,
  out: ActionOf<'put'>[],
): void {
  for (const from of zones) {
    for (const card of kindsOf(s.piles[seat][from])) {
      if (!fits(card, which)) continue;
      for (const cell of cells) {
        if (canPut(s, seat, card, cell, where))
          out.push({ kind: 'put', from, card: ID[card], cell: CELL_NAME[cell] });
      }
    }
  }
}

/** Why the card can't be put there; null if it can. */
export function placingProblem(
  s: State,
  seat: Seat,
  { from, which, where, cells }: Placing,
  action: ActionOf<'put'>,
): Illegal | null {
  const card = cardNumber(action.card);
  const isThere = from.includes(action.from) && s.piles[seat][action.from].includes(card);
  if (!isThere || !fits(card, which)) return NOT_FOUND;
  const cell = cellNumber(action.cell);
  return cells.includes(cell) && canPut(s, seat, card, cell, where) ? null : NO_SPACE;
}

function placing(seat: Seat, progress: Progress): Placing {
  const { from, which, where } = partNamed(progress, 'put');
  const cells = where === 'here' ? [progress.cell] : where === 'entry' ? ENTRY[seat] : ALL_CELLS;
  return { from, which, where, cells };
}

/** MG-D-20, MG-D-27. */
export const put: Rule<'put', 'put'> = {
  candidates(s, seat, out, { progress }) {
    eachPlacing(s, seat, placing(seat, progress), out);
  },
  judge(s, seat, action, { progress }) {
    return placingProblem(s, seat, placing(seat, progress), action) ?? LEGAL;
  },
  apply(s, seat, action, log, ask) {
    const { progress, left } = ask;
    const op = partNamed(progress, 'put');
    const card = cardNumber(action.card);
    const pile = s.piles[seat];
    if (action.from === 'hand') fromHand(pile, card);
    else takeFrom(pile, action.from, card);
    const u = arrive(s, seat, card, cellNumber(action.cell), log);
    if (op.pilots === true) takePilots(s, u, log);
    if (left > 1 && mayPut(s, op, progress)) s.agenda.push({ ...ask, left: left - 1 });
    else goOn(s, progress);
  },
};

/** Card Kamin, MG-R-107: the Pilots set aside go to the new Mecha, as many as it has places for. */
function takePilots(s: State, u: Unit, log: Log): void {
  const top = s.chain.length - 1;
  const link = s.chain[top];
  invariant(link.kind === 'ability', 'an ability has set the Pilots aside');
  const places = pilotPlaces(s, u);
  const taken = link.pilots.slice(0, places);
  u.attached = taken;
  s.chain[top] = { ...link, pilots: link.pilots.slice(places) };
  const where = { cell: CELL_NAME[u.cell], to: ID[u.card] };
  for (const { owner, card } of taken)
    log.push({ type: 'attached', clause: 'MG-PILOT-2', seat: owner, card: ID[card], ...where });
}
