import type { Thing } from '@mechatable/board';
import type { Seat, Viewer } from '@mechatable/kernel';
import { mechanation, type Action, type Event, type State } from '@mechatable/mechanation';
import { momentsOf, restless, type Moment as AnyMoment } from '../../harness/moments.ts';
import { things } from '../../harness/scenes.ts';

type Moment = AnyMoment<State, Action, Event>;

let found: readonly Moment[] | null = null;

/** Moments of random matches: one for each question and answer. Played once for all tests of a file. */
export function moments(): readonly Moment[] {
  found ??= [
    ...momentsOf(mechanation, {
      matches: 45,
      each: 1,
      seats: (match) => 2 + (match % 3),
      options: () => ({ turnCap: 12 }),
      choose: restless(['pass'], 5),
      sorts: sortsOf,
    }),
  ];
  return found;
}

/** The question with each kind of answer (abilities by Mech), and every kind of event. */
function sortsOf({ before, legal, events }: Moment): string[] {
  const top = before.agenda.at(-1);
  const ask = top !== undefined && 'ask' in top ? top.ask : '';
  const pilots = before.rows.length;
  const answers = legal.map((action) => (action.kind === 'use' ? `use ${action.mech}` : action.kind));
  return [
    ...new Set(answers.map((answer) => `${pilots} ${ask} ${answer}`)),
    ...events.map((event) => (event.type === 'ability' ? `ability ${event.mech}` : event.type)),
  ];
}

export function viewersOf({ before }: Moment): readonly Viewer[] {
  return [...before.rows.map((_, seat) => seat), 'table'];
}

export const nearest = (viewer: Viewer): Seat => (viewer === 'table' ? 0 : viewer);

/** The things in a scene, by key. */
export function keysIn(scene: Thing): (key: string) => Thing {
  const all = new Map([...things(scene)].map((thing) => [thing.key, thing]));
  return (key) => {
    const thing = all.get(key);
    if (thing === undefined) throw new Error(`There is no "${key}" in the scene.`);
    return thing;
  };
}
