import { LEGAL, invariant } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { commandProblem } from '../announcing.ts';
import { CELL_NAME, NOWHERE, SEAT_LETTERS } from '../board.ts';
import { announce } from '../chain.ts';
import { CARDS, ID, IS_COMMAND, UNPLAYABLE, cardNumber } from '../content/cards.ts';
import { NONE, cellOf, targetSeat } from '../references.ts';
import { NO_TARGET, eachTarget, targetsOf } from '../targets.ts';
import { triggerAll } from '../triggers.ts';
import { fromHand } from '../zones.ts';
import { NOT_IN_HAND, isInHand, type Rule } from './rule.ts';

/** The usual targets (a space, a player, none) are made once. */
const COMMON = CARDS.map(
  ({ id, types }) =>
    new Map(
      (types.includes('command') ? [...CELL_NAME, ...SEAT_LETTERS, NO_TARGET] : []).map(
        (target): [string, ActionOf<'command'>] => [target, { kind: 'command', card: id, target }],
      ),
    ),
);

function commandOf(card: number, target: string): ActionOf<'command'> {
  return COMMON[card].get(target) ?? { kind: 'command', card: ID[card], target };
}

/** MG-CMD-2, MG-R-13, MG-R-17: by either player, as an act of the Main Phase or in a window. */
export const command: Rule<'command', 'main' | 'respond'> = {
  candidates(s, seat, out) {
    const { hand } = s.piles[seat];
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i];
      if (!IS_COMMAND[card] || UNPLAYABLE[card] || hand.indexOf(card) !== i) continue;
      eachTarget(s, CARDS[card].target, seat, (target) => out.push(commandOf(card, target)));
    }
  },
  judge(s, seat, action, ask) {
    const card = cardNumber(action.card);
    if (!isInHand(s, seat, card)) return NOT_IN_HAND;
    return commandProblem(s, seat, card, action.target, ask) ?? LEGAL;
  },
  apply(s, seat, action, log, ask) {
    const card = cardNumber(action.card);
    const rule = CARDS[card].target;
    const chosen = targetsOf(s, rule, seat, action.target);
    invariant(chosen !== null, 'the target is allowed');
    fromHand(s.piles[seat], card);
    const target = action.target === NO_TARGET ? null : action.target;
    log.push({ type: 'played', clause: 'MG-CMD-2', seat, card: ID[card], target });
    const where =
      rule?.pick === 'space'
        ? { cell: cellOf(chosen.target), target: NONE, second: NONE }
        : { cell: NOWHERE, ...chosen };
    announce(s, { kind: 'card', seat, card, ...where, gone: false }, ask);
    // MG-R-19: only triggers on playing a Command resolve before anyone is asked.
    const waiting = s.queue.length;
    triggerAll(s, 'commandPlayed', NOWHERE, targetSeat(seat));
    if (s.queue.length > waiting) s.agenda.push({ do: 'settle', waiting });
  },
};
