import {
  byAgenda,
  defineGame,
  illegal,
  LEGAL,
  shuffle,
  type AskOne,
  type DoStep,
  type GameEvent,
  type Rng,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import { z } from 'zod';

/**
 * A small game with everything that a command can meet: secret hands, loadouts, refusals, draws and a turn
 * cap. Play a card or pass in turn; the higher sum wins once a hand is empty. `broken` makes it throw when
 * the named card is played.
 */
interface Options {
  loadouts?: ('low' | 'high')[] | undefined;
  broken?: number | undefined;
  turnCap?: number | undefined;
}

type Action = { readonly kind: 'play'; readonly card: number } | { readonly kind: 'pass' };

interface Turn extends AskOne {
  readonly ask: 'turn';
}

interface State {
  agenda: Turn[];
  hands: [number[], number[]];
  unused: [number[], number[]];
  table: [number[], number[]];
  turn: number;
  cap: number;
  broken: number;
  gaveUp: number;
}

interface Event extends GameEvent {
  readonly seat: Seat;
  readonly card: number;
}

interface View {
  seat: Viewer;
  asked: Seat | null;
  hand: number[];
  hands: [number, number];
  unused: [number, number];
  pool: [number[], number[]];
  table: [number[], number[]];
  turn: number;
  cap: number;
  broken: number;
  gaveUp: number;
}

const LISTS = { low: [1, 1, 2, 2, 3, 3], high: [2, 3, 3, 4, 4, 5] } as const;
const NOT_HELD = illegal('DU-PLAY-2', 'Play a card from your hand.');
const SAME = illegal('DU-PLAY-3', 'Play another number than the one that was played last.');
const NOT_ASKED = illegal('DU-TURN-1', 'Wait for your turn.');

const side = (seat: Seat): 0 | 1 => (seat === 0 ? 0 : 1);
const name = (seat: Seat): string => (seat === 0 ? 'A' : 'B');
const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + card, 0);
const pair = <T>(make: (seat: 0 | 1) => T): [T, T] => [make(0), make(1)];

function isOver({ hands, turn, cap, gaveUp }: State): boolean {
  return gaveUp >= 0 || turn > cap || hands[0].length === 0 || hands[1].length === 0;
}

const rules = byAgenda<State, Action, Event, Turn, DoStep>({
  questions: {
    turn: {
      answers: {
        play: {
          candidates({ hands }, seat, out) {
            for (const card of new Set(hands[side(seat)])) out.push({ kind: 'play', card });
          },
          judge({ hands, table }, seat, { card }) {
            if (!hands[side(seat)].includes(card)) return NOT_HELD;
            return table[side(1 - seat)].at(-1) === card ? SAME : LEGAL;
          },
          apply(state, seat, { card }, log) {
            if (card === state.broken) throw new Error(`the card ${String(card)} is broken`);
            const hand = state.hands[side(seat)];
            hand.splice(hand.indexOf(card), 1);
            state.table[side(seat)].push(card);
            log.push({ type: 'played', clause: 'DU-PLAY-1', seat, card });
            endTurn(state, seat);
          },
        },
        pass: {
          candidates(_state, _seat, out) {
            out.push({ kind: 'pass' });
          },
          judge: () => LEGAL,
          apply(state, seat, _action, log) {
            log.push({ type: 'passed', clause: 'DU-TURN-2', seat, card: 0 });
            endTurn(state, seat);
          },
        },
      },
      otherwise: NOT_HELD,
    },
  },
  steps: {},
  endedBy: (state) => (isOver(state) ? 'DU-END-1' : null),
  notAsked: NOT_ASKED,
});

function endTurn(state: State, seat: Seat): void {
  state.turn++;
  state.agenda.push({ ask: 'turn', seat: 1 - seat });
}

function winners({ table, gaveUp }: State): Seat[] {
  if (gaveUp >= 0) return [1 - gaveUp];
  const lead = sum(table[0]) - sum(table[1]);
  return lead === 0 ? [] : [lead > 0 ? 0 : 1];
}

export const duel = defineGame<State, Action, Event, View, Options>({
  id: 'duel',
  title: 'Duel',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  rules: {
    options: z.strictObject({
      loadouts: z
        .array(z.enum(['low', 'high']))
        .length(2)
        .optional(),
      broken: z.int().optional(),
      turnCap: z.int().positive().optional(),
    }),
    actions: z.union([
      z.strictObject({ kind: z.literal('play'), card: z.int() }),
      z.strictObject({ kind: z.literal('pass') }),
    ]),
    bound: 100,
    setup({ loadouts = ['low', 'low'], broken = -1, turnCap = 20 }, _seats, rng) {
      const decks = pair((seat) => {
        const cards: number[] = [...LISTS[loadouts[seat] ?? 'low']];
        shuffle(rng, cards);
        return cards;
      });
      return {
        agenda: [{ ask: 'turn', seat: 0 }],
        hands: pair((seat) => decks[seat].slice(0, 4)),
        unused: pair((seat) => decks[seat].slice(4)),
        table: [[], []],
        turn: 1,
        cap: turnCap,
        broken,
        gaveUp: -1,
      };
    },
    clone: (state) => ({
      ...state,
      agenda: [...state.agenda],
      hands: pair((seat) => [...state.hands[seat]]),
      unused: pair((seat) => [...state.unused[seat]]),
      table: pair((seat) => [...state.table[seat]]),
    }),
    toAct: rules.toAct,
    legal: rules.legal,
    attempts: rules.attempts,
    judge: rules.judge,
    apply: rules.apply,
    concede(state, seat) {
      state.gaveUp = seat;
      state.agenda.length = 0;
      return [{ type: 'conceded', clause: 'DU-END-2', seat, card: 0 }];
    },
    view: (state, seat) => ({
      seat,
      asked: rules.toAct(state)[0] ?? null,
      hand: seat === 'table' ? [] : [...state.hands[side(seat)]],
      hands: pair((at) => state.hands[at].length),
      unused: pair((at) => state.unused[at].length),
      pool: pair((at) =>
        [...(seat === at ? [] : state.hands[at]), ...state.unused[at]].sort((a, b) => a - b),
      ),
      table: pair((at) => [...state.table[at]]),
      turn: state.turn,
      cap: state.cap,
      broken: state.broken,
      gaveUp: state.gaveUp,
    }),
    eventFor: (event) => event,
    imagine(view, rng: Rng) {
      const hidden = pair((at) => {
        const cards = [...view.pool[at]];
        shuffle(rng, cards);
        return cards;
      });
      return {
        agenda: view.asked === null ? [] : [{ ask: 'turn', seat: view.asked }],
        hands: pair((at) => (view.seat === at ? [...view.hand] : hidden[at].splice(0, view.hands[at]))),
        unused: hidden,
        table: pair((at) => [...view.table[at]]),
        turn: view.turn,
        cap: view.cap,
        broken: view.broken,
        gaveUp: view.gaveUp,
      };
    },
    outcome(state) {
      if (!isOver(state)) return null;
      const sentence = `${String(sum(state.table[0]))} against ${String(sum(state.table[1]))}.`;
      return { winners: winners(state), clause: 'DU-END-1', sentence, capped: state.turn > state.cap };
    },
    turn: ({ turn }) => turn,
  },
  content: {
    pieces: [1, 2, 3, 4, 5].map((n) => ({ id: String(n), name: String(n), kind: 'number', text: '' })),
    loadouts: [
      { id: 'low', name: 'Low', plan: 'small numbers' },
      { id: 'high', name: 'High', plan: 'large numbers' },
    ],
  },
  words: {
    label: (_view, action) => (action.kind === 'pass' ? 'Pass' : `Play the ${String(action.card)}`),
    anchors: (_view, action) => (action.kind === 'pass' ? [] : [`card:${String(action.card)}`]),
    question: ({ asked }) => `${name(asked ?? 0)}: which card do you play?`,
    describe: ({ type, seat, card }) => `${name(seat)} ${type}${card === 0 ? '' : ` the ${String(card)}`}.`,
    sketch: ({ hand, hands, table }) =>
      [
        `hand ${hand.join(' ')}`,
        ...[0, 1].map(
          (seat) => `${name(seat)} holds ${String(hands[side(seat)])}: ${table[side(seat)].join(' ')}`,
        ),
      ].join('\n'),
  },
  lab: {
    evaluate: ({ table }, seat) => sum(table[side(seat)]) - sum(table[side(1 - seat)]),
    census: ({ hands, unused, table }) =>
      pair((at) => [...hands[at], ...unused[at], ...table[at]].map((card) => `${name(at)}${String(card)}`))
        .flat()
        .sort(),
    features: ['play', 'pass'],
    used: ({ kind }) => [kind],
  },
});
