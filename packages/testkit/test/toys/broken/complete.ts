import { illegal, LEGAL } from '@mechatable/kernel';
import { highCard } from '../high-card/game.ts';
import type { Action } from '../high-card/state.ts';
import { alsoDoing, spoilt, telling, type Broken } from './spoil.ts';

const NO_SENTENCE = illegal('HC-PLAY-1', ' ');
const NO_CLAUSE = illegal('', 'Play a card.');
const FOREIGN = illegal('HC-NONE-1', 'Play a card.');

function refusingWith(refusal: typeof FOREIGN) {
  return spoilt({
    judge: (state, seat, action) => (highCard.judge(state, seat, action).ok ? LEGAL : refusal),
  });
}

/** As a lookup by property key would do it. */
function withNumber(action: Action): Action {
  const fields = Object(action) as Partial<Record<keyof Action, unknown>>;
  return { ...fields, card: Number(fields.card) } as Action;
}

export const complete: readonly Broken[] = [
  [
    'complete',
    'allows cards that are not held',
    'which legal() does not list',
    spoilt({
      judge(state, seat, action) {
        const verdict = highCard.judge(state, seat, action);
        return !verdict.ok && verdict.sentence.startsWith('Choose') ? LEGAL : verdict;
      },
    }),
  ],
  [
    'complete',
    'forgets a legal action',
    'which legal() does not list',
    spoilt({ legal: (state, seat) => highCard.legal(state, seat).slice(0, 1) }),
  ],
  [
    'complete',
    'lists an action twice',
    'twice',
    spoilt({ legal: (state, seat) => [0, 1].flatMap(() => highCard.legal(state, seat)) }),
  ],
  [
    'complete',
    'does not expect what is legal to be tried',
    'attempts() leaves out',
    spoilt({ attempts: () => [] }),
  ],
  [
    'complete',
    'takes a text for a number',
    'which legal() does not list',
    spoilt({ judge: (state, seat, action) => highCard.judge(state, seat, withNumber(action)) }),
  ],
  [
    'complete',
    'stumbles over what is no action',
    'judge() throws',
    spoilt({
      judge: (state, seat, action) => (action.card > 0 ? highCard.judge(state, seat, action) : FOREIGN),
    }),
  ],
  [
    'complete',
    'lets strangers play',
    'of seat -1',
    spoilt({ judge: (state, seat, action) => highCard.judge(state, seat < 0 ? 0 : seat, action) }),
  ],
  ['complete', 'refuses without a sentence', 'has no sentence', refusingWith(NO_SENTENCE)],
  ['complete', 'refuses without a clause', 'names no clause', refusingWith(NO_CLAUSE)],
  ['complete', 'refuses by a clause that no book has', 'cites HC-NONE-1', refusingWith(FOREIGN)],
  [
    'complete',
    'has events by such a clause',
    'The event "',
    telling((event) => ({ ...event, clause: 'HC-NONE-1' })),
  ],
  [
    'complete',
    'ends by such a clause',
    'The outcome cites HC-NONE-1',
    spoilt({
      outcome(state) {
        const outcome = highCard.outcome(state);
        return outcome === null ? null : { ...outcome, clause: 'HC-NONE-1' };
      },
    }),
  ],
  [
    'complete',
    'changes the state before it refuses',
    'has changed the state before',
    spoilt({
      apply(state, seat, action) {
        state.lastRoll = 0;
        state.turn += 10;
        const events = highCard.apply(state, seat, action);
        state.turn -= 10;
        return events;
      },
    }),
  ],
  [
    'complete',
    'carries out what it refuses',
    'apply() carries out',
    spoilt({
      apply: (state, seat, action) =>
        highCard.judge(state, seat, action).ok ? highCard.apply(state, seat, action) : [],
    }),
  ],
  [
    'complete',
    'throws on what is legal',
    'no third turn',
    alsoDoing(({ turn }) => {
      if (turn === 3) throw new Error('no third turn');
    }),
  ],
  [
    'complete',
    'changes the state by being asked',
    'legal, attempts and judge has changed the state',
    spoilt({
      attempts(state, seat) {
        state.lastRoll++;
        return highCard.attempts(state, seat);
      },
    }),
  ],
  [
    'complete',
    'has a door too narrow for its own actions',
    'The schema of actions refuses "play 5"',
    spoilt({ actions: highCard.actions.refine(({ card }) => card !== 5) }),
  ],
];
