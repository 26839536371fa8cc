import { illegal, type Seat } from '@mechatable/kernel';
import { findsLeaks, peeking } from '@mechatable/testkit/vitest';
import { ID, IS_COMMAND, IS_TOWER } from '../src/content/cards.ts';
import { mecha1e, mecha2e } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { SHELTERED, someOfAll } from './mixed.ts';

const foeHand = ({ piles }: State, seat: Seat): readonly number[] => piles[1 - seat]?.hand ?? [];
const isFoeOdd = (s: State, seat: Seat): boolean => (foeHand(s, seat)[0] ?? 0) % 2 === 1;
const holds = (hand: readonly number[] | undefined, is: readonly boolean[]): boolean =>
  hand?.some((card) => is[card]) === true;

const first = peeking(mecha1e);
const second = peeking(mecha2e);

findsLeaks(
  mecha1e,
  [
    {
      what: 'view: a text is longer the higher a card of the opponent is',
      said: '.padding',
      game: {
        ...mecha1e,
        rules: {
          ...mecha1e.rules,
          view: (s: State, viewer) => ({
            ...mecha1e.rules.view(s, viewer),
            padding: ' '.repeat((s.piles[1].hand[0] ?? 0) % 7),
          }),
        },
      },
    },
    {
      what: 'imagine: the real hands are dealt',
      said: 'affects what it imagines',
      game: {
        ...mecha1e,
        rules: {
          ...mecha1e.rules,
          view: first.view,
          imagine(view: ReturnType<typeof first.view>, rng) {
            const real = first.stateOf(view);
            const imagined = mecha1e.rules.imagine(view, rng);
            return real === undefined ? imagined : { ...imagined, piles: mecha1e.rules.clone(real).piles };
          },
        },
      },
    },
    {
      what: 'events: a pass reveals whether a Command is in hand',
      said: '.able',
      game: {
        ...mecha1e,
        rules: {
          ...mecha1e.rules,
          apply: (s: State, seat, action: never) =>
            mecha1e.rules
              .apply(s, seat, action)
              .map((event) =>
                event.type === 'passed'
                  ? { ...event, able: holds(s.piles[event.seat]?.hand, IS_COMMAND) }
                  : event,
              ),
        },
      },
    },
    {
      what: 'undo: what stays done depends on the opponent’s hand',
      said: 'can be undone',
      game: {
        ...mecha1e,
        rules: {
          ...mecha1e.rules,
          binding: (s: State, seat) => (isFoeOdd(s, seat) ? illegal('MG-R-14', 'This stays done.') : null),
        },
      },
    },
    {
      what: 'sketch: it shows whether the opponent holds a Tower',
      said: 'affects the sketch',
      game: {
        ...mecha1e,
        rules: { ...mecha1e.rules, view: first.view },
        words: {
          ...mecha1e.words,
          sketch: (view: ReturnType<typeof first.view>) =>
            mecha1e.words.sketch(view) + (holds(first.stateOf(view)?.piles[1].hand, IS_TOWER) ? '\n.' : ''),
        },
      },
    },
  ],
  { options: { turnCap: 12 } },
);

findsLeaks(
  mecha2e,
  [
    {
      what: 'events: spectators see every card that is drawn',
      said: 'a spectator',
      game: {
        ...mecha2e,
        rules: {
          ...mecha2e.rules,
          eventFor: (event: never, viewer) => mecha2e.rules.eventFor(event, viewer === 'table' ? 0 : viewer),
        },
      },
    },
    {
      what: 'events: a new hand reveals the lowest card of the deck that was shuffled',
      said: '.lowest',
      game: {
        ...mecha2e,
        rules: {
          ...mecha2e.rules,
          apply: (s: State, seat, action: never) =>
            mecha2e.rules
              .apply(s, seat, action)
              .map((event) =>
                event.type === 'mulligan'
                  ? { ...event, lowest: ID[s.piles[event.seat]?.deck[0] ?? 0] }
                  : event,
              ),
        },
      },
    },
    {
      what: 'attempts: the opponent’s cards can be tried',
      said: 'affects what it may try',
      game: {
        ...mecha2e,
        rules: {
          ...mecha2e.rules,
          attempts: (s: State, seat) => [
            ...mecha2e.rules.attempts(s, seat),
            ...foeHand(s, seat).map((card) => ({ kind: 'discard', card: ID[card] })),
          ],
        },
      },
    },
    {
      what: 'answering: a response is worth asking about while the opponent holds no Command',
      said: 'is worth asking about',
      game: {
        ...mecha2e,
        rules: {
          ...mecha2e.rules,
          view: second.view,
          answering: {
            ...mecha2e.rules.answering,
            matters: (view: ReturnType<typeof second.view>) =>
              view.viewer === 'table' ||
              !holds(second.stateOf(view)?.piles[1 - view.viewer]?.hand, IS_COMMAND),
          },
        },
      } as typeof mecha2e,
    },
    {
      what: 'play: a public count goes up while the opponent holds a certain card',
      said: '.mainActions',
      game: {
        ...mecha2e,
        rules: {
          ...mecha2e.rules,
          apply(s: State, seat, action: never) {
            const events = mecha2e.rules.apply(s, seat, action);
            if (isFoeOdd(s, seat)) s.mainActions++;
            return events;
          },
        },
      },
    },
  ],
  { options: { loadouts: [someOfAll('2e', 3), SHELTERED], turnCap: 12 } },
);
