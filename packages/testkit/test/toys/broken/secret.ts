import { illegal, type AnyGame } from '@mechatable/kernel';
import { highCard } from '../high-card/game.ts';
import { morra, type State as MorraState, type View as MorraView } from '../morra.ts';
import { other, type State, type View } from '../high-card/state.ts';
import { alsoDoing, holdsTen, spoiled, type Broken } from './spoil.ts';

interface LeakyView extends View {
  readonly leaked: number;
}

/** The card that seat 1 folded last is in every view, and imagine() agrees; only no event says so. */
function showsWithoutEvent(): AnyGame {
  return spoiled({
    rules: {
      view: (state, viewer): LeakyView => ({
        ...highCard.rules.view(state, viewer),
        leaked: state.folded[1].at(-1) ?? 0,
      }),
      imagine(view, rng) {
        const { leaked } = view as LeakyView;
        const state = highCard.rules.imagine(view, rng);
        const wrong = state.folded[1].at(-1) ?? 0;
        for (const pile of [state.deck, ...state.hands, ...state.folded]) {
          pile.forEach((card, at) => {
            if (card === leaked) pile[at] = wrong;
            if (card === wrong) pile[at] = leaked;
          });
        }
        return state;
      },
    },
  });
}

/** Over as soon as the ten is on top of the deck, where nobody can see it. */
function endsByHiddenCards(): AnyGame {
  const ends = (state: State): boolean => state.deck.at(-1) === 10;
  return spoiled({
    rules: {
      outcome: (state) =>
        ends(state)
          ? { winners: [], clause: 'HC-END-1', sentence: 'The ten is next.', capped: false }
          : highCard.rules.outcome(state),
      toAct: (state) => (ends(state) ? [] : highCard.rules.toAct(state)),
      legal: (state, seat) => (ends(state) ? [] : highCard.rules.legal(state, seat)),
    },
  });
}

interface OpenView extends MorraView {
  readonly hands: number[];
}

/** Every view shows every choice at once, and imagine() takes it from there. */
const openHands: AnyGame = {
  ...morra,
  rules: {
    ...morra.rules,
    view: (state: MorraState, viewer): OpenView => ({
      ...morra.rules.view(state, viewer),
      hands: [...state.chosen],
    }),
    imagine: (view: OpenView, rng): MorraState => ({
      ...morra.rules.imagine(view, rng),
      chosen: [...view.hands],
    }),
  },
};

/** Everyone sees what each seat chooses, immediately. */
const loudHands: AnyGame = { ...morra, rules: { ...morra.rules, eventFor: (event) => event } };

export const secret: readonly Broken[] = [
  [
    'secret',
    'lets the other hand decide what is legal',
    'affects its legal actions',
    spoiled({
      rules: {
        legal: (state, seat) =>
          highCard.rules
            .legal(state, seat)
            .filter(({ kind }) => kind === 'play' || !holdsTen(state, other(seat))),
      },
    }),
  ],
  [
    'secret',
    'lets the other hand decide the reason',
    'affects the ruling',
    spoiled({
      rules: {
        judge(state, seat, action) {
          const verdict = highCard.rules.judge(state, seat, action);
          return verdict.ok || !holdsTen(state, other(seat))
            ? verdict
            : illegal('HC-PLAY-1', 'Beware of the ten.');
        },
      },
    }),
  ],
  [
    'secret',
    'lets one try the cards of the other hand',
    'affects what it may try',
    spoiled({
      rules: {
        attempts: (state, seat) => [
          ...highCard.rules.legal(state, seat),
          ...state.hands.flat().map((card) => ({ kind: 'play', card }) as const),
        ],
      },
    }),
  ],
  [
    'secret',
    'shows everyone what is drawn',
    '.face',
    spoiled({
      rules: {
        eventFor: (event, viewer) => (event.type === 'drew' ? event : highCard.rules.eventFor(event, viewer)),
      },
    }),
  ],
  [
    'secret',
    'shows everyone what is folded',
    '.face',
    spoiled({
      rules: {
        eventFor: (event, viewer) =>
          event.type === 'folded' ? event : highCard.rules.eventFor(event, viewer),
      },
    }),
  ],
  ['secret', 'shows a card without telling', 'shows more than its events: .leaked', showsWithoutEvent()],
  [
    'secret',
    'asks by hidden cards who is next',
    'shows more than its events: .asked',
    alsoDoing((state) => {
      if (state.agenda.length > 0 && holdsTen(state, 0)) state.agenda = [{ ask: 'turn', seat: 0 }];
    }),
  ],
  ['secret', 'ends by hidden cards', 'affects who is asked', endsByHiddenCards()],
  [
    'secret',
    'has undefined in a view',
    '.extra is undefined',
    spoiled({
      rules: { view: (state, viewer) => ({ ...highCard.rules.view(state, viewer), extra: undefined }) },
    }),
  ],
  ['secret', 'shows a secret choice', 'shows more than its events: .hands', openHands],
  ['secret', 'reveals a secret choice', 'more than its view shows: [0].fingers', loudHands],
];
