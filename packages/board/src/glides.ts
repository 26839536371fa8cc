import { shiftOf, type Box, type Move } from './boxes.ts';
import type { Figures } from './figures.ts';
import type { Plan } from './plan.ts';

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Where something new in the next scene comes from: anchors. */
export interface Arrival {
  readonly to: string;
  readonly from: string;
}

/** Lets things glide from where they were to where they are. */
export class Glides {
  readonly #figures: Figures;
  readonly #running = new Set<Animation>();
  #until = 0;

  constructor(figures: Figures) {
    this.#figures = figures;
  }

  /**
   * Makes a change to the scene and lets glide what it moves. All is measured before and all after, so that the
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
    change();
    this.end(); // only now: while they ran, things were measured where they were seen
    const moves = new Map<string, Move>();
    for (const [key, box] of old) {
      const figure = this.#figures.get(key);
      if (figure !== undefined) moves.set(key, { old: box, now: figure.element.getBoundingClientRect() });
    }
    this.#until = performance.now() + time;
    for (const [key, move] of moves) this.#glide(key, move, outerMove(plan, moves, key), time);
  }

  /** Milliseconds until everything is where it belongs. */
  get timeLeft(): number {
    return this.#running.size === 0 ? 0 : Math.max(0, this.#until - performance.now());
  }

  /** Everything is at once where it belongs. */
  end(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }

  /** By key: where everything that may glide now is, or where it comes from. */
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

  #glide(key: string, move: Move, outer: Move | undefined, time: number): void {
    const shift = shiftOf(move, outer);
    const element = this.#figures.get(key)?.element;
    if (shift === null || element === undefined || !('animate' in element)) return;
    // Not `transform`: looks use it, for cards that lie sideways.
    const animation = element.animate(
      [
        { translate: `${shift.x}px ${shift.y}px`, scale: `${shift.scaleX} ${shift.scaleY}`, zIndex: 1 },
        { translate: '0 0', scale: '1 1', zIndex: 1 },
      ],
      { duration: time, easing: EASING },
    );
    this.#running.add(animation);
    animation.addEventListener('finish', () => this.#running.delete(animation));
  }
}

/** How the nearest thing around this one glides, if any does. */
function outerMove(plan: Plan, moves: ReadonlyMap<string, Move>, key: string): Move | undefined {
  for (let outer = plan.get(key)?.parent ?? null; outer !== null; outer = plan.get(outer)?.parent ?? null) {
    const move = moves.get(outer);
    if (move !== undefined) return move;
  }
  return undefined;
}
