import type { Thing } from '@mechatable/board';
import type { Seat, Viewer } from '@mechatable/kernel';

/** A thing and everything in it. */
export function* things(thing: Thing): Generator<Thing> {
  yield thing;
  for (const inner of thing.children ?? []) yield* things(inner);
}

export function anchorsIn(scene: Thing): Set<string> {
  return new Set([...things(scene)].flatMap(({ anchor }) => anchor ?? []));
}

/** What a viewer of a state has on the screen. */
export interface Screen<View> {
  readonly view: View;
  readonly scene: Thing;
  readonly all: readonly Thing[];
  readonly anchors: ReadonlySet<string>;
}

/** Draws a state once for each viewer and near seat, however many tests look at it. */
export function screensOf<State extends object, View>(
  viewOf: (state: State, viewer: Viewer) => View,
  draw: (view: View, near: Seat) => Thing,
): (state: State, viewer: Viewer, near?: Seat) => Screen<View> {
  const known = new WeakMap<State, Map<string, Screen<View>>>();
  return (state, viewer, near = viewer === 'table' ? 0 : viewer) => {
    const screens = known.get(state) ?? new Map<string, Screen<View>>();
    known.set(state, screens);
    const key = `${viewer} ${near}`;
    const screen = screens.get(key) ?? drawn(viewOf(state, viewer), (view) => draw(view, near));
    screens.set(key, screen);
    return screen;
  };
}

function drawn<View>(view: View, draw: (view: View) => Thing): Screen<View> {
  const scene = draw(view);
  const all = [...things(scene)];
  return { view, scene, all, anchors: new Set(all.flatMap(({ anchor }) => anchor ?? [])) };
}
