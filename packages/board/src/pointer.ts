import { aimedAt } from './near-miss.ts';
import type { Figure } from './figure.ts';
import type { Figures } from './figures.ts';
import type { GazeTracker } from './gaze.ts';

/** A mouse that rests, or a finger that presses, for this many milliseconds looks at a thing. */
const REST = 250;
const PRESS = 400;
/** A finger that moves further than this many pixels scrolls. */
const SLIP = 10;

/** Calls that a pointer makes. */
interface Hand {
  readonly pick: (figure: Figure) => void;
  readonly isLit: (anchor: string) => boolean;
}

/** Turns what mouse, pen and finger do to the figures in a root into gestures. */
export class Pointer {
  readonly #figures: Figures;
  readonly #gaze: GazeTracker;
  readonly #isLit: (figure: Figure | null) => boolean;
  readonly #pick: (figure: Figure) => void;
  readonly #ends = new AbortController();
  #over: string | null = null;
  #resting: number | undefined;
  #press: { readonly x: number; readonly y: number; readonly timer: number } | null = null;
  /** From a long press until the next press: the click and the menu that follow are ignored. */
  #hasLooked = false;

  constructor(root: HTMLElement, figures: Figures, gaze: GazeTracker, hand: Hand) {
    this.#figures = figures;
    this.#gaze = gaze;
    this.#isLit = (figure) => figure?.thing.anchor !== undefined && hand.isLit(figure.thing.anchor);
    this.#pick = hand.pick;
    const { signal } = this.#ends;
    root.addEventListener(
      'click',
      (event) => {
        this.#click(event);
      },
      { signal },
    );
    root.addEventListener(
      'pointerover',
      (event) => {
        this.#hover(event);
      },
      { signal },
    );
    root.addEventListener(
      'pointerleave',
      () => {
        this.#leave();
      },
      { signal },
    );
    root.addEventListener(
      'pointerdown',
      (event) => {
        this.#down(event);
      },
      { signal },
    );
    root.addEventListener(
      'pointermove',
      (event) => {
        this.#move(event);
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const) {
      root.addEventListener(
        end,
        () => {
          this.#release();
        },
        { signal },
      );
    }
    root.addEventListener(
      'contextmenu',
      (event) => {
        if (this.#press !== null || this.#hasLooked) event.preventDefault();
      },
      { signal },
    );
  }

  destroy(): void {
    this.#ends.abort();
    this.#leave();
    this.#release();
  }

  /** A drag has begun: until it ends, the drag decides what is looked at. */
  yieldToDrag(): void {
    this.#leave();
  }

  #click({ target, detail, pointerType, clientX, clientY }: PointerEvent): void {
    const around = this.#figures.around(target);
    const isMiss = pointerType === 'touch' && (around === null || around.holds) && !this.#isLit(around);
    const aimed = isMiss ? aimedAt(this.#figures.anchored.filter(this.#isLit), clientX, clientY) : null;
    const figure = aimed ?? around;
    const isMeant = !this.#hasLooked || detail === 0; // a screen reader clicks without pressing
    if (figure !== null && isMeant) this.#pick(figure);
  }

  #hover({ target, pointerType, buttons }: PointerEvent): void {
    if (pointerType === 'touch' || buttons !== 0) return; // a pressed mouse drags, and doesn't rest
    const anchor = this.#figures.around(target)?.thing.anchor ?? null;
    if (anchor === this.#over) return;
    this.#leave();
    this.#over = anchor;
    if (anchor === null) return;
    this.#resting = setTimeout(() => {
      this.#gaze.set('hovered', anchor);
    }, REST);
  }

  #leave(): void {
    clearTimeout(this.#resting);
    this.#over = null;
    this.#gaze.set('hovered', null);
  }

  #down({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
    this.#release();
    this.#hasLooked = false;
    this.#gaze.set('held', null);
    const anchor = this.#figures.around(target)?.thing.anchor;
    if (pointerType !== 'touch' || !isPrimary || anchor === undefined) return;
    const look = (): void => {
      this.#hasLooked = true;
      this.#press = null;
      // Held until the next press, not just until the finger is lifted: the finger hides what it looks at.
      this.#gaze.set('held', anchor);
    };
    this.#press = { x, y, timer: setTimeout(look, PRESS) };
  }

  #move({ clientX, clientY }: PointerEvent): void {
    if (this.#press === null) return;
    if (Math.hypot(clientX - this.#press.x, clientY - this.#press.y) > SLIP) this.#release();
  }

  #release(): void {
    clearTimeout(this.#press?.timer);
    this.#press = null;
  }
}
