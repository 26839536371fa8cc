import {
  below,
  defineGame,
  illegal,
  IllegalActionError,
  LEGAL,
  roll,
  type Game,
  type Outcome,
  type Rng,
  type Seat,
  type Verdict,
  type Viewer,
} from '@mechatable/kernel';
import { z } from 'zod';

/**
 * Morra, a toy for two or three: all seats choose 0 to 2 fingers at once and in secret. When the last has
 * chosen, hands open; a player alone with a number scores it. A die decides how many fingers a hand may
 * show in the next round, so what is legal changes. Three rounds. Its loadouts are names without effect.
 */
export interface State {
  rng: Rng;
  round: number;
  most: number;
  /** By seat; -1 while the seat is still choosing. */
  chosen: number[];
  scores: number[];
  /** 1 for a seat that gave up. */
  gone: number[];
}

export type Action = { readonly kind: 'show'; readonly fingers: number } | { readonly kind: 'fist' };

export interface Event {
  readonly type: 'chose' | 'opened' | 'round' | 'gaveUp';
  readonly clause: string;
  readonly seat: Seat;
  readonly fingers: readonly number[];
}

export interface View {
  viewer: Viewer;
  own: number;
  waiting: Seat[];
  round: number;
  most: number;
  scores: number[];
  gone: number[];
}

const ROUNDS = 3;
const OPEN = -1;
const WAIT = illegal('MO-SHOW-1', 'Choose once, then wait for the others.');
const TOO_MANY = illegal('MO-SHOW-2', 'Show no more fingers than the die allows.');

function outcome({ round, scores, gone }: State): Outcome | null {
  const left = scores.flatMap((_, seat) => (gone[seat] === 1 ? [] : [seat]));
  const end = (winners: Seat[], sentence: string): Outcome => ({
    winners,
    clause: 'MO-END-1',
    sentence,
    capped: false,
  });
  if (left.length === 1) return end(left, 'All others gave up.');
  if (round <= ROUNDS) return null;
  const best = Math.max(...left.map((seat) => scores[seat] ?? 0));
  return end(
    left.filter((seat) => scores[seat] === best),
    `The best hand has ${String(best)} points.`,
  );
}

function toAct(state: State): Seat[] {
  if (outcome(state) !== null) return [];
  return state.chosen.flatMap((fingers, seat) => (fingers === OPEN && state.gone[seat] === 0 ? [seat] : []));
}

function attempts(state: State, seat: Seat): Action[] {
  if (!toAct(state).includes(seat)) return [];
  return [{ kind: 'fist' }, { kind: 'show', fingers: 1 }, { kind: 'show', fingers: 2 }];
}

function judge(state: State, seat: Seat, action: Action): Verdict {
  if (!toAct(state).includes(seat)) return WAIT;
  return action.kind === 'fist' || action.fingers <= state.most ? LEGAL : TOO_MANY;
}

/** Opens the hands once everyone has chosen. */
function settle(state: State, log: Event[]): void {
  const { chosen, scores } = state;
  if (outcome(state) !== null || toAct(state).length > 0) return;
  log.push({ type: 'opened', clause: 'MO-OPEN-1', seat: 0, fingers: [...chosen] });
  chosen.forEach((fingers, seat) => {
    const alone = chosen.filter((others) => others === fingers).length === 1;
    if (alone && fingers !== OPEN) scores[seat] = (scores[seat] ?? 0) + fingers;
  });
  chosen.fill(OPEN);
  state.round++;
  state.most = roll(state.rng, 2);
  log.push({ type: 'round', clause: 'MO-ROUND-1', seat: 0, fingers: [state.most] });
}

export const morra: Game<State, Action, Event, View, { loadouts?: string[] | undefined }> = defineGame({
  id: 'morra',
  title: 'Morra',
  rulesVersion: 2,
  seats: { min: 2, max: 3 },
  rules: {
    options: z.strictObject({ loadouts: z.array(z.enum(['left', 'right'])).optional() }),
    actions: z.union([
      z.strictObject({ kind: z.literal('show'), fingers: z.int().min(1).max(2) }),
      z.strictObject({ kind: z.literal('fist') }),
    ]),
    bound: ROUNDS * 3,
    setup(_options, seats, rng) {
      const fill = (value: number): number[] => Array.from({ length: seats }, () => value);
      return { rng, round: 1, most: 2, chosen: fill(OPEN), scores: fill(0), gone: fill(0) };
    },
    clone: (state) => ({
      ...state,
      rng: [...state.rng],
      chosen: [...state.chosen],
      scores: [...state.scores],
      gone: [...state.gone],
    }),
    toAct,
    attempts,
    judge,
    legal: (state, seat) => attempts(state, seat).filter((action) => judge(state, seat, action).ok),
    apply(state, seat, action) {
      const verdict = judge(state, seat, action);
      if (!verdict.ok) throw new IllegalActionError(verdict);
      const fingers = action.kind === 'fist' ? 0 : action.fingers;
      const log: Event[] = [{ type: 'chose', clause: 'MO-SHOW-1', seat, fingers: [fingers] }];
      state.chosen[seat] = fingers;
      settle(state, log);
      return log;
    },
    concede(state, seat) {
      state.gone[seat] = 1;
      state.chosen[seat] = OPEN;
      const log: Event[] = [{ type: 'gaveUp', clause: 'MO-END-1', seat, fingers: [] }];
      settle(state, log);
      return log;
    },
    view: (state, viewer) => ({
      viewer,
      own: viewer === 'table' ? OPEN : (state.chosen[viewer] ?? OPEN),
      waiting: toAct(state),
      round: state.round,
      most: state.most,
      scores: [...state.scores],
      gone: [...state.gone],
    }),
    eventFor: (event, viewer) =>
      event.type === 'chose' && event.seat !== viewer ? { ...event, fingers: [] } : event,
    imagine: ({ viewer, own, waiting, round, most, scores, gone }, rng) => {
      const free = (seat: Seat): boolean => waiting.includes(seat) || gone[seat] === 1 || round > ROUNDS;
      const chosen = scores.map((_, seat) => {
        if (seat === viewer) return own;
        return free(seat) ? OPEN : below(rng, most + 1);
      });
      return { rng: [...rng], round, most, chosen, scores: [...scores], gone: [...gone] };
    },
    outcome,
    turn: (state) => state.round,
  },
  content: {
    loadouts: [
      { id: 'left', name: 'Left hand', plan: 'Show the left hand.' },
      { id: 'right', name: 'Right hand', plan: 'Show the right hand.' },
    ],
  },
  words: {
    label: (_view, action) =>
      action.kind === 'fist' ? 'Make a fist' : `Show ${String(action.fingers)} fingers`,
    anchors: (_view, action) => (action.kind === 'fist' ? [] : [`fingers:${String(action.fingers)}`]),
    question: ({ waiting }) => `Still choosing: ${waiting.join(', ') || 'nobody'}.`,
    describe: ({ type, seat, fingers }) => `Seat ${String(seat)}: ${type} ${fingers.join(' ')}.`,
    sketch: ({ scores }) => `Points: ${scores.join(' ')}`,
  },
  lab: {
    evaluate: ({ scores }, seat) => scores[seat] ?? 0,
    census: ({ scores }) => scores.map((_, seat) => `hand ${String(seat)}`),
    features: ['fist', 'show'],
    used: ({ kind }) => [kind],
    twin(state, viewer, rng) {
      const chosen = state.chosen.map((fingers, seat) =>
        seat === viewer || fingers === OPEN ? fingers : below(rng, state.most + 1),
      );
      return { state: { ...morra.rules.clone(state), chosen }, known: () => null };
    },
    // Hands that open show fingers that no view keeps.
    glimpses: ['opened'],
  },
});
