import { openQuestion } from '@mechatable/kernel';
import { lanes, type Action, type Event, type State } from '@mechatable/lanes';
import { momentsOf, restless, type Moment } from '../../harness/moments.ts';

const DECKS = lanes.content.loadouts.map(({ id }) => id);

/** Moments of random matches with every ready deck: this many of each question, as they come. */
export function moments(matches: number, each: number): Generator<Moment<State, Action, Event>> {
  return momentsOf(lanes, {
    matches,
    each,
    options: (match) => ({
      loadouts: [DECKS[match % DECKS.length], DECKS[(3 * match + 1) % DECKS.length]],
      protectionFrom: match % 2 === 0 ? 'deck' : 'hand',
      turnCap: 30,
    }),
    choose: restless(['pass'], 8),
    sorts: (moment) => [askedFor(moment)],
  });
}

/** The kind of question, and what its answers would be about. */
function askedFor({ before, seat, legal }: Moment<State, Action, Event>): string {
  const view = lanes.rules.view(before, seat);
  const sorts = legal.flatMap((action) => lanes.words.anchors(view, action)[0]?.split(':')[0] ?? []);
  return `${openQuestion(view)?.ask ?? ''} ${[...new Set(sorts)].sort().join(' ')}`;
}
