import type { Seat } from '@mechatable/kernel';
import { findsLeaks, peeking } from '@mechatable/testkit/vitest';
import { lanes } from '../src/game.ts';
import { ID } from '../src/content/cards.ts';
import type { State } from '../src/state.ts';

const isOdd = (cards: readonly number[] | undefined): boolean => (cards?.at(-1) ?? 0) % 2 === 1;
const isFoeOdd = ({ piles }: State, seat: Seat): boolean => isOdd(piles[1 - seat]?.hand);
const isNextOdd = ({ piles }: State): boolean => isOdd(piles[0].deck);

const { view, stateOf } = peeking(lanes);

findsLeaks(lanes, [
  {
    what: 'view: the whole hand counts as shown, and imagine() deals it so',
    said: '.shown',
    game: {
      ...lanes,
      rules: {
        ...lanes.rules,
        view(s: State, viewer) {
          const seen = lanes.rules.view(s, viewer);
          const [a, b] = seen.sides;
          const shown = s.piles.map(({ hand }) => hand.map((card) => ID[card]));
          return {
            ...seen,
            sides: [
              { ...a, shown: shown[0] },
              { ...b, shown: shown[1] },
            ],
          };
        },
      },
    },
  },
  {
    what: 'view: the order of keys depends on the next card of the deck',
    said: 'in another order',
    game: {
      ...lanes,
      rules: {
        ...lanes.rules,
        view(s: State, viewer) {
          const { turn, ...rest } = lanes.rules.view(s, viewer);
          return isNextOdd(s) ? { turn, ...rest } : { ...rest, turn };
        },
      },
    },
  },
  {
    what: 'events: all cards dealt after the decks were shuffled are shown to all',
    said: 'affects what it sees of "tossChoice',
    game: {
      ...lanes,
      rules: {
        ...lanes.rules,
        apply(s: State, seat, action: never) {
          const isDeal = s.turn === 0;
          const events = lanes.rules.apply(s, seat, action);
          return isDeal
            ? events.map((event) => ('secret' in event ? { ...event, secret: false } : event))
            : events;
        },
      },
    },
  },
  {
    what: 'legal actions: their order depends on the opponent’s hand',
    said: 'affects its legal actions',
    game: {
      ...lanes,
      rules: {
        ...lanes.rules,
        legal(s: State, seat) {
          const actions = lanes.rules.legal(s, seat);
          return isFoeOdd(s, seat) ? actions.reverse() : actions;
        },
      },
    },
  },
  {
    what: 'refusals: the sentence depends on the next card of the deck',
    said: 'affects the ruling on',
    game: {
      ...lanes,
      rules: {
        ...lanes.rules,
        judge(s: State, seat, action: never) {
          const verdict = lanes.rules.judge(s, seat, action);
          return verdict.ok || !isNextOdd(s)
            ? verdict
            : { ...verdict, sentence: `${verdict.sentence} Not now.` };
        },
      },
    },
  },
  {
    what: 'labels: their length depends on the opponent’s protection',
    said: 'affects the words for',
    game: {
      ...lanes,
      rules: { ...lanes.rules, view },
      words: {
        ...lanes.words,
        label(seen: ReturnType<typeof view>, action: never) {
          const label = lanes.words.label(seen, action);
          return isOdd(stateOf(seen)?.piles[0].protection) ? `${label} ` : label;
        },
      },
    },
  },
]);
