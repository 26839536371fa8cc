import type { Figure } from './figure.ts';
import type { Figures } from './figures.ts';

/** A pointer that moves further than this many pixels drags. */
const SLIP = 8;

/** Whom a drag tells. */
export interface Carrier {
  /** Something sets out. */
  take(figure: Figure): void;
  /** It is let go over something. */
  drop(figure: Figure): void;
  isLit(anchor: string): boolean;
}

interface Held {
  readonly element: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  moves: boolean;
}

/** Things that are dragged onto others, by mouse, pen or finger. */
export class Drag {
  readonly #figures: Figures;
  readonly #carrier: Carrier;
  readonly #ends = new AbortController();
  #held: Held | null = null;
  /** From a drag until the next press: the click that follows is not meant. */
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
      () => {
        this.#letGo();
      },
      { signal },
    );
    root.addEventListener(
      'click',
      (event) => {
        if (this.#hasDragged && event.detail > 0) event.stopImmediatePropagation();
      },
      { signal, capture: true },
    );
  }

  destroy(): void {
    this.#ends.abort();
    this.#letGo();
  }

  #down({ target, isPrimary, button, pointerId: pointer, clientX: x, clientY: y }: PointerEvent): void {
    this.#letGo();
    this.#hasDragged = false;
    const element = target instanceof Element ? target.closest<HTMLElement>('.thing.drags') : null;
    if (element !== null && isPrimary && button === 0) this.#held = { element, pointer, x, y, moves: false };
  }

  #move({ clientX, clientY, pointerId }: PointerEvent): void {
    const held = this.#held;
    if (held?.pointer !== pointerId) return;
    const [x, y] = [clientX - held.x, clientY - held.y];
    if (!held.moves && Math.hypot(x, y) <= SLIP) return;
    if (!held.moves) this.#setOut(held);
    held.element.style.translate = `${x}px ${y}px`;
  }

  #setOut(held: Held): void {
    held.moves = true;
    held.element.setPointerCapture(held.pointer);
    held.element.toggleAttribute('data-dragged', true);
    const figure = this.#figures.get(held.element.dataset.key ?? '');
    if (figure !== undefined) this.#carrier.take(figure);
  }

  #up({ clientX, clientY, pointerId }: PointerEvent): void {
    const held = this.#held;
    if (held?.pointer !== pointerId) return;
    const target = held.moves ? this.#under(held.element, clientX, clientY) : null;
    this.#hasDragged = held.moves;
    this.#letGo();
    if (target !== null) this.#carrier.drop(target);
  }

  #letGo(): void {
    const held = this.#held;
    this.#held = null;
    if (held?.moves !== true) return;
    held.element.style.removeProperty('translate');
    held.element.toggleAttribute('data-dragged', false);
  }

  /** What lies at a point beneath what is dragged: what is lit before what is not. */
  #under(dragged: HTMLElement, x: number, y: number): Figure | null {
    const there = dragged.ownerDocument
      .elementsFromPoint(x, y)
      .filter((element) => !dragged.contains(element))
      .map((element) => this.#figures.around(element))
      .filter((figure) => figure !== null);
    const isLit = ({ thing: { anchor } }: Figure): boolean =>
      anchor !== undefined && this.#carrier.isLit(anchor);
    return there.find(isLit) ?? there[0] ?? null;
  }
}
