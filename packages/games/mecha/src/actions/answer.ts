import { LEGAL, illegal } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { canArrive } from '../arrivals.ts';
import { CELLS, CELL_NAME, cellNumber, opponent } from '../board.ts';
import { offer } from '../chain.ts';
import { CARDS, ID, cardNumber } from '../content/cards.ts';
import type { Link, State } from '../state.ts';
import { comeDown } from '../steps/chain.ts';
import { isTower } from '../values.ts';
import { fromHand, sacrifice as putToDiscard } from '../zones.ts';
import { owesMove } from './move.ts';
import { NOT_IN_HAND, asked, isInHand, unitAt, type Rule } from './rule.ts';

const MUST_MOVE = illegal('MG-R-59', 'A unit of yours has to move this turn and can: move it first.');
const NO_TOWER = illegal('MG-R-84', 'Sacrifice a Tower that you control.');
const NO_SPACE = illegal('MG-R-18', 'Choose a space where the card may arrive.');

const END: ActionOf<'endPhase'> = { kind: 'endPhase' };
const PASS: ActionOf<'pass'> = { kind: 'pass' };
const PLACE = CELL_NAME.map((cell): ActionOf<'place'> => ({ kind: 'place', cell }));
const SACRIFICE = CELL_NAME.map((unit): ActionOf<'sacrifice'> => ({ kind: 'sacrifice', unit }));
const DISCARD = CARDS.map(({ id }): ActionOf<'discard'> => ({ kind: 'discard', card: id }));

/** MG-D-5: the Main Phase never ends by itself, save by MG-R-35. */
export const endPhase: Rule<'endPhase'> = {
  candidates(_s, _seat, out) {
    out.push(END);
  },
  judge(s, seat) {
    for (let cell = 0; cell < CELLS; cell++) {
      const u = s.board[cell];
      if (u !== null && u.controller === seat && owesMove(s, u)) return MUST_MOVE;
    }
    return LEGAL;
  },
  apply(s, seat, _action, log) {
    log.push({ type: 'phaseEnded', clause: 'MG-TURN-5', seat });
    s.agenda.push({ do: 'endPhase' });
  },
};

/** MG-R-14. */
export const pass: Rule<'pass'> = {
  candidates(_s, _seat, out) {
    out.push(PASS);
  },
  judge: () => LEGAL,
  apply(s, seat, _action, log, ask) {
    const question = asked(ask, 'respond');
    if (question === null) return;
    const { window, need, passes } = question;
    log.push({ type: 'passed', clause: 'MG-R-14', seat, window });
    s.agenda.push(offer(window, opponent(seat), need, passes + 1));
  },
};

type CardLink = Extract<Link, { kind: 'card' }>;

/** The card that is coming down: the last link of the chain. */
function arriving(s: State): CardLink | null {
  const link = s.chain.at(-1);
  return link?.kind === 'card' ? link : null;
}

/** MG-D-30: its space became illegal. */
export const place: Rule<'place'> = {
  candidates(_s, _seat, out) {
    for (let cell = 0; cell < CELLS; cell++) out.push(PLACE[cell]);
  },
  judge(s, seat, action) {
    const cell = cellNumber(action.cell);
    const link = arriving(s);
    return link !== null && cell >= 0 && canArrive(s, seat, link.card, cell) ? LEGAL : NO_SPACE;
  },
  apply(s, _seat, action, log) {
    const link = arriving(s);
    if (link !== null) comeDown(s, { ...link, cell: cellNumber(action.cell) }, log);
  },
};

/** MG-D-15. */
export const sacrifice: Rule<'sacrifice'> = {
  candidates(s, seat, out) {
    for (let cell = 0; cell < CELLS; cell++)
      if (s.board[cell]?.controller === seat) out.push(SACRIFICE[cell]);
  },
  judge(s, seat, { unit }) {
    const u = unitAt(s, unit);
    return u !== null && u.controller === seat && isTower(u) ? LEGAL : NO_TOWER;
  },
  apply(s, _seat, { unit }, log, ask) {
    const u = unitAt(s, unit);
    const question = asked(ask, 'sacrifice');
    if (u === null || question === null) return;
    putToDiscard(s, u, 'MG-R-60', log);
    s.agenda.push({ do: 'effect', progress: question.progress });
  },
};

/** MG-D-16. */
export const discard: Rule<'discard'> = {
  candidates(s, seat, out) {
    const { hand } = s.piles[seat];
    for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i]) === i) out.push(DISCARD[hand[i]]);
  },
  judge(s, seat, { card }) {
    return isInHand(s, seat, cardNumber(card)) ? LEGAL : NOT_IN_HAND;
  },
  apply(s, seat, action, log, ask) {
    const question = asked(ask, 'discard');
    if (question === null) return;
    const card = cardNumber(action.card);
    fromHand(s.piles[seat], card);
    s.piles[seat].discard.push(card);
    log.push({ type: 'discarded', clause: 'MG-R-60', seat, card: ID[card] });
    s.agenda.push({ do: 'effect', progress: question.progress });
  },
};
