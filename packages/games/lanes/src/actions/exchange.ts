import { LEGAL, illegal } from '@mechatable/kernel';
import { cardActions, type ActionOf } from '../action.ts';
import { fromHandUnseen, revealNext, toBottom, toHand, withoutCard } from '../board.ts';
import { ID, cardNumber } from '../content/cards.ts';
import { plus } from '../lists.ts';
import { EVERYBODY, OWNER } from '../state.ts';
import { eachHandCard, eachKind, inHand, type Rule } from './rule.ts';

const NOT_REVEALED = illegal('LN-DRAW-3', 'Choose a face-up card in your pool.');
const YES: ActionOf<'exchange'> = { kind: 'exchange', yes: true };
const NO: ActionOf<'exchange'> = { kind: 'exchange', yes: false };

/** LN-R-8: all of it or none of it. */
export const exchange: Rule<'exchange'> = {
  candidates(_s, _seat, out) {
    out.push(YES, NO);
  },
  judge() {
    return LEGAL;
  },
  apply(s, seat, { yes }, log) {
    if (yes) s.agenda.push({ ask: 'takeRevealed', seat, exchange: true }, { ask: 'exchangeReturn', seat });
    else log.push({ type: 'refused', clause: 'LN-DRAW-3', seat, card: null });
  },
};

const GIVE_BACK = cardActions('giveBack');

/** LN-R-8 (1), LN-R-9: any hand card, face down on the bottom of the deck. */
export const giveBack: Rule<'giveBack'> = {
  candidates(s, seat, out) {
    eachHandCard(s, seat, GIVE_BACK, out);
  },
  judge(s, seat, { card }) {
    return inHand(s, seat, card) ?? LEGAL;
  },
  apply(s, seat, action, log) {
    const card = cardNumber(action.card);
    fromHandUnseen(s.piles[seat], card);
    toBottom(s.piles[seat], card, OWNER);
    log.push({ type: 'returned', clause: 'LN-DRAW-3', seat, card: ID[card], secret: true });
  },
};

const TAKE = cardActions('takeRevealed');

/** LN-R-8 (2) and (3); also what a card like Depot Raid does. */
export const takeRevealed: Rule<'takeRevealed', 'takeRevealed'> = {
  candidates(s, seat, out) {
    eachKind(s.piles[seat].revealed, TAKE, out);
  },
  judge(s, seat, { card }) {
    return s.piles[seat].revealed.includes(cardNumber(card)) ? LEGAL : NOT_REVEALED;
  },
  apply(s, seat, action, log, { exchange: exchanging }) {
    const pile = s.piles[seat];
    const card = cardNumber(action.card);
    pile.revealed = withoutCard(pile.revealed, card);
    pile.taken = plus(pile.taken, card);
    toHand(pile, card, EVERYBODY);
    log.push({ type: 'took', clause: exchanging ? 'LN-DRAW-3' : 'LN-FX-10', seat, card: ID[card] });
    revealNext(s, seat, exchanging ? 'LN-DRAW-4' : 'LN-ZONE-6', log);
  },
};
