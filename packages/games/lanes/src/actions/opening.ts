import { LEGAL } from '@mechatable/kernel';
import { cardActions, type ActionOf } from '../action.ts';
import { fromHandUnseen } from '../board.ts';
import { ID, cardNumber } from '../content/cards.ts';
import { plus } from '../lists.ts';
import { OWNER } from '../state.ts';
import { opponent } from '../zones.ts';
import { eachHandCard, inHand, type Rule } from './rule.ts';

const FIRST: ActionOf<'tossChoice'> = { kind: 'tossChoice', take: 'first' };
const SECOND: ActionOf<'tossChoice'> = { kind: 'tossChoice', take: 'second' };

/** LN-SET-2, LN-R-3: before anything is shuffled. */
export const tossChoice: Rule<'tossChoice'> = {
  candidates(_s, _seat, out) {
    out.push(FIRST, SECOND);
  },
  judge() {
    return LEGAL;
  },
  apply(s, seat, { take }, log) {
    s.active = take === 'first' ? seat : opponent(seat);
    log.push({ type: 'toss', clause: 'LN-SET-1', seat });
    log.push({ type: 'first', clause: 'LN-SET-2', seat: s.active });
    s.agenda.push({ do: 'deal' });
  },
};

const SET = cardActions('setProtection');

/** LN-R-5, the option `protectionFrom: hand`: the last card set is the top one. */
export const setProtection: Rule<'setProtection'> = {
  candidates(s, seat, out) {
    eachHandCard(s, seat, SET, out);
  },
  judge(s, seat, { card }) {
    return inHand(s, seat, card) ?? LEGAL;
  },
  apply(s, seat, action, log) {
    const pile = s.piles[seat];
    const card = cardNumber(action.card);
    fromHandUnseen(pile, card);
    pile.protection = plus(pile.protection, card);
    pile.protectionKnown = plus(pile.protectionKnown, OWNER);
    log.push({ type: 'set', clause: 'LN-R-5', seat, card: ID[card], secret: true });
  },
};
