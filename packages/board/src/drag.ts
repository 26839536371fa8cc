import type { Figure } from './figure.ts';
import type { Figures } from './figures.ts';
import { Ghost } from './ghost.ts';
import { scrollsAlong } from './scrolling.ts';

/** A pointer that moves further than this many pixels drags. */
const SLIP = 8;

/** Calls that a drag makes. */
export interface Carrier {
  /** A drag begins; false if this can't be dragged. */
  grab(figure: Figure): boolean;
  /** It is over this thing; null: over nothing that accepts it. */
  hover(figure: Figure | null): void;
  /** It is dropped on this thing, or on nothing. */
  drop(figure: Figure | null): void;
  isLit(anchor: string): boolean;
}

interface Held {
  readonly figure: Figure;
  readonly pointer: number;
  readonly isTouch: boolean;
  readonly x: number;
  readonly y: number;
}

interface Carried {
  readonly ghost: Ghost;
  over: Figure | null;
}

/** Things that are dragged onto others, by mouse, pen or finger. */
export class Drag {
  readonly #figures: Figures;
  readonly #carrier: Carrier;
  readonly #ends = new AbortController();
  #held: Held | null = null;
  /** The dragged thing. */
  #carried: Carried | null = null;
  /** From a drag until the next press: the click that follows a drag is ignored. */
  #hasDragged = false;

  constructor(root: HTMLElement, figures: Figures, carrier: Carrier) {
    this.#figures = figures;
    this.#carrier = carrier;
    const { signal } = this.#ends;
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
    root.addEventListener(
      'pointerup',
      (event) => {
        this.#up(event);
      },
      { signal },
    );
    root.addEventListener(
      'pointercancel',
      ({ pointerId }) => {
        if (pointerId === this.#held?.pointer) this.#cancel();
      },
      { signal },
    );
    // Not passive: the page must not scroll while something is dragged. Pointer events come first.
    root.addEventListener(
      'touchmove',
      (event) => {
        if (this.#carried !== null && event.cancelable) event.preventDefault();
      },
      { signal, passive: false },
    );
    root.addEventListener(
      'click',
      (event) => {
        if (this.#hasDragged && event.detail > 0) event.stopImmediatePropagation();
      },
      { signal, capture: true },
    );
    root.ownerDocument.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || this.#carried === null) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        this.#cancel();
      },
      { signal, capture: true },
    );
  }

  destroy(): void {
    this.#ends.abort();
    this.#letGo();
  }

  /** A scene was drawn: the dragged thing may be gone. */
  refresh(): void {
    if (this.#held !== null && this.#figures.get(this.#held.figure.key) !== this.#held.figure) this.#cancel();
  }

  #down(event: PointerEvent): void {
    const { target, isPrimary, button, pointerId: pointer, pointerType, clientX: x, clientY: y } = event;
    if (this.#held !== null) this.#cancel(); // by a second finger, which zooms
    this.#hasDragged = false;
    const figure = this.#figures.around(target);
    if (figure === null || !isPrimary || button !== 0) return;
    this.#held = { figure, pointer, isTouch: pointerType === 'touch', x, y };
  }

  #move({ clientX, clientY, pointerId, buttons }: PointerEvent): void {
    const held = this.#held;
    if (held?.pointer !== pointerId) return;
    if (buttons === 0) {
      this.#cancel(); // it was released outside the board
      return;
    }
    const [x, y] = [clientX - held.x, clientY - held.y];
    if (this.#carried === null && Math.hypot(x, y) <= SLIP) return;
    const carried = this.#carried ?? this.#setOut(held, x, y);
    if (carried === null) return;
    carried.ghost.moveBy(x, y);
    this.#hover(carried, this.#under(held.figure, clientX, clientY));
  }

  #setOut(held: Held, x: number, y: number): Carried | null {
    const { figure, pointer, isTouch } = held;
    const isScroll = isTouch && scrollsAlong(figure.element, x, y);
    if (isScroll || !this.#carrier.grab(figure)) {
      this.#held = null;
      return null;
    }
    figure.element.setPointerCapture(pointer);
    const carried = { ghost: new Ghost(figure.element), over: null };
    figure.element.toggleAttribute('data-dragged', true);
    this.#carried = carried;
    return carried;
  }

  #hover(carried: Carried, over: Figure | null): void {
    if (over === carried.over) return;
    carried.over?.element.toggleAttribute('data-over', false);
    const isTaker = over !== null && this.#isLit(over);
    if (isTaker) over.element.toggleAttribute('data-over', true);
    carried.over = over;
    this.#carrier.hover(isTaker ? over : null);
  }

  #up({ clientX, clientY, pointerId }: PointerEvent): void {
    const held = this.#held;
    if (held?.pointer !== pointerId) return;
    const target = this.#carried === null ? null : this.#under(held.figure, clientX, clientY);
    if (this.#letGo()) this.#carrier.drop(target);
  }

  #cancel(): void {
    if (this.#letGo()) this.#carrier.drop(null);
  }

  /** Whether something was being dragged. */
  #letGo(): boolean {
    const [held, carried] = [this.#held, this.#carried];
    this.#held = null;
    this.#carried = null;
    if (carried === null) return false;
    this.#hasDragged = true;
    carried.ghost.remove();
    carried.over?.element.toggleAttribute('data-over', false);
    held?.figure.element.toggleAttribute('data-dragged', false);
    this.#carrier.hover(null);
    return true;
  }

  /** The thing at a point under the dragged one: lit things come first. */
  #under({ element: dragged }: Figure, x: number, y: number): Figure | null {
    const there = dragged.ownerDocument
      .elementsFromPoint(x, y)
      .filter((element) => !dragged.contains(element))
      .map((element) => this.#figures.around(element))
      .filter((figure) => figure !== null);
    return there.find((figure) => this.#isLit(figure)) ?? there[0] ?? null;
  }

  #isLit({ thing: { anchor } }: Figure): boolean {
    return anchor !== undefined && this.#carrier.isLit(anchor);
  }
}
