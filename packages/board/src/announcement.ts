import { aimLines } from './aim.ts';
import { middle, type Box } from './boxes.ts';
import type { CueLayer } from './cue-layer.ts';
import { Figures } from './figures.ts';
import { APPEAR, FADE, rise } from './frames.ts';
import { clearPlace } from './placing.ts';
import { planOf } from './plan.ts';
import type { Thing } from './scene.ts';

/** How much of the time it takes to rise to its place. */
const RISING = 0.45;
/** On a low table it shrinks, but not below this share of its size. */
const LEAST = 0.6;

/** Where a thing that is shown large comes from, and its targets: boxes on the screen. */
export interface Course {
  readonly from: Box | null;
  readonly toward: readonly Box[];
}

/** Shows one thing large over the table. It is a picture, and all gestures go through to the table. */
export class Announcement {
  readonly #layer: CueLayer;
  #shown: readonly Element[] = [];

  constructor(layer: CueLayer) {
    this.#layer = layer;
  }

  /** Shows a thing for a time, then lets it fade while other things are already happening. */
  show(thing: Thing, { from, toward }: Course, time: number, linger: number): void {
    this.clear();
    const whole = time + linger;
    const element = this.#layer.add('cue-show', '', null, whole);
    const figures = new Figures(element, false);
    figures.patch(planOf(thing));
    figures.dress(null);
    const { width, height } = element.getBoundingClientRect();
    const { x, y } = this.#layer.element.getBoundingClientRect();
    const { inSight } = this.#layer;
    const fit = Math.min(1, Math.max(LEAST, inSight.height / Math.max(1, height)));
    const place = clearPlace({ width: fit * width, height: fit * height }, inSight, toward);
    element.style.transform = `scale(${fit})`; // the property `scale` is for its motion
    element.style.left = `${place.x - width / 2 - x}px`;
    element.style.top = `${place.y - height / 2 - y}px`;
    const lines = aimLines(element.ownerDocument, { x, y }, place, toward.map(middle));
    element.before(lines);
    this.#layer.removeAfter(lines, whole);
    this.#shown = [element, lines];
    const source = from === null ? place : middle(from);
    const scale = from === null ? 0.6 : Math.min(1, Math.max(0.2, from.height / Math.max(1, height)));
    this.#layer.animate(element, rise(source.x - place.x, source.y - place.y, scale), RISING * time);
    this.#layer.animate(lines, APPEAR, RISING * time);
    for (const one of this.#shown) this.#layer.animate(one, FADE, linger, time);
  }

  clear(): void {
    for (const element of this.#shown) element.remove();
    this.#shown = [];
  }
}
