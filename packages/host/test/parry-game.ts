import {
  byAgenda,
  defineGame,
  illegal,
  LEGAL,
  shuffle,
  type ActionRule,
  type AskOne,
  type DoStep,
  type Game,
  type GameEvent,
  type Rng,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import { z } from 'zod';

/**
 * A small game of responses. In a turn, a player strikes any number of times, then ends it. The player who is struck may pass,
 * or parry with a card, which is laid open and paid for with another card. A parry of less than 5 is not worth considering. At
 * the end of a turn, its player may pass once more. After `turns` turns, the player with fewer hits wins; a player who is
 * hit twice loses immediately.
 */
export type Action =
  | { readonly kind: 'strike' }
  | { readonly kind: 'end' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'parry'; readonly card: number }
  | { readonly kind: 'pay'; readonly card: number };

interface Ask extends AskOne {
  readonly ask: 'turn' | 'struck' | 'ended' | 'pay';
}

export interface Event extends GameEvent {
  readonly seat: Seat;
  readonly card: number;
}

interface State {
  agenda: Ask[];
  hands: [number[], number[]];
  laid: number[];
  hits: [number, number];
  turn: number;
  turns: number;
  gaveUp: Seat;
}

type View = Omit<State, 'hands'> & { viewer: Viewer; hand: number[]; counts: [number, number] };

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];
const MAX_HITS = 2;
const NOBODY = -1;
const other = (seat: Seat): 0 | 1 => (seat === 0 ? 1 : 0);
const side = (seat: Seat): 0 | 1 => other(other(seat));
const NOT_HELD = illegal('PA-2', 'Choose a card that you hold.');
const OTHERWISE = illegal('PA-3', 'That is not asked for now.');

function loser({ gaveUp, hits }: State): Seat {
  return gaveUp === NOBODY ? hits.findIndex((n) => n >= MAX_HITS) : gaveUp;
}

const isOver = (s: State): boolean => s.turn > s.turns || loser(s) !== NOBODY;

function take(s: State, seat: Seat, card: number): void {
  const hand = s.hands[side(seat)];
  hand.splice(hand.indexOf(card), 1);
  s.laid.push(card);
}

type Rule<Kind extends Action['kind']> = ActionRule<State, Extract<Action, { kind: Kind }>, Event, Ask>;

const strike: Rule<'strike'> = {
  candidates: (_s, _seat, out) => out.push({ kind: 'strike' }),
  judge: () => LEGAL,
  apply(s, seat, _action, log) {
    log.push({ type: 'strikes', clause: 'PA-1', seat, card: 0 });
    s.agenda.push({ ask: 'turn', seat }, { ask: 'struck', seat: other(seat) });
  },
};

const end: Rule<'end'> = {
  candidates: (_s, _seat, out) => out.push({ kind: 'end' }),
  judge: () => LEGAL,
  apply(s, seat, _action, log) {
    log.push({ type: 'ends', clause: 'PA-1', seat, card: 0 });
    s.agenda.push({ ask: 'ended', seat });
  },
};

const pass: Rule<'pass'> = {
  candidates: (_s, _seat, out) => out.push({ kind: 'pass' }),
  judge: () => LEGAL,
  apply(s, seat, _action, log, { ask }) {
    log.push({ type: 'passes', clause: 'PA-1', seat, card: 0 });
    if (ask === 'struck') {
      s.hits[side(seat)]++;
      return;
    }
    s.turn++;
    s.agenda.push({ ask: 'turn', seat: other(seat) });
  },
};

const parry: Rule<'parry'> = {
  candidates(s, seat, out) {
    for (const card of s.hands[side(seat)]) if (card > 3) out.push({ kind: 'parry', card });
  },
  judge: (s, seat, { card }) => (s.hands[side(seat)].includes(card) && card > 3 ? LEGAL : NOT_HELD),
  apply(s, seat, { card }, log) {
    take(s, seat, card);
    log.push({ type: 'parries', clause: 'PA-1', seat, card });
    s.agenda.push({ ask: 'pay', seat });
  },
};

const pay: Rule<'pay'> = {
  candidates(s, seat, out) {
    for (const card of s.hands[side(seat)]) out.push({ kind: 'pay', card });
  },
  judge: (s, seat, { card }) => (s.hands[side(seat)].includes(card) ? LEGAL : NOT_HELD),
  apply(s, seat, { card }, log) {
    take(s, seat, card);
    log.push({ type: 'pays', clause: 'PA-1', seat, card });
  },
};

const rules = byAgenda<State, Action, Event, Ask, DoStep>({
  questions: {
    turn: { answers: { strike, end }, otherwise: OTHERWISE },
    struck: { answers: { pass, parry }, otherwise: OTHERWISE },
    ended: { answers: { pass }, otherwise: OTHERWISE },
    pay: { answers: { pay }, otherwise: OTHERWISE, auto: () => true },
  },
  steps: {},
  endedBy: (s) => (isOver(s) ? 'PA-5' : null),
  notAsked: illegal('PA-4', 'Wait until you are asked.'),
});

export const parryGame: Game<
  State,
  Action,
  Event,
  View,
  { turns: number; hands?: [number[], number[]] | undefined }
> = defineGame({
  id: 'parry',
  title: 'Parry',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  rules: {
    options: z.strictObject({
      turns: z.int().positive().default(6),
      hands: z.tuple([z.array(z.int()), z.array(z.int())]).optional(),
    }),
    actions: z.union([
      z.strictObject({ kind: z.enum(['strike', 'end', 'pass']) }),
      z.strictObject({ kind: z.enum(['parry', 'pay']), card: z.int() }),
    ]),
    bound: 100,
    setup({ turns, hands }, _seats, rng) {
      const cards = [...CARDS];
      shuffle(rng, cards);
      return {
        agenda: [{ ask: 'turn', seat: 0 }],
        hands: hands ?? [cards.splice(0, 3), cards.splice(0, 3)],
        laid: [],
        hits: [0, 0],
        turn: 1,
        turns,
        gaveUp: NOBODY,
      };
    },
    clone: (s) => ({
      ...s,
      agenda: [...s.agenda],
      hands: [[...s.hands[0]], [...s.hands[1]]],
      laid: [...s.laid],
      hits: [...s.hits],
    }),
    toAct: rules.toAct,
    legal: rules.legal,
    attempts: rules.attempts,
    judge: rules.judge,
    apply: rules.apply,
    concede(s, seat) {
      s.gaveUp = seat;
      s.agenda.length = 0;
      return [{ type: 'concedes', clause: 'PA-5', seat, card: 0 }];
    },
    view: ({ hands, ...open }, viewer) => ({
      ...open,
      agenda: [...open.agenda],
      laid: [...open.laid],
      hits: [...open.hits],
      viewer,
      hand: viewer === 'table' ? [] : [...hands[side(viewer)]],
      counts: [hands[0].length, hands[1].length],
    }),
    eventFor: (event) => event,
    imagine({ viewer, hand, counts, ...open }, rng: Rng) {
      const unknown = CARDS.filter((card) => !hand.includes(card) && !open.laid.includes(card));
      shuffle(rng, unknown);
      const dealt = (seat: 0 | 1): number[] =>
        seat === viewer ? [...hand] : unknown.splice(0, counts[seat]);
      const { agenda, laid, hits, turn, turns, gaveUp } = open;
      return {
        agenda: [...agenda],
        hands: [dealt(0), dealt(1)],
        laid: [...laid],
        hits: [...hits],
        turn,
        turns,
        gaveUp,
      };
    },
    outcome(s) {
      if (!isOver(s)) return null;
      const lost = loser(s);
      const sentence = lost === NOBODY ? 'Time is up.' : `${lost === 0 ? 'A' : 'B'} was hit too often.`;
      return { winners: lost === NOBODY ? [] : [other(lost)], clause: 'PA-5', sentence, capped: false };
    },
    turn: ({ turn }) => turn,
    answering: {
      windows: [
        { id: 'struck', words: 'You are struck', stop: true },
        { id: 'ended', words: 'Your turn ends', stop: false },
      ],
      window({ agenda }) {
        const ask = agenda.at(-1)?.ask;
        return ask === 'struck' || ask === 'ended' ? ask : null;
      },
      pass: { kind: 'pass' },
      matters: (_view, action) => !('card' in action) || action.card >= 5,
    },
  },
  words: {
    label: (_view, action) => Object.values(action).join(' '),
    anchors: (_view, action) =>
      'card' in action ? [`card:${String(action.card)}`] : [`choice:${action.kind}`],
    question: ({ agenda }) => `${String(agenda.at(-1)?.seat)}: ${agenda.at(-1)?.ask ?? 'over'}?`,
    describe: ({ type, seat, card }) =>
      `${seat === 0 ? 'A' : 'B'} ${type}${card === 0 ? '' : ` ${String(card)}`}.`,
    sketch: ({ hand }) => `hand ${hand.join(' ')}`,
  },
  lab: {
    evaluate: ({ hits }, seat) => hits[other(seat)] - hits[side(seat)],
    census: ({ hands, laid }) => [...hands.flat(), ...laid].map(String).sort(),
    features: [],
    used: () => [],
  },
});
