import type { Box } from './boxes.ts';
import { nearestBox, nextBox, type Direction } from './directions.ts';
import { controlOf, type Figure } from './figure.ts';
import type { Figures } from './figures.ts';
import type { Gaze } from './gaze.ts';
import type { Plan } from './plan.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What the keyboard comes to. */
interface RovingGestures {
  readonly pick: (figure: Figure) => void;
  /** Enter, before it picks; true if it meant something else. */
  readonly enter: (figure: Figure) => boolean;
  readonly moved: () => void;
}

/** The keyboard: one thing is reached by Tab, the arrow keys go on from there. */
export class Roving {
  readonly #root: HTMLElement;
  readonly #figures: Figures;
  readonly #gaze: Gaze;
  readonly #gestures: RovingGestures;
  readonly #ends = new AbortController();
  #tab: string | null = null;
  /** While elements move, the browser takes the focus away and it is given back: nobody needs to know. */
  #isDrawing = false;
  /** Focus that came by pointer is no closer look: a pointer has its own ways of looking. */
  #isPointing = false;
  #ringed: Element | null = null;

  constructor(root: HTMLElement, figures: Figures, gaze: Gaze, gestures: RovingGestures) {
    this.#root = root;
    this.#figures = figures;
    this.#gaze = gaze;
    this.#gestures = gestures;
    const { signal } = this.#ends;
    root.addEventListener(
      'keydown',
      (event) => {
        this.#markRing(); // a key shows the ring of what a pointer has focused
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

  /** The key of what Tab reaches. */
  get tab(): string | null {
    return this.#tab;
  }

  /** Takes the focus to what was clicked, where the browser has not done so. */
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

  /** Makes a change to the scene, and keeps the focus where it was or as near as can be. */
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
    // Last, for it may be answered with another drawing.
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
   * whenever one of them comes or goes.
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
    // Handled here: the page must neither scroll nor treat it as one of its shortcuts.
    event.preventDefault();
    event.stopPropagation();
  }

  /** Where a key leads; undefined when there is nothing that way, null when it leads nowhere at all. */
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
   * Where figures are, for finding one's way. What holds other controls counts as its own upper edge, like the
   * heading of what is in it: from there one gets in, and from within back to it.
   */
  #boxes(figures: readonly Figure[]): Box[] {
    return figures.map(({ element, holds }) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height: holds ? 0 : height };
    });
  }
}
