import { illegal, LEGAL } from '@mechatable/kernel';
import { z } from 'zod';
import { highCard } from '../high-card/game.ts';
import { alsoDoing, spoiled, telling, type Broken } from './spoil.ts';

const NO_SENTENCE = illegal('HC-PLAY-1', ' ');
const NO_CLAUSE = illegal('', 'Play a card.');
const FOREIGN = illegal('HC-NONE-1', 'Play a card.');

function refusingWith(refusal: typeof FOREIGN) {
  return spoiled({
    rules: {
      judge: (state, seat, action) => (highCard.rules.judge(state, seat, action).ok ? LEGAL : refusal),
    },
  });
}

export const complete: readonly Broken[] = [
  [
    'complete',
    'allows cards that are not held',
    'which legal() does not list',
    spoiled({
      rules: {
        judge(state, seat, action) {
          const verdict = highCard.rules.judge(state, seat, action);
          return !verdict.ok && verdict.sentence.startsWith('Choose') ? LEGAL : verdict;
        },
      },
    }),
  ],
  [
    'complete',
    'forgets a legal action',
    'which legal() does not list',
    spoiled({ rules: { legal: (state, seat) => highCard.rules.legal(state, seat).slice(0, 1) } }),
  ],
  [
    'complete',
    'lists an action twice',
    'twice',
    spoiled({ rules: { legal: (state, seat) => [0, 1].flatMap(() => highCard.rules.legal(state, seat)) } }),
  ],
  [
    'complete',
    'leaves legal actions out of the attempts',
    'attempts() leaves out',
    spoiled({ rules: { attempts: () => [] } }),
  ],
  [
    'complete',
    'takes a text for a number',
    'The schema of actions alters',
    spoiled({
      rules: { actions: z.strictObject({ kind: z.enum(['play', 'fold']), card: z.coerce.number() }) },
    }),
  ],
  [
    'complete',
    'stumbles over a card that does not exist',
    'judge() throws',
    spoiled({
      rules: {
        judge(state, seat, action) {
          if (action.card < 0) throw new RangeError('no such card');
          return highCard.rules.judge(state, seat, action);
        },
      },
    }),
  ],
  [
    'complete',
    'lets nonexistent seats play',
    'of seat -1',
    spoiled({
      rules: { judge: (state, seat, action) => highCard.rules.judge(state, seat < 0 ? 0 : seat, action) },
    }),
  ],
  ['complete', 'refuses without a sentence', 'has no sentence', refusingWith(NO_SENTENCE)],
  ['complete', 'refuses without a clause', 'names no clause', refusingWith(NO_CLAUSE)],
  ['complete', 'refuses by a clause that no book has', 'cites HC-NONE-1', refusingWith(FOREIGN)],
  [
    'complete',
    'has events with an unknown clause',
    'The event "',
    telling((event) => ({ ...event, clause: 'HC-NONE-1' })),
  ],
  [
    'complete',
    'ends with an unknown clause',
    'The outcome cites HC-NONE-1',
    spoiled({
      rules: {
        outcome(state) {
          const outcome = highCard.rules.outcome(state);
          return outcome === null ? null : { ...outcome, clause: 'HC-NONE-1' };
        },
      },
    }),
  ],
  [
    'complete',
    'changes the state before it refuses',
    'has changed the state before',
    spoiled({
      rules: {
        apply(state, seat, action) {
          state.lastRoll = 0;
          state.turn += 10;
          const events = highCard.rules.apply(state, seat, action);
          state.turn -= 10;
          return events;
        },
      },
    }),
  ],
  [
    'complete',
    'carries out what it refuses',
    'apply() carries out',
    spoiled({
      rules: {
        apply: (state, seat, action) =>
          highCard.rules.judge(state, seat, action).ok ? highCard.rules.apply(state, seat, action) : [],
      },
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
    spoiled({
      rules: {
        attempts(state, seat) {
          state.lastRoll++;
          return highCard.rules.attempts(state, seat);
        },
      },
    }),
  ],
  [
    'complete',
    'has a schema that rejects its own actions',
    'The schema of actions refuses "play 5"',
    spoiled({ rules: { actions: highCard.rules.actions.refine(({ card }) => card !== 5) } }),
  ],
];
