import type { Box } from './boxes.ts';

/** The layer above the table that cues are drawn on, and the animations that they run. */
export class CueLayer {
  /** Pictures only: nothing moves. */
  still = false;
  readonly element: HTMLElement;
  readonly #running = new Set<Animation>();
  /** Where the layer is, measured once for all that is added at the same time. */
  #origin: { readonly x: number; readonly y: number } | null = null;

  constructor(element: HTMLElement) {
    this.element = element;
  }

  /** Puts an element on the layer for a while: over a box of the screen, or across the whole layer. */
  add(classes: string, text: string, box: Box | null, time: number): HTMLElement {
    const element = this.element.ownerDocument.createElement('div');
    element.className = classes;
    element.textContent = text;
    if (box !== null) {
      const { x, y } = this.#measured();
      element.style.left = `${box.x - x}px`;
      element.style.top = `${box.y - y}px`;
      element.style.width = `${box.width}px`;
      element.style.height = `${box.height}px`;
    }
    this.element.append(element);
    this.removeAfter(element, time);
    return element;
  }

  /** Measuring after each addition would lay out the page each time. */
  #measured(): { readonly x: number; readonly y: number } {
    if (this.#origin !== null) return this.#origin;
    const origin = this.element.getBoundingClientRect();
    this.#origin = origin;
    queueMicrotask(() => {
      this.#origin = null;
    });
    return origin;
  }

  removeAfter(element: Element, time: number): void {
    setTimeout(() => {
      element.remove();
    }, time);
  }

  animate(element: Element, frames: Keyframe[], duration: number, delay = 0): void {
    if (this.still || !('animate' in element)) return;
    const animation = element.animate(frames, { duration, delay });
    this.#running.add(animation);
    // By the clock of the cues: on a busy machine, animations start late.
    setTimeout(() => {
      animation.cancel();
      this.#running.delete(animation);
    }, delay + duration);
  }

  /** The visible part of the layer: a table may be taller than its window. */
  get inSight(): Box {
    const { x, top, bottom, width } = this.element.getBoundingClientRect();
    const y = Math.max(0, top);
    return { x, y, width, height: Math.max(0, Math.min(bottom, globalThis.innerHeight) - y) };
  }

  /** Ends all motion and clears the layer. */
  clear(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.element.replaceChildren();
  }
}
