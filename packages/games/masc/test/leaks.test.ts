import { roll } from '@mechatable/kernel';
import { findsLeaks, peeking } from '@mechatable/testkit/vitest';
import { TYPE_IDS } from '../src/content/types.ts';
import { masc } from '../src/game.ts';
import type { State } from '../src/state.ts';

const { view, stateOf } = peeking(masc);

/** Whether the first mecha that Red deployed is Light. */
const isRedLight = (s: State | undefined): boolean => (s?.type[0] ?? 0) > 2;

findsLeaks(
  masc,
  [
    {
      what: 'view: spectators see types that are face down',
      said: '.mecha[',
      game: {
        ...masc,
        rules: {
          ...masc.rules,
          view(s: State, viewer) {
            const seen = masc.rules.view(s, viewer);
            if (viewer !== 'table') return seen;
            const placed = s.type.filter((type) => type >= 0);
            return {
              ...seen,
              mecha: seen.mecha.map((one, i) => ({ ...one, type: TYPE_IDS[placed[i] ?? 0] })),
            };
          },
        },
      },
    },
    {
      what: 'view: the order of keys depends on a type that is face down',
      said: 'in another order',
      game: {
        ...masc,
        rules: {
          ...masc.rules,
          view(s: State, viewer) {
            const { turn, ...rest } = masc.rules.view(s, viewer);
            return isRedLight(s) ? { turn, ...rest } : { ...rest, turn };
          },
        },
      },
    },
    {
      what: 'view: after a roll the next die is shown with the others',
      said: '.dice',
      game: {
        ...masc,
        rules: {
          ...masc.rules,
          view(s: State, viewer) {
            const seen = masc.rules.view(s, viewer);
            return s.turn === 0 ? seen : { ...seen, dice: [...s.dice, roll(masc.rules.clone(s).rng, 6)] };
          },
        },
      },
    },
    {
      what: 'events: a chosen force reveals its Frogs',
      said: '.frogs[',
      game: {
        ...masc,
        rules: {
          ...masc.rules,
          apply: (s: State, seat, action: never) =>
            masc.rules
              .apply(s, seat, action)
              .map((event) =>
                event.type === 'placed' ? { ...event, frogs: s.forces.map(([n]) => n ?? 0) } : event,
              ),
        },
      },
    },
    {
      what: 'legal actions: the order of squares depends on a type that is face down',
      said: 'affects its legal actions',
      game: {
        ...masc,
        rules: {
          ...masc.rules,
          legal(s: State, seat) {
            const actions = masc.rules.legal(s, seat);
            return s.turn === 0 && isRedLight(s) ? actions.reverse() : actions;
          },
        },
      },
    },
    {
      what: 'labels: their length depends on a type that is face down',
      said: 'affects the words for',
      game: {
        ...masc,
        rules: { ...masc.rules, view },
        words: {
          ...masc.words,
          label: (seen: ReturnType<typeof view>, action: never) =>
            masc.words.label(seen, action) + (isRedLight(stateOf(seen)) ? ' ' : ''),
        },
      },
    },
  ],
  { options: { light: 3, mid: 3, turnCap: 5 } },
);
