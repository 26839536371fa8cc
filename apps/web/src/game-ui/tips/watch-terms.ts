import { reportBug } from '../../browser/bug.ts';
import type { Box } from './place.ts';
import { termAt, termNear, termsOf } from './terms-at.ts';

/** The terms that a tip explains. */
export interface Asked {
  /** As the cards have them: `Range 2`. */
  readonly terms: readonly string[];
  readonly gameId: string;
  /** The area that the tip must not cover. */
  readonly avoid: Box;
  /** The control that the tip describes to a screen reader. */
  readonly control: HTMLElement | null;
}

/** Shows tips. Loaded when the first term is asked for. */
export interface Tips {
  show(asked: Asked): void;
  hide(): void;
  /** Whether something is in the tip: a pointer may go there to follow its link. */
  holds(element: Node): boolean;
}

/** How long a pointer or the focus rests on a term, a finger presses it, and a tip stays when the pointer has left. */
const REST = 350;
const PRESS = 450;
const STAY = 250;
/** A finger that moves further scrolls. */
const SLIP = 10;
/** A pointer hides this many pixels around its tip. */
const POINTER = 12;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** Explains terms when a mouse rests on them, a finger presses them, or they get the focus by keyboard. */
export class TermWatch {
  readonly #load: () => Promise<Tips>;
  #tips: Tips | null = null;
  #waiting: number | undefined;
  #leaving: number | undefined;
  /** The elements of the terms explained now. */
  #shown: readonly HTMLElement[] = [];
  #pressed: Point | null = null;
  /** A long press was the whole gesture: the click and the menu that follow are not meant. */
  #hasPressed = false;

  constructor(load: () => Promise<Tips>) {
    this.#load = load;
  }

  /** For good: the page has one. */
  start(): void {
    addEventListener('pointermove', (event) => {
      this.#move(event);
    });
    addEventListener('pointerdown', (event) => {
      this.#down(event);
    });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      addEventListener(end, () => {
        if (this.#pressed !== null) this.#forget();
      });
    }
    addEventListener(
      'click',
      (event) => {
        this.#click(event);
      },
      true,
    );
    addEventListener('contextmenu', (event) => {
      if (this.#hasPressed) event.preventDefault();
    });
    addEventListener('focusin', ({ target }) => {
      this.#focus(target);
    });
    addEventListener('focusout', () => {
      this.#close();
    });
    addEventListener(
      'keydown',
      (event) => {
        this.#key(event);
      },
      true,
    );
    addEventListener(
      'scroll',
      ({ target }) => {
        // The log scrolls by itself; what matters is whether the term moves.
        if (target instanceof Node && this.#shown.some((term) => target.contains(term))) this.#close();
      },
      true,
    );
    addEventListener('resize', () => {
      this.#close();
    });
  }

  #move({ pointerType, target, buttons, clientX, clientY }: PointerEvent): void {
    if (pointerType === 'touch') {
      const from = this.#pressed;
      if (from !== null && Math.hypot(clientX - from.clientX, clientY - from.clientY) > SLIP) this.#forget();
      return;
    }
    this.#forget();
    if (target instanceof Node && this.#tips?.holds(target) === true) {
      this.#stay();
      return;
    }
    if (buttons !== 0) return; // something is being dragged
    this.#waiting = setTimeout(
      () => {
        const term = termAt(clientX, clientY);
        if (term === null) this.#leave();
        else this.#show([term], null, { clientX, clientY });
      },
      this.#shown.length === 0 ? REST : STAY,
    );
  }

  #down(event: PointerEvent): void {
    const { target, pointerType, clientX, clientY } = event;
    this.#forget();
    this.#hasPressed = false;
    if (target instanceof Node && this.#tips?.holds(target) === true) return;
    this.#close();
    if (pointerType !== 'touch') return;
    this.#pressed = { clientX, clientY };
    this.#waiting = setTimeout(() => {
      this.#pressed = null;
      const term = termNear(clientX, clientY);
      if (term === null) return;
      this.#hasPressed = true;
      this.#show([term], null, { clientX, clientY });
    }, PRESS);
  }

  /** A finger opens the tip of a linked term, and the tip has the link. */
  #click(event: MouseEvent): void {
    const { target, clientX, clientY } = event;
    const byFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!byFinger || !(target instanceof Element)) return;
    const term = target.closest<HTMLElement>('a[data-term]');
    if (term === null) return;
    event.preventDefault();
    this.#show([term], null, { clientX, clientY });
  }

  #focus(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    if (this.#tips?.holds(target) === true) return;
    const terms = termsOf(target);
    if (terms.length === 0) return;
    this.#forget();
    this.#waiting = setTimeout(() => {
      this.#show(terms, target, null);
    }, REST);
  }

  #key(event: KeyboardEvent): void {
    this.#forget();
    if (event.key !== 'Escape' || this.#shown.length === 0) return;
    const isOnTable = this.#shown.some((term) => term.closest('.board:not(.still)') !== null);
    this.#close();
    if (isOnTable) return; // there, Escape takes a step back, tip or not
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #show(elements: readonly HTMLElement[], control: HTMLElement | null, pointer: Point | null): void {
    this.#stay();
    if (elements.length === this.#shown.length && elements.every((one, at) => one === this.#shown[at]))
      return;
    const gameId = elements[0]?.closest<HTMLElement>('[data-game]')?.dataset.game;
    if (gameId === undefined) return;
    this.#shown = elements;
    const terms = [...new Set(elements.flatMap(({ dataset: { term } }) => term ?? []))];
    const avoid = avoided(control ?? elements[0], pointer);
    const show = (tips: Tips): void => {
      this.#tips = tips;
      if (this.#shown === elements) tips.show({ terms, gameId, avoid, control });
    };
    if (this.#tips !== null) show(this.#tips);
    else this.#load().then(show, reportBug);
  }

  #leave(): void {
    if (this.#shown.length === 0) return;
    this.#leaving ??= setTimeout(() => {
      this.#close();
    }, STAY);
  }

  #stay(): void {
    clearTimeout(this.#leaving);
    this.#leaving = undefined;
  }

  /** Nothing is going to be shown. */
  #forget(): void {
    clearTimeout(this.#waiting);
    this.#pressed = null;
  }

  #close(): void {
    this.#forget();
    this.#stay();
    this.#shown = [];
    this.#tips?.hide();
  }
}

function avoided(element: HTMLElement | undefined, pointer: Point | null): Box {
  const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  if (pointer === null) return { left, top, right, bottom };
  const { clientX: x, clientY: y } = pointer;
  return {
    left: Math.min(left, x - POINTER),
    top: Math.min(top, y - POINTER),
    right: Math.max(right, x + POINTER),
    bottom: Math.max(bottom, y + POINTER),
  };
}
