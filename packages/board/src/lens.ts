import { middle, type Point } from './boxes.ts';

/** The largest zoom, and the zoom per press of a key or button. */
const MOST = 4;
const STEP = 1.5;
/** Pixels of the wheel for a zoom by the number e. */
const WHEEL = 300;

/** Scrolls no further than necessary. */
const NEAREST = { block: 'nearest', inline: 'nearest' } as const;

export type Zoom = 'in' | 'out' | 'whole';

const TOOLS: readonly (readonly [Zoom, string, string])[] = [
  ['in', '+', 'Zoom in'],
  ['out', '−', 'Zoom out'],
  ['whole', '□', 'Zoom to fit'],
];

/** Two fingers on the lens. */
interface Pinch {
  readonly apart: number;
  readonly level: number;
  at: Point;
}

/**
 * Zooms the part of a scene that is marked as a lens. Its content is laid out larger and scrolls: it stays sharp, is
 * panned like any page, and the browser scrolls to the focused thing.
 */
export class Lens {
  /** Whether the person has zoomed. */
  isByHand = false;
  readonly #root: HTMLElement;
  readonly #tools: HTMLElement;
  readonly #ends = new AbortController();
  #element: HTMLElement | null = null;
  #level = 1;
  #pinch: Pinch | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#tools = root.ownerDocument.createElement('div');
    this.#tools.className = 'lens-tools';
    this.#tools.hidden = true;
    this.#tools.append(...TOOLS.map((tool) => this.#button(...tool)));
    root.append(this.#tools);
    const { signal } = this.#ends;
    // Not passive: the page itself must not zoom or scroll.
    const options = { signal, passive: false };
    root.addEventListener(
      'wheel',
      (event) => {
        this.#wheel(event);
      },
      options,
    );
    root.addEventListener(
      'touchstart',
      (event) => {
        this.#touch(event);
      },
      options,
    );
    root.addEventListener(
      'touchmove',
      (event) => {
        this.#spread(event);
      },
      options,
    );
    for (const end of ['touchend', 'touchcancel'] as const) {
      root.addEventListener(
        end,
        () => {
          this.#pinch = null;
        },
        { signal },
      );
    }
  }

  destroy(): void {
    this.#ends.abort();
  }

  /** A scene was drawn: it may have another lens, or none. */
  refresh(): void {
    const element = this.#root.querySelector<HTMLElement>('.thing.lens');
    this.#tools.hidden = element === null;
    if (element !== this.#element) this.#level = 1;
    this.#element = element;
    this.#updateTools();
  }

  /** False if there is nothing to zoom. */
  zoom(how: Zoom): boolean {
    const element = this.#element;
    if (element === null) return false;
    const { activeElement: focused } = this.#root.ownerDocument;
    const kept = focused !== element && element.contains(focused) ? focused : null;
    const level = { in: this.#level * STEP, out: this.#level / STEP, whole: 1 }[how];
    this.#set(element, level, middle((kept ?? element).getBoundingClientRect()));
    kept?.scrollIntoView(NEAREST);
    return true;
  }

  holds(element: HTMLElement): boolean {
    return this.#element !== null && element !== this.#element && this.#element.contains(element);
  }

  /** Zooms in so that a point of the screen gets to the center, or as close as the edges allow. */
  showCentered(level: number, at: Point): void {
    const element = this.#element;
    if (element === null) return;
    this.#set(element, this.#level * level, at);
    const center = middle(element.getBoundingClientRect());
    element.scrollBy({ left: at.x - center.x, top: at.y - center.y, behavior: 'instant' });
  }

  /** Scrolls to something that the zoom may have moved out of sight; by default, the lens itself. */
  reveal(element?: HTMLElement): void {
    if (element === undefined) this.#element?.scrollIntoView(NEAREST);
    else if (this.#level > 1 && this.holds(element)) element.scrollIntoView(NEAREST);
  }

  /** Keeps this point of the picture at the same place on the screen. */
  #set(lens: HTMLElement, wanted: number, at: Point): void {
    const level = Math.min(MOST, Math.max(1, wanted));
    const { x, y, width, height } = lens.getBoundingClientRect();
    const grows = level / this.#level;
    const [dx, dy] = [at.x - x, at.y - y];
    const [left, top] = [(lens.scrollLeft + dx) * grows - dx, (lens.scrollTop + dy) * grows - dy];
    // It keeps its shape while its content grows.
    if (this.#level === 1) lens.style.setProperty('--lens-shape', `${width} / ${height}`);
    lens.style.setProperty('--zoom', String(level));
    lens.toggleAttribute('data-zoomed', level > 1);
    lens.scrollTo({ left, top, behavior: 'instant' });
    this.#level = level;
    this.#updateTools();
  }

  #wheel(event: WheelEvent): void {
    const lens = this.#around(event.target);
    if (lens === null || !event.ctrlKey) return;
    event.preventDefault();
    this.isByHand = true;
    this.#set(lens, this.#level * Math.exp(-event.deltaY / WHEEL), { x: event.clientX, y: event.clientY });
  }

  #touch({ target, touches }: TouchEvent): void {
    const fingers = fingersOf(touches);
    this.#pinch =
      fingers === null || this.#around(target) === null
        ? null
        : { apart: fingers.apart, level: this.#level, at: fingers.at };
  }

  #spread(event: TouchEvent): void {
    const [pinch, lens, fingers] = [this.#pinch, this.#element, fingersOf(event.touches)];
    if (pinch === null || lens === null || fingers === null) return;
    if (event.cancelable) event.preventDefault();
    this.isByHand = true;
    lens.scrollBy({ left: pinch.at.x - fingers.at.x, top: pinch.at.y - fingers.at.y, behavior: 'instant' });
    pinch.at = fingers.at;
    this.#set(lens, (pinch.level * fingers.apart) / pinch.apart, fingers.at);
  }

  #around(target: EventTarget | null): HTMLElement | null {
    return target instanceof Node && this.#element?.contains(target) === true ? this.#element : null;
  }

  #button(how: Zoom, sign: string, words: string): HTMLButtonElement {
    const button = this.#root.ownerDocument.createElement('button');
    button.type = 'button';
    button.textContent = sign;
    button.title = words;
    button.setAttribute('aria-label', words);
    button.dataset.zoom = how;
    button.addEventListener('click', () => {
      this.isByHand = true;
      this.zoom(how);
    });
    return button;
  }

  /** Not `disabled`: a button that has the focus would lose it. */
  #updateTools(): void {
    for (const button of this.#tools.querySelectorAll('button')) {
      const isEnd = button.dataset.zoom === 'in' ? this.#level === MOST : this.#level === 1;
      button.setAttribute('aria-disabled', String(isEnd));
    }
  }
}

/** The distance between two fingers, and the point between them; null for more or fewer fingers. */
function fingersOf({ 0: one, 1: two, length }: TouchList): { apart: number; at: Point } | null {
  if (length !== 2 || one === undefined || two === undefined) return null;
  return {
    apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
    at: { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 },
  };
}
