import { defineGame, shuffle, type Game } from '@mechatable/kernel';
import { z } from 'zod';
import { outcome, rules } from './rules.ts';
import { CARDS, clone, NOBODY, of, other, type Action, type Event, type State, type View } from './state.ts';
import { twin } from './twin.ts';
import { imagine, eventFor, view } from './view.ts';

interface Options {
  readonly first: number;
}

function describeEvent({ type, seat, face }: Event): string {
  const who = `Seat ${String(seat)}`;
  const card = face === 0 ? 'a card' : `the ${String(face)}`;
  switch (type) {
    case 'played':
      return `${who} plays ${card}.`;
    case 'folded':
      return `${who} folds ${card}.`;
    case 'drew':
      return `${who} draws ${card}.`;
    case 'rolled':
      return `${who} rolls a ${String(face)}.`;
    case 'took':
      return `${who} takes the trick.`;
    case 'gaveUp':
      return `${who} gives up.`;
  }
}

function census({ deck, hands, folded, played, trick }: State): string[] {
  const laid = trick.map(({ card }) => card).filter((card) => card !== 0);
  return [...deck, ...hands.flat(), ...folded.flat(), ...played, ...laid].map(String).sort();
}

export const highCard: Game<State, Action, Event, View, Options> = defineGame({
  id: 'high-card',
  title: 'High Card',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  rules: {
    options: z.strictObject({ first: z.int().min(0).max(1).default(0) }),
    actions: z.strictObject({ kind: z.enum(['play', 'fold']), card: z.int() }),
    bound: CARDS.length,
    setup({ first }, _seats, rng) {
      const deck = [...CARDS];
      shuffle(rng, deck);
      return {
        rng,
        deck,
        hands: [deck.splice(0, 3), deck.splice(0, 3)],
        folded: [[], []],
        trick: [],
        played: [],
        scores: [0, 0],
        lastRoll: 0,
        turn: 1,
        gaveUp: NOBODY,
        agenda: [{ ask: 'turn', seat: first }],
      };
    },
    clone,
    toAct: rules.toAct,
    legal: rules.legal,
    attempts: rules.attempts,
    judge: rules.judge,
    apply: rules.apply,
    concede(state, seat) {
      state.gaveUp = seat;
      state.agenda = [];
      return [{ type: 'gaveUp', clause: 'HC-END-1', seat, face: 0 }];
    },
    view,
    eventFor,
    imagine,
    outcome,
    turn: (state) => state.turn,
  },
  words: {
    label: (_view, { kind, card }) => `${kind === 'play' ? 'Play' : 'Fold'} the ${String(card)}`,
    anchors: (_view, { kind, card }) => [`card:${String(card)}`, `zone:${kind}`],
    question: ({ asked }) =>
      asked === NOBODY ? 'The match is over.' : `Seat ${String(asked)}, play or fold a card.`,
    describe: describeEvent,
    sketch: ({ hand, trick }) => `Trick: ${trick.map(({ card }) => card).join(' ')}\nHand: ${hand.join(' ')}`,
  },
  lab: {
    evaluate: ({ scores }, seat) => of(scores, seat) - of(scores, other(seat)),
    census,
    features: ['play', 'fold', 'six', ...CARDS.map((card) => `card ${String(card)}`)],
    used: ({ kind, card }, events) => [
      kind,
      `card ${String(card)}`,
      ...events.filter(({ type, face }) => type === 'rolled' && face === 6).map(() => 'six'),
    ],
    twin,
  },
});

/** The cited part of its rule book. */
export const CLAUSES: readonly string[] = [
  'HC-DRAW-1',
  'HC-END-1',
  'HC-FOLD-1',
  'HC-FOLD-2',
  'HC-PLAY-1',
  'HC-PLAY-2',
  'HC-TRICK-1',
  'HC-TURN-1',
];
