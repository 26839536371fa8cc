import { LEGAL, same, type AnyGame, type Answering, type Seat } from '@mechatable/kernel';
import { highCard } from './high-card/game.ts';
import { of, type Action, type State, type View } from './high-card/state.ts';

const PASS: Action = { kind: 'fold', card: 0 };

const answering: Answering<Action, View> = {
  windows: [{ id: 'second', words: 'A card is on the table', stop: true }],
  window: ({ trick }) => (trick.length === 1 ? 'second' : null),
  pass: PASS,
  matters: () => true,
};

interface Parts extends Partial<Pick<(typeof highCard)['rules'], 'eventFor'>> {
  readonly answering?: Partial<Answering<Action, View>>;
  readonly canPass?: (state: State, seat: Seat) => boolean;
}

/** High Card in which a player may pass on a card on the table, which folds the lowest card of the hand. */
export function passing({ canPass, answering: changed, ...parts }: Parts = {}): AnyGame {
  const mayPass = (state: State, seat: Seat): boolean =>
    state.trick.length === 1 &&
    highCard.rules.toAct(state).includes(seat) &&
    (canPass?.(state, seat) ?? true);
  const withPass = (state: State, seat: Seat, actions: Action[]): Action[] =>
    mayPass(state, seat) ? [...actions, PASS] : actions;
  const isPass = (state: State, seat: Seat, action: Action): boolean =>
    same(action, PASS) && mayPass(state, seat);
  return {
    ...highCard,
    rules: {
      ...highCard.rules,
      ...parts,
      legal: (state: State, seat) => withPass(state, seat, highCard.rules.legal(state, seat)),
      attempts: (state: State, seat) => withPass(state, seat, highCard.rules.attempts(state, seat)),
      judge: (state: State, seat, action: Action) =>
        isPass(state, seat, action) ? LEGAL : highCard.rules.judge(state, seat, action),
      apply(state: State, seat, action: Action) {
        const card = isPass(state, seat, action) ? Math.min(...of(state.hands, seat)) : action.card;
        return highCard.rules.apply(state, seat, { ...action, card });
      },
      answering: { ...answering, ...changed },
    },
  };
}
