import { LEGAL, illegal } from '@mechatable/kernel';
import { cardActions, type ActionOf } from '../action.ts';
import { ID, cardNumber } from '../content/cards.ts';
import { begin } from '../effects.ts';
import { activate, ownTriggers, resolveNext } from '../steps/resolution.ts';
import { reactionOf } from '../triggers.ts';
import { eachHandCard, inHand, type Rule } from './rule.ts';

const ORDER: ActionOf<'orderTrigger'>[] = [];

/** Created once each, on demand: any number of triggers can wait (LN-R-33, LN-R-60). */
function orderAction(trigger: number): ActionOf<'orderTrigger'> {
  while (ORDER.length <= trigger) ORDER.push({ kind: 'orderTrigger', trigger: ORDER.length });
  return ORDER[trigger];
}

const NO_SUCH_TRIGGER = illegal('LN-R-60', 'Choose one of your waiting triggers.');

/** LN-R-60. */
export const orderTrigger: Rule<'orderTrigger', 'orderTrigger'> = {
  candidates(_s, seat, out, { triggers }) {
    const waiting = ownTriggers(triggers, seat);
    for (let i = 0; i < waiting.length; i++) out.push(orderAction(i));
  },
  judge(_s, seat, { trigger }, { triggers }) {
    return trigger < ownTriggers(triggers, seat).length ? LEGAL : NO_SUCH_TRIGGER;
  },
  apply(s, seat, { trigger }, _log, { triggers }) {
    resolveNext(s, triggers, ownTriggers(triggers, seat)[trigger]);
  },
};

const YES: ActionOf<'optional'> = { kind: 'optional', yes: true };
const NO: ActionOf<'optional'> = { kind: 'optional', yes: false };

/** LN-FX-5, LN-R-73. */
export const optional: Rule<'optional', 'optional'> = {
  candidates(_s, _seat, out) {
    out.push(YES, NO);
  },
  judge() {
    return LEGAL;
  },
  apply(s, seat, { yes }, log, { trigger }) {
    if (yes) activate(s, trigger, log);
    else log.push({ type: 'refused', clause: 'LN-FX-5', seat, card: ID[trigger.card] });
  },
};

const REACT = cardActions('react');
const DOES_NOT_REACT = illegal('LN-R-89', 'Choose a card in your hand that reacts to this, or decline.');

/** LN-R-80, LN-R-89: naming a card shows it. */
export const react: Rule<'react', 'handReaction'> = {
  candidates(s, seat, out) {
    eachHandCard(s, seat, REACT, out);
  },
  judge(s, seat, { card }, { trigger }) {
    const missing = inHand(s, seat, card);
    if (missing !== null) return missing;
    return reactionOf(s, cardNumber(card), trigger) >= 0 ? LEGAL : DOES_NOT_REACT;
  },
  apply(s, seat, action, log, { trigger }) {
    const card = cardNumber(action.card);
    const effect = reactionOf(s, card, trigger);
    log.push({ type: 'trigger', clause: 'LN-R-80', seat, card: ID[card], effect, zone: null });
    begin(s, { ...trigger, card, effect, hand: null });
  },
};

const DECLINE: ActionOf<'decline'> = { kind: 'decline' };

export const decline: Rule<'decline'> = {
  candidates(_s, _seat, out) {
    out.push(DECLINE);
  },
  judge() {
    return LEGAL;
  },
  apply(_s, seat, _action, log) {
    log.push({ type: 'declined', clause: 'LN-R-89', seat });
  },
};
