import { illegal, type Seat } from '@mechatable/kernel';
import { findsLeaks, peeking } from '@mechatable/testkit/vitest';
import { POWER } from '../src/content/lookup.ts';
import { mechanation } from '../src/game.ts';
import type { State } from '../src/state.ts';

const { view, stateOf } = peeking(mechanation);

const nextFace = ({ deck }: State): number => deck.at(-1) ?? 0;
/** The power of the first Mech of the pilot after this one. */
const powerAfter = ({ mechs, rows }: State, seat: Seat): number =>
  POWER[mechs[((seat + 1) % rows.length) * 3] ?? 0] ?? 0;

findsLeaks(mechanation, [
  {
    what: 'view: a card on the table says since when by its face',
    said: '.since',
    game: {
      ...mechanation,
      rules: {
        ...mechanation.rules,
        view(s: State, viewer) {
          const seen = mechanation.rules.view(s, viewer);
          const pilots = seen.pilots.map((pilot, seat) => ({
            ...pilot,
            row: pilot.row.map((tile, i) => ({
              ...tile,
              since: tile.since + (s.rows[seat]?.[i]?.face ?? 0),
            })),
          }));
          return { ...seen, pilots };
        },
      },
    },
  },
  {
    what: 'events: everyone learns what a pilot looks at',
    said: '.face',
    game: {
      ...mechanation,
      rules: {
        ...mechanation.rules,
        eventFor: (event: never, viewer) =>
          (event as { type: string }).type === 'looked' ? event : mechanation.rules.eventFor(event, viewer),
      },
    },
  },
  {
    what: 'refusals: the sentence depends on the next card of the deck',
    said: 'affects the ruling on',
    game: {
      ...mechanation,
      rules: {
        ...mechanation.rules,
        judge(s: State, seat, action: never) {
          const verdict = mechanation.rules.judge(s, seat, action);
          return verdict.ok || nextFace(s) % 2 === 0 ? verdict : { ...verdict, clause: 'MN-R-84' };
        },
      },
    },
  },
  {
    what: 'undo: what stays done depends on another pilot’s Mech',
    said: 'can be undone',
    game: {
      ...mechanation,
      rules: {
        ...mechanation.rules,
        binding: (s: State, seat) =>
          powerAfter(s, seat) % 2 === 1 ? illegal('MN-R-19', 'This stays done.') : null,
      },
    },
  },
  {
    what: 'question: it is longer the stronger another pilot’s Mech is',
    said: 'affects the question',
    game: {
      ...mechanation,
      rules: { ...mechanation.rules, view },
      words: {
        ...mechanation.words,
        question(seen: ReturnType<typeof view>) {
          const s = stateOf(seen);
          const seat = seen.viewer === 'table' ? 0 : seen.viewer;
          return mechanation.words.question(seen) + ' '.repeat(s === undefined ? 0 : powerAfter(s, seat));
        },
      },
    },
  },
]);
