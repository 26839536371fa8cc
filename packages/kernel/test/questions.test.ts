import { expect, expectTypeOf, test } from 'vitest';
import {
  byAgenda,
  illegal,
  LEGAL,
  type ActionRule,
  type AskOf,
  type GameEvent,
  type QuestionRules,
  type Seat,
} from '../src/index.ts';

type Action = { readonly kind: 'take'; readonly count: number } | { readonly kind: 'stop' };
type Ask =
  | { readonly ask: 'turn'; readonly seat: Seat; readonly most: number }
  | { readonly ask: 'again'; readonly seat: Seat; readonly taken: number }
  | { readonly ask: 'first' | 'last'; readonly seat: Seat; readonly why: string };
interface State {
  total: number;
  agenda: Ask[];
}
type Rule<Kind extends Action['kind'], Name extends Ask['ask']> = ActionRule<
  State,
  Extract<Action, { kind: Kind }>,
  GameEvent,
  AskOf<Ask, Name>
>;

const NO = illegal('QU-1', 'No.');

/** Answers one question, and knows its fields without looking at its name. */
const take: Rule<'take', 'turn'> = {
  candidates(_state, _seat, out, { most }) {
    for (let count = 1; count <= most; count++) out.push({ kind: 'take', count });
  },
  judge: (_state, _seat, { count }, { most }) => (count <= most ? LEGAL : NO),
  apply(state, seat, { count }) {
    state.total += count;
    state.agenda.push({ ask: 'again', seat, taken: count });
  },
};

/** Takes as many as before. */
const takeAgain: Rule<'take', 'again'> = {
  candidates: (_state, _seat, out, { taken }) => void out.push({ kind: 'take', count: taken }),
  judge: (_state, _seat, { count }, { taken }) => (count === taken ? LEGAL : NO),
  apply(state, seat, { count }) {
    state.total += count;
    state.agenda.push({ ask: 'turn', seat, most: 3 });
  },
};

/** Answers two questions. */
const stop: Rule<'stop', 'turn' | 'again'> = {
  candidates: (_state, _seat, out) => void out.push({ kind: 'stop' }),
  judge: () => LEGAL,
  apply(state, seat, _action, _log, ask) {
    state.agenda.push({ ask: 'turn', seat: 1 - seat, most: ask.ask === 'turn' ? ask.most : ask.taken });
  },
};

type Asked<Name extends Ask['ask']> = QuestionRules<State, Action, GameEvent, AskOf<Ask, Name>>;
const turn: Asked<'turn'> = { answers: { take, stop }, otherwise: NO };
const again: Asked<'again'> = { answers: { take: takeAgain, stop }, otherwise: NO };
const first: Asked<'first'> = { answers: {}, otherwise: NO };
const last: Asked<'last'> = { answers: {}, otherwise: NO };

test('the rule of the open question judges an action that several questions share', () => {
  const agenda = byAgenda<State, Action, GameEvent, Ask, never>({
    questions: { turn, again, first, last },
    steps: {},
    endedBy: () => null,
    notAsked: NO,
  });
  const state: State = { total: 0, agenda: [{ ask: 'turn', seat: 0, most: 2 }] };
  const counts = (): unknown[] =>
    agenda.legal(state, 0).map((action) => ('count' in action ? action.count : 'stop'));
  expect(counts()).toEqual([1, 2, 'stop']);
  agenda.apply(state, 0, { kind: 'take', count: 2 });
  expect(counts()).toEqual([2, 'stop']);
  agenda.apply(state, 0, { kind: 'take', count: 2 });
  expect([state.total, counts()]).toEqual([4, [1, 2, 3, 'stop']]);
  agenda.apply(state, 0, { kind: 'stop' });
  expect(state.agenda).toEqual([{ ask: 'turn', seat: 1, most: 3 }]);
  expect(agenda.judge({ total: 0, agenda: [{ ask: 'last', seat: 0, why: '' }] }, 0, { kind: 'stop' })).toBe(
    NO,
  );
});

test('the compiler rejects actions that can’t answer a question', () => {
  // @ts-expect-error: the rule is written for another question
  const wrongRule: Asked<'again'> = { answers: { take }, otherwise: NO };
  // @ts-expect-error: the rule is for another kind of action
  const wrongKind: Asked<'turn'> = { answers: { stop: take }, otherwise: NO };
  // @ts-expect-error: there is no such kind of action
  const noKind: Asked<'turn'> = { answers: { dance: stop }, otherwise: NO };
  // @ts-expect-error: the rule does not answer this question, which shares its type with another
  const wrongShared: Asked<'first'> = { answers: { stop }, otherwise: NO };
  // @ts-expect-error: the question has no such field
  const wrongField: Rule<'take', 'turn'>['judge'] = (_state, _seat, { count }, { taken }) =>
    count === taken ? LEGAL : NO;
  // @ts-expect-error: two questions are not answered
  const missing: Parameters<typeof byAgenda<State, Action, GameEvent, Ask, never>>[0]['questions'] = {
    turn,
    again,
  };
  // @ts-expect-error: there is no such question
  type NoQuestion = Rule<'take', 'dance'>;
  expect([wrongRule, wrongKind, noKind, wrongShared, wrongField, missing]).toHaveLength(6);
  expectTypeOf<NoQuestion>().toBeObject();
});

test('a question is known by its name, even if it shares its type with another', () => {
  expectTypeOf<AskOf<Ask, 'turn'>>().toEqualTypeOf<{
    readonly ask: 'turn';
    readonly seat: Seat;
    readonly most: number;
  }>();
  expectTypeOf<AskOf<Ask, 'last'>['ask']>().toEqualTypeOf<'last'>();
  expectTypeOf<AskOf<Ask, 'last'>['why']>().toEqualTypeOf<string>();
  expectTypeOf<AskOf<Ask, 'turn' | 'last'>['ask']>().toEqualTypeOf<'turn' | 'last'>();
});
