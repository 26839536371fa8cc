import { LEGAL, illegal } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { CARDS, cardNumber, fits } from '../content/cards.ts';
import { goOn, partNamed } from '../effects/carry-out.ts';
import { canTake, take as intoOwnHand } from '../effects/on-cards.ts';
import { kindsOf, type Rule } from './rule.ts';

export const NOT_FOUND = illegal('MG-R-76', 'Choose a card from that pile that the effect allows.');

const TAKE = CARDS.map(({ id }): ActionOf<'take'> => ({ kind: 'take', card: id }));
export const STOP: ActionOf<'stop'> = { kind: 'stop' };

/** MG-D-18, MG-D-19: one card at a time, as many as the part allows. */
export const take: Rule<'take', 'take'> = {
  candidates(s, seat, out, { progress }) {
    const { from } = partNamed(progress, 'take');
    for (const card of kindsOf(s.piles[seat][from])) out.push(TAKE[card]);
  },
  judge(s, seat, action, { progress, taken }) {
    const op = partNamed(progress, 'take');
    const card = cardNumber(action.card);
    if (!s.piles[seat][op.from].includes(card) || !fits(card, op.which)) return NOT_FOUND;
    return op.distinct === true && taken.includes(card) ? NOT_FOUND : LEGAL;
  },
  apply(s, seat, action, log, ask) {
    const { progress, left } = ask;
    const op = partNamed(progress, 'take');
    const card = cardNumber(action.card);
    intoOwnHand(s, seat, card, op.from, op.open, log);
    // The card taken is public only if names must differ, and then it has been shown.
    const taken = op.distinct === true ? [...ask.taken, card] : ask.taken;
    if (left > 1 && canTake(s, op, seat, taken))
      s.agenda.push({ ask: 'take', seat, progress, left: left - 1, taken });
    else goOn(s, progress);
  },
};

/** Nothing more is taken or put. */
export const stop: Rule<'stop', 'take' | 'put'> = {
  candidates(_s, _seat, out) {
    out.push(STOP);
  },
  judge: () => LEGAL,
  apply(s, _seat, _action, _log, { progress }) {
    goOn(s, progress);
  },
};
