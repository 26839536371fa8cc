import { LEGAL, illegal } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { canTakePilot } from '../arrivals.ts';
import { CELL_NAME, ENTRY, NOWHERE } from '../board.ts';
import { announce } from '../chain.ts';
import { ID, IS_PILOT, cardNumber } from '../content/cards.ts';
import { NONE } from '../references.ts';
import { isMecha } from '../values.ts';
import { fromHand } from '../zones.ts';
import { NOT_IN_HAND, byCardAnd, forfeitExcept, isInHand, namedUnit, unitAt, type Rule } from './rule.ts';

const NO_PILOT = illegal('MG-R-62', 'Only a Pilot can be attached this way.');
const NOT_YOURS = illegal('MG-R-62', 'Choose a Mecha you control in your entry zone.');
const NOT_AT_HOME = illegal('MG-PILOT-5', 'Choose a Mecha you control in your entry zone.');
const FULL = illegal('MG-PILOT-8', 'This Mecha has no room for another Pilot.');

const ATTACH = byCardAnd(CELL_NAME, (card, unit): ActionOf<'attach'> => ({ kind: 'attach', card, unit }));

/** MG-PILOT-2, MG-R-62. */
export const attach: Rule<'attach', 'main'> = {
  candidates(s, seat, out) {
    const { hand } = s.piles[seat];
    for (let i = 0; i < hand.length; i++) {
      if (!IS_PILOT[hand[i]] || hand.indexOf(hand[i]) !== i) continue;
      for (const cell of ENTRY[seat]) if (s.board[cell] !== null) out.push(ATTACH[hand[i]][cell]);
    }
  },
  judge(s, seat, action) {
    const card = cardNumber(action.card);
    if (!isInHand(s, seat, card)) return NOT_IN_HAND;
    if (!IS_PILOT[card]) return NO_PILOT;
    const u = unitAt(s, action.unit);
    if (u?.controller !== seat) return NOT_YOURS;
    if (canTakePilot(s, seat, u)) return LEGAL;
    return isMecha(u) && ENTRY[seat].includes(u.cell) ? FULL : NOT_AT_HOME;
  },
  apply(s, seat, action, log, ask) {
    const card = cardNumber(action.card);
    const target = namedUnit(s, action.unit).id;
    fromHand(s.piles[seat], card);
    forfeitExcept(s, NONE, log);
    log.push({ type: 'played', clause: 'MG-PILOT-2', seat, card: ID[card], target: action.unit });
    announce(s, { kind: 'card', seat, card, cell: NOWHERE, target, second: NONE, gone: false }, ask);
  },
};
