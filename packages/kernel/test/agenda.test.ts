import { describe, expect, test } from 'vitest';
import {
  byAgenda,
  hashOf,
  IllegalActionError,
  illegal,
  InvariantError,
  type AskStep,
  type Seat,
} from '../src/index.ts';
import { agenda, position, type Action, type Event } from './tiny.ts';

const turn = { ask: 'turn', seat: 0 } as const;
const more = { ask: 'more', seat: 0 } as const;

function refusalOf(state: ReturnType<typeof position>, seat: number, action: unknown): string | null {
  const verdict = agenda.judge(state, seat, action as Action);
  return verdict.ok ? null : verdict.clause;
}

test('the questions are listed by name', () => {
  expect(agenda.questions).toEqual(['turn', 'more']);
});

describe('the question on top', () => {
  test('shows who is asked and which answers are legal', () => {
    const state = position(2, turn);
    expect(agenda.toAct(state)).toEqual([0]);
    expect(agenda.legal(state, 0)).toEqual([
      { kind: 'take', count: 1 },
      { kind: 'take', count: 2 },
    ]);
    expect(agenda.legal(state, 1)).toEqual([]);
  });

  test('lists illegal attempts, too', () => {
    expect(
      agenda.attempts(position(2, turn), 0).map((action) => ('count' in action ? action.count : 0)),
    ).toEqual([1, 2, 3, 4]);
    expect(agenda.attempts(position(2, turn), 1)).toEqual([]);
  });

  test('is removed by an answer, which runs the steps up to the next question', () => {
    const state = position(8, turn);
    const events = agenda.apply(state, 0, { kind: 'take', count: 2 });
    expect(events.map(({ type, stones }) => [type, stones])).toEqual([
      ['took', 2],
      ['left', 6],
    ]);
    expect(state.agenda).toEqual([{ ask: 'turn', seat: 1 }]);
  });

  test('the step pushed last runs first', () => {
    const state = position(8, turn);
    agenda.apply(state, 0, { kind: 'take', count: 3 });
    expect(state.agenda).toEqual([{ do: 'next', seat: 0 }, more]);
  });
});

describe('a question that may answer itself', () => {
  function afterThree(pile: number): { state: ReturnType<typeof position>; events: Event[] } {
    const state = position(pile, turn);
    return { state, events: agenda.apply(state, 0, { kind: 'take', count: 3 }) };
  }

  test('is asked if there are two answers', () => {
    const { state } = afterThree(5);
    expect(agenda.toAct(state)).toEqual([0]);
    expect(agenda.legal(state, 0)).toEqual([
      { kind: 'more', yes: true },
      { kind: 'more', yes: false },
    ]);
  });

  test('answers itself if there is only one', () => {
    const { state, events } = afterThree(4);
    expect(state.pile).toBe(1);
    expect(events.map(({ type }) => type)).toEqual(['took', 'left']);
    expect(state.agenda).toEqual([{ ask: 'turn', seat: 1 }]);
  });

  test('is dropped if there is none', () => {
    const { state, events } = afterThree(3);
    expect(events.map(({ type }) => type)).toEqual(['took', 'left', 'won']);
    expect(state.agenda).toEqual([]);
  });

  test('other questions are asked even with a single answer', () => {
    const state = position(1, turn);
    agenda.run(state, []);
    expect(agenda.toAct(state)).toEqual([0]);
    expect(agenda.legal(state, 0)).toEqual([{ kind: 'take', count: 1 }]);
  });
});

describe('a refusal', () => {
  test.each([
    ['of the rule itself', position(2, turn), 0, { kind: 'take', count: 3 }, 'TY-TAKE-2'],
    ['to a seat that is not asked', position(2, turn), 1, { kind: 'take', count: 1 }, 'TY-TURN-2'],
    [
      'to that seat, by the open question itself',
      position(5, more),
      1,
      { kind: 'more', yes: true },
      'TY-MORE-2',
    ],
    ['to a seat that does not exist', position(2, turn), 7, { kind: 'take', count: 1 }, 'TY-TURN-2'],
    ['of an answer to another question', position(5, more), 0, { kind: 'take', count: 1 }, 'TY-MORE-1'],
    [
      'of an action that answers no open question',
      position(5, turn),
      0,
      { kind: 'more', yes: true },
      'TY-TURN-1',
    ],
    ['while nothing is asked', position(5, { do: 'count' }), 0, { kind: 'take', count: 1 }, 'TY-TURN-2'],
    ['after the end', { ...position(0), winner: 1 }, 0, { kind: 'take', count: 1 }, 'TY-END-1'],
  ])('%s', (_what, state, seat, action, clause) => {
    expect(refusalOf(state, seat, action)).toBe(clause);
  });

  test('is thrown by apply, which changes nothing', () => {
    const state = position(2, turn);
    const before = hashOf(state);
    const tries: readonly [number, unknown][] = [
      [0, { kind: 'take', count: 3 }],
      [0, { kind: 'more', yes: true }],
      [1, { kind: 'take', count: 1 }],
    ];
    for (const [seat, action] of tries) {
      expect(() => agenda.apply(state, seat, action as Action)).toThrow(IllegalActionError);
    }
    expect(() => agenda.apply(state, 0, { kind: 'take', count: 3 })).toThrow(
      'TY-TAKE-2: Take no more than there are.',
    );
    expect(hashOf(state)).toBe(before);
  });
});

describe('the end', () => {
  test('clears the agenda and asks nobody', () => {
    const state = position(1, { ask: 'turn', seat: 1 }, { do: 'count' }, turn);
    agenda.apply(state, 0, { kind: 'take', count: 1 });
    expect(state.agenda).toEqual([]);
    expect(agenda.toAct(state)).toEqual([]);
    expect(agenda.legal(state, 0)).toEqual([]);
    expect(agenda.attempts(state, 0)).toEqual([]);
  });
});

test('after the end, every action is refused with the clause that ended the match', () => {
  interface Ended {
    agenda: AskStep[];
    readonly by: string;
  }
  const ended = byAgenda<Ended, { readonly kind: 'say' }, Event, AskStep, never>({
    questions: {},
    steps: {},
    endedBy: ({ by }) => by,
    notAsked: illegal('TY-SAY-1', 'Wait.'),
  });
  for (const by of ['TY-END-1', 'TY-END-2']) {
    expect(ended.judge({ agenda: [], by }, 0, { kind: 'say' })).toEqual(illegal(by, 'The match is over.'));
  }
});

describe('a bug in a game', () => {
  test('is reported if nothing is left to do', () => {
    expect(() => {
      agenda.run(position(5), []);
    }).toThrow(InvariantError);
  });
});

test('exact candidates are listed without being judged, but actions are still judged', () => {
  interface WordAsk {
    readonly ask: 'word';
    readonly seat: Seat;
  }
  let judged = 0;
  const exact = byAgenda<
    { agenda: WordAsk[] },
    { readonly kind: 'say'; readonly word: string },
    Event,
    WordAsk,
    never
  >({
    questions: {
      word: {
        answers: {
          say: {
            exact: true,
            candidates: (_state, _seat, out) =>
              void out.push({ kind: 'say', word: 'yes' }, { kind: 'say', word: 'no' }),
            judge(_state, _seat, { word }) {
              judged++;
              return word === 'yes' || word === 'no' ? { ok: true } : illegal('TY-SAY-1', 'Say yes or no.');
            },
            apply: (state) => void state.agenda.push({ ask: 'word', seat: 0 } as const),
          },
        },
        otherwise: illegal('TY-SAY-1', 'Say something.'),
      },
    },
    steps: {},
    endedBy: () => null,
    notAsked: illegal('TY-SAY-1', 'Wait.'),
  });
  const state: { agenda: WordAsk[] } = { agenda: [{ ask: 'word', seat: 0 }] };
  expect([exact.legal(state, 0).map(({ word }) => word), judged]).toEqual([['yes', 'no'], 0]);
  expect(exact.judge(state, 0, { kind: 'say', word: 'perhaps' }).ok).toBe(false);
  expect(() => exact.apply(state, 0, { kind: 'say', word: 'perhaps' })).toThrow(IllegalActionError);
});
