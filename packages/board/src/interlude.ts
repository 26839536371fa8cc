import type { CueLayer } from './cue-layer.ts';
import { Figures } from './figures.ts';
import { planOf } from './plan.ts';
import type { Thing } from './scene.ts';

/** It stays this many milliseconds longer, so that it is still there for the next part of a story. */
const LINGER = 250;

/**
 * A separate scene in front of the table, for what is shown in several parts. Things that keep their key from one part
 * to the next keep their element, so that style sheets can animate changes. It is a picture: a click only ends it.
 */
export class Interlude {
  readonly #layer: CueLayer;
  readonly #onClick: () => void;
  #shown: { readonly element: HTMLElement; readonly figures: Figures } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(layer: CueLayer, onClick: () => void) {
    this.#layer = layer;
    this.#onClick = onClick;
  }

  show(scene: Thing, time: number): void {
    const plan = planOf(scene);
    this.#shown ??= this.#open();
    this.#shown.figures.patch(plan);
    this.#shown.figures.dress(null);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.clear();
    }, time + LINGER);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#shown?.element.remove();
    this.#shown = null;
  }

  #open(): { element: HTMLElement; figures: Figures } {
    const { element: layer, inSight } = this.#layer;
    const element = layer.ownerDocument.createElement('div');
    element.className = 'cue-interlude';
    element.addEventListener('click', this.#onClick);
    element.style.top = `${inSight.y - layer.getBoundingClientRect().y}px`;
    element.style.height = `${inSight.height}px`;
    layer.append(element);
    return { element, figures: new Figures(element, false) };
  }
}
