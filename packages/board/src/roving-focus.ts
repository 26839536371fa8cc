import type { Box } from './boxes.ts';
import { nearestBox, nextBox, type Direction } from './directions.ts';
import { controlOf, type Figure } from './figure.ts';
import type { Figures } from './figures.ts';
import type { GazeTracker } from './gaze.ts';
import type { Plan } from './plan.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Calls that the keyboard makes. */
interface RovingGestures {
  readonly pick: (figure: Figure) => void;
  /** Enter, before it picks; true if it was used for something else. */
  readonly enter: (figure: Figure) => boolean;
  readonly moved: () => void;
}

/** The keyboard: Tab reaches one thing, and the arrow keys move on from there. */
export class RovingFocus {
  readonly #root: HTMLElement;
  readonly #figures: Figures;
  readonly #gaze: GazeTracker;
  readonly #gestures: RovingGestures;
  readonly #ends = new AbortController();
  #tab: string | null = null;
  /** While elements move, the browser drops the focus and we restore it: this isn't reported. */
  #isDrawing = false;
  /** Focus by pointer doesn't count as looking: a pointer looks by hovering or pressing. */
  #isPointing = false;
  #ringed: Element | null = null;

  constructor(root: HTMLElement, figures: Figures, gaze: GazeTracker, gestures: RovingGestures) {
    this.#root = root;
    this.#figures = figures;
    this.#gaze = gaze;
    this.#gestures = gestures;
    const { signal } = this.#ends;
    root.addEventListener(
      'keydown',
      (event) => {
        this.#markRing(); // a key press shows the ring of a thing that a pointer has focused
        this.#key(event);
      },
      { signal },
    );
    root.addEventListener(
      'focusin',
      ({ target }) => {
        this.#enter(target);
        this.#markRing();
      },
      { signal },
    );
    root.addEventListener(
      'focusout',
      () => {
        if (!this.#isDrawing) gaze.set('focused', null);
        this.#markRing();
      },
      { signal },
    );
    root.addEventListener(
      'mousedown',
      () => {
        this.#isPointing = true;
        // The focus moves right after this event, before any timer.
        setTimeout(() => {
          this.#isPointing = false;
        });
      },
      { signal },
    );
  }

  destroy(): void {
    this.#ends.abort();
  }

  /** The key of the thing that Tab reaches. */
  get tab(): string | null {
    return this.#tab;
  }

  /** Focuses the clicked thing if the browser hasn't done so. */
  follow(figure: Figure): void {
    if (this.#focused() === figure) return;
    this.#isPointing = true;
    this.focus(figure);
    this.#isPointing = false;
  }

  focus(figure: Figure): void {
    this.#tab = figure.key;
    this.#gestures.moved();
    controlOf(figure).focus({ preventScroll: this.#isPointing });
  }

  /** Changes the scene, and keeps the focus where it was or as near as possible. */
  keepFocus(plan: Plan, change: () => void): void {
    const focused = this.#focused();
    const stays = focused !== null && plan.get(focused.key)?.thing.anchor !== undefined;
    const box = focused === null || stays ? null : focused.element.getBoundingClientRect();
    const anchor = focused?.thing.anchor ?? '';
    this.#isDrawing = true;
    change();
    const heir = box === null ? null : (this.#figures.of(anchor)[0] ?? this.#nearest(box));
    const tab = heir ?? (this.#tab === null ? undefined : this.#figures.get(this.#tab));
    const { anchored } = this.#figures;
    this.#tab = (tab?.thing.anchor === undefined ? anchored[0] : tab)?.key ?? null;
    this.#gestures.moved();
    const figure = this.#tab === null ? undefined : this.#figures.get(this.#tab);
    if (focused !== null && figure !== undefined) {
      const control = controlOf(figure);
      if (this.#root.ownerDocument.activeElement !== control) control.focus({ preventScroll: true });
    }
    this.#isDrawing = false;
    // Last, since the listener may draw again.
    if (this.#gaze.hasFocus) this.#gaze.set('focused', figure?.thing.anchor ?? null);
  }

  #enter(target: EventTarget | null): void {
    const figure = this.#figures.around(target);
    if (figure === null || this.#isDrawing) return;
    this.#tab = figure.key;
    this.#gestures.moved();
    if (!this.#isPointing) this.#gaze.set('focused', figure.thing.anchor ?? null);
  }

  /**
   * Marks the thing around the focus ring, if there is one. Not by `:has()`: the browser would check every thing again
   * whenever one is added or removed.
   */
  #markRing(): void {
    const focused = this.#focused();
    const isVisible = focused !== null && controlOf(focused).matches(':focus-visible');
    const ring = isVisible ? focused.element : null;
    if (ring === this.#ringed) return;
    this.#ringed?.removeAttribute('data-ring');
    ring?.setAttribute('data-ring', '');
    this.#ringed = ring;
  }

  #focused(): Figure | null {
    const { activeElement } = this.#root.ownerDocument;
    return this.#root.contains(activeElement) ? this.#figures.around(activeElement) : null;
  }

  #nearest(box: Box): Figure | null {
    const { anchored } = this.#figures;
    return anchored[nearestBox(box, this.#boxes(anchored))] ?? null;
  }

  #key(event: KeyboardEvent): void {
    const focused = this.#focused();
    if (focused === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      const isMeant = event.repeat || (event.key === 'Enter' && this.#gestures.enter(focused));
      if (!isMeant) this.#gestures.pick(focused);
    } else {
      const next = this.#next(focused, event.key);
      if (next === null) return;
      if (next !== undefined) this.focus(next);
    }
    // Handled here: the page must not scroll or treat it as a shortcut.
    event.preventDefault();
    event.stopPropagation();
  }

  /** Where a key leads; undefined if there is nothing in that direction, null if it isn't a key that moves. */
  #next(from: Figure, key: string): Figure | null | undefined {
    const { anchored } = this.#figures;
    if (key === 'Home') return anchored[0];
    if (key === 'End') return anchored.at(-1);
    const direction = ARROWS[key];
    if (direction === undefined) return null;
    const others = anchored.filter((other) => other !== from);
    const [start, ...boxes] = this.#boxes([from, ...others]);
    return start === undefined ? undefined : others[nextBox(start, direction, boxes)];
  }

  /**
   * Where figures are, for the arrow keys. A figure that contains other controls counts as its upper edge, like a heading
   * of its content: keys lead from there to its content, and back.
   */
  #boxes(figures: readonly Figure[]): Box[] {
    return figures.map(({ element, holds }) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height: holds ? 0 : height };
    });
  }
}
