import { describe, expect, test } from 'vitest';
import { byAgenda, hashOf, illegal, LEGAL, type GameEvent, type Seat } from '../src/index.ts';

/** Everyone holds out fingers at once; then they are counted. A player with one hand full must hold out one. */
interface State {
  readonly fingers: number[];
  readonly limit: number[];
  total: number;
  agenda: Step[];
}
type Ask =
  | { readonly ask: 'hold'; readonly seats: readonly Seat[] }
  | { readonly ask: 'shout'; readonly seat: Seat };
interface Do {
  readonly do: 'count';
}
type Step = Ask | Do;
type Action = { readonly kind: 'hold'; readonly fingers: number } | { readonly kind: 'shout' };
interface Event extends GameEvent {
  readonly seat: Seat;
}

const TOO_MANY = illegal('FI-1', 'You have no more fingers.');

const agenda = byAgenda<State, Action, Event, Ask, Do>({
  questions: {
    hold: {
      answers: {
        hold: {
          candidates(_state, _seat, out) {
            for (let fingers = 1; fingers <= 3; fingers++) out.push({ kind: 'hold', fingers });
          },
          judge: ({ limit }, seat, { fingers }) => (fingers <= (limit[seat] ?? 0) ? LEGAL : TOO_MANY),
          apply(state, seat, { fingers }, log) {
            state.fingers[seat] = fingers;
            log.push({ type: 'held', clause: 'FI-1', seat });
          },
        },
      },
      otherwise: illegal('FI-2', 'Hold out fingers first.'),
      auto: ({ limit }, _ask, seat) => (limit[seat] ?? 0) <= 1,
    },
    shout: {
      answers: {
        shout: {
          candidates(_state, _seat, out) {
            out.push({ kind: 'shout' });
          },
          judge: () => LEGAL,
          apply(state, seat) {
            state.agenda.push({ ask: 'shout', seat });
          },
        },
      },
      otherwise: illegal('FI-3', 'Shout.'),
    },
  },
  steps: {
    count(state, _step, log) {
      for (const fingers of state.fingers) state.total += fingers;
      log.push({ type: 'counted', clause: 'FI-2', seat: 0 });
      state.agenda.push({ ask: 'shout', seat: 0 });
    },
  },
  endedBy: () => null,
  notAsked: illegal('FI-4', 'Wait.'),
});

function round(limit: number[], seats: readonly Seat[] = [0, 1, 2]): State {
  return { fingers: [0, 0, 0], limit, total: 0, agenda: [{ do: 'count' }, { ask: 'hold', seats }] };
}

const hold = (fingers: number): Action => ({ kind: 'hold', fingers });
const clauseOf = (state: State, seat: Seat, action: Action): string | null => {
  const verdict = agenda.judge(state, seat, action);
  return verdict.ok ? null : verdict.clause;
};

describe('a question to several seats at once', () => {
  test('asks them all, each with its own answers', () => {
    const state = round([3, 2, 3], [0, 1]);
    expect(agenda.toAct(state)).toEqual([0, 1]);
    expect(agenda.legal(state, 0)).toEqual([hold(1), hold(2), hold(3)]);
    expect(agenda.legal(state, 1)).toEqual([hold(1), hold(2)]);
    expect(agenda.legal(state, 2)).toEqual([]);
    expect(agenda.attempts(state, 1)).toEqual([hold(1), hold(2), hold(3)]);
    expect(agenda.attempts(state, 2)).toEqual([]);
    expect(clauseOf(state, 2, hold(1))).toBe('FI-4');
    expect(clauseOf(state, 1, hold(3))).toBe('FI-1');
    expect(clauseOf(state, 1, { kind: 'shout' })).toBe('FI-2');
  });

  test('can be answered in any order, and continues after the last answer', () => {
    const state = round([3, 3, 3]);
    expect(agenda.apply(state, 2, hold(3)).map(({ type }) => type)).toEqual(['held']);
    expect(agenda.toAct(state)).toEqual([0, 1]);
    expect(state.agenda).toEqual([{ do: 'count' }, { ask: 'hold', seats: [0, 1] }]);
    agenda.apply(state, 0, hold(1));
    expect([agenda.toAct(state), state.total]).toEqual([[1], 0]);
    expect(agenda.apply(state, 1, hold(2)).map(({ type }) => type)).toEqual(['held', 'counted']);
    expect([agenda.toAct(state), state.total]).toEqual([[0], 6]);
  });

  test('is answered once by each', () => {
    const state = round([3, 3, 3]);
    agenda.apply(state, 1, hold(2));
    expect(clauseOf(state, 1, hold(1))).toBe('FI-4');
    const before = hashOf(state);
    expect(() => agenda.apply(state, 1, hold(1))).toThrow('FI-4');
    expect(hashOf(state)).toBe(before);
  });

  test('does not change a step that other states may share', () => {
    const state = round([3, 3, 3]);
    const [, step] = state.agenda;
    agenda.apply(state, 1, hold(2));
    expect(step).toEqual({ ask: 'hold', seats: [0, 1, 2] });
  });

  test('answers itself for seats with no choice, and waits for the others', () => {
    const state = round([3, 1, 0]);
    agenda.run(state, []);
    expect(agenda.toAct(state)).toEqual([0]);
    expect(state.fingers).toEqual([0, 1, 0]);
    agenda.apply(state, 0, hold(3));
    expect(state.total).toBe(4);
  });

  test('is dropped if nobody has a choice', () => {
    const state = round([1, 1, 1]);
    agenda.run(state, []);
    expect([agenda.toAct(state), state.total]).toEqual([[0], 3]);
  });
});
