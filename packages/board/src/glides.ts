import { middle, shiftOf, type Box, type Move, type Point, type Shift } from './boxes.ts';
import type { Figures } from './figures.ts';
import type { Plan } from './plan.ts';

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Where new things come from, and which places things pass on their way: anchors. */
export interface Arrival {
  readonly to: string;
  readonly from: string;
  readonly via?: readonly string[];
}

/** The places passed on the way to a thing. */
interface Way {
  readonly to: string;
  readonly via: readonly Box[];
}

/** Makes things glide from where they were to where they are. */
export class Glides {
  readonly #root: HTMLElement;
  readonly #figures: Figures;
  readonly #running = new Set<Animation>();
  #until = 0;

  constructor(root: HTMLElement, figures: Figures) {
    this.#root = root;
    this.#figures = figures;
  }

  /**
   * Changes the scene, and makes everything that moved glide. All is measured before, and all after, so that the
   * browser lays out the page only twice.
   */
  around(
    plan: Plan,
    arrivals: readonly Arrival[],
    hidden: ReadonlySet<string>,
    time: number,
    change: () => void,
  ): void {
    if (time === 0) {
      this.end();
      change();
      return;
    }
    const old = this.#measure(plan, arrivals, hidden);
    const ways = this.#ways(plan, arrivals);
    change();
    this.end(); // only now, so that things were measured where people saw them
    const moves = new Map<string, Move>();
    for (const [key, box] of old) {
      const figure = this.#figures.get(key);
      if (figure !== undefined) moves.set(key, { old: box, now: figure.element.getBoundingClientRect() });
    }
    const longest = Math.max(0, ...[...ways.values()].map(({ via }) => via.length));
    this.#until = performance.now() + time * (1 + longest / 2);
    const measured = [...moves].map(([key, move]) => {
      const outer = outerMove(plan, moves, key);
      return {
        key,
        shift: shiftOf(move, outer),
        stations: outer === undefined ? this.#stations(ways.get(key)) : [],
      };
    });
    const scale = scaleOf(this.#root);
    for (const { key, shift, stations } of measured)
      if (shift !== null)
        this.#glide(
          key,
          within(scale, shift),
          stations.map((at) => within(scale, at)),
          time,
        );
  }

  /** Milliseconds until all glides have ended. */
  get timeLeft(): number {
    return this.#running.size === 0 ? 0 : Math.max(0, this.#until - performance.now());
  }

  /** Ends all glides immediately. */
  end(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }

  /** By key: where everything that may glide is now, or where it comes from. */
  #measure(plan: Plan, arrivals: readonly Arrival[], hidden: ReadonlySet<string>): Map<string, Box> {
    const boxes = new Map<string, Box>();
    for (const [key, { thing }] of plan) {
      const figure = this.#figures.get(key);
      if (figure === undefined || thing.glides !== true || hidden.has(key)) continue;
      boxes.set(key, figure.element.getBoundingClientRect());
    }
    for (const { to, from } of arrivals) {
      const source = this.#figures.of(from)[0];
      const isNew = ([key, { thing }]: [string, { thing: { anchor?: string } }]): boolean =>
        thing.anchor === to && this.#figures.get(key) === undefined && !boxes.has(key);
      const key = [...plan].find(isNew)?.[0];
      if (source !== undefined && key !== undefined) boxes.set(key, source.element.getBoundingClientRect());
    }
    return boxes;
  }

  /** By key: the routes of things that move via another place, and of what they carry. */
  #ways(plan: Plan, arrivals: readonly Arrival[]): ReadonlyMap<string, Way> {
    const ways = new Map<string, Way>();
    for (const { to: anchor, via: places = [] } of arrivals) {
      const via = places.flatMap(
        (place) => this.#figures.of(place)[0]?.element.getBoundingClientRect() ?? [],
      );
      const [to, goal] = [...plan].find(([, { thing }]) => thing.anchor === anchor) ?? [];
      if (via.length === 0 || to === undefined) continue;
      for (const key of plan.keys()) if (liesIn(plan, key, goal?.parent ?? null)) ways.set(key, { to, via });
    }
    return ways;
  }

  /** How far the stops of a route are from the final places. */
  #stations(way: Way | undefined): readonly Point[] {
    const goal = way === undefined ? undefined : this.#figures.get(way.to)?.element;
    if (way === undefined || goal === undefined) return [];
    const end = middle(goal.getBoundingClientRect());
    return way.via.map(middle).map(({ x, y }) => ({ x: x - end.x, y: y - end.y }));
  }

  #glide(key: string, shift: Shift, stations: readonly Point[], time: number): void {
    const element = this.#figures.get(key)?.element;
    if (element === undefined || !('animate' in element)) return;
    // Not `transform`, which style sheets use to turn cards sideways.
    const animation = element.animate(
      [
        { translate: `${shift.x}px ${shift.y}px`, scale: `${shift.scaleX} ${shift.scaleY}`, zIndex: 1 },
        ...stations.map(({ x, y }) => ({ translate: `${x}px ${y}px`, scale: '1 1', zIndex: 1 })),
        { translate: '0 0', scale: '1 1', zIndex: 1 },
      ],
      { duration: time * (1 + stations.length / 2), easing: EASING },
    );
    this.#running.add(animation);
    animation.addEventListener('finish', () => this.#running.delete(animation));
  }
}

/** How much an element is scaled on the screen. */
function scaleOf(element: HTMLElement): number {
  const { width } = element.getBoundingClientRect();
  return width === 0 || element.offsetWidth === 0 ? 1 : width / element.offsetWidth;
}

/** A distance on the screen, in the pixels of a scaled element. */
function within<Way extends Point>(scale: number, way: Way): Way {
  return { ...way, x: way.x / scale, y: way.y / scale };
}

/** How the nearest gliding ancestor moves, if there is one. */
function outerMove(plan: Plan, moves: ReadonlyMap<string, Move>, key: string): Move | undefined {
  for (let outer = plan.get(key)?.parent ?? null; outer !== null; outer = plan.get(outer)?.parent ?? null) {
    const move = moves.get(outer);
    if (move !== undefined) return move;
  }
  return undefined;
}

/** Whether a thing is inside another, at any depth. */
function liesIn(plan: Plan, key: string, outer: string | null): boolean {
  for (
    let inner = plan.get(key);
    inner !== undefined && inner.parent !== null;
    inner = plan.get(inner.parent)
  ) {
    if (inner.parent === outer) return true;
  }
  return false;
}
