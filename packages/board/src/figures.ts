import type { Change } from './counts.ts';
import { controlOf, applyMarks, fill, newFigure, partsOf, type Figure, type Marks } from './figure.ts';
import { unmovedItems, type Plan } from './plan.ts';

/** The elements of a scene by key: a thing keeps its element wherever it moves. */
export class Figures {
  readonly #parent: HTMLElement;
  readonly #live: boolean;
  #byKey = new Map<string, Figure>();
  #byAnchor = new Map<string, Figure[]>();
  #anchored: readonly Figure[] = [];

  /** `live` figures can be focused and picked; the others are a picture. */
  constructor(parent: HTMLElement, live: boolean) {
    this.#parent = parent;
    this.#live = live;
  }

  get(key: string): Figure | undefined {
    return this.#byKey.get(key);
  }

  /** Everything with this anchor, in scene order. */
  of(anchor: string): readonly Figure[] {
    return this.#byAnchor.get(anchor) ?? [];
  }

  /** Everything with an anchor, in scene order. */
  get anchored(): readonly Figure[] {
    return this.#anchored;
  }

  /** The target of a gesture on an element: the innermost thing around it with an anchor. */
  around(target: EventTarget | null): Figure | null {
    if (!(target instanceof Element)) return null;
    const element = target.closest('[data-anchor]');
    return this.#byKey.get(element?.getAttribute('data-key') ?? '') ?? null;
  }

  /** Draws a scene, and returns which texts have changed. */
  patch(plan: Plan): readonly Change[] {
    const changes: Change[] = [];
    const left = this.#byKey;
    this.#byKey = new Map();
    this.#byAnchor = new Map();
    for (const [key, { thing, holds }] of plan) {
      const figure = left.get(key) ?? newFigure(this.#parent.ownerDocument, thing);
      left.delete(key);
      const { text: old } = figure.thing;
      fill(figure, thing, holds, this.#live);
      this.#byKey.set(key, figure);
      if (figure.text !== null && old !== undefined && thing.text !== undefined && old !== thing.text)
        changes.push({ element: figure.text, old, now: thing.text });
      if (thing.anchor === undefined) continue;
      this.#byAnchor.set(thing.anchor, [...this.of(thing.anchor), figure]);
    }
    this.#anchored = [...this.#byKey.values()].filter(({ thing }) => thing.anchor !== undefined);
    // From the outside in, so that parents are in place before their children. Things that disappear are removed last,
    // when everything that stays has been moved out of them.
    this.#arrange(plan);
    for (const { element } of left.values()) element.remove();
    return changes;
  }

  /** Shows marks; null on a picture. */
  dress(marks: Marks | null): void {
    for (const figure of this.#byKey.values()) applyMarks(figure, marks);
  }

  /** The focusable things, in scene order. */
  controls(): HTMLElement[] {
    return this.#anchored.map(controlOf);
  }

  #arrange(plan: Plan): void {
    for (const [key, { thing, parent }] of plan) {
      const figure = this.#byKey.get(key);
      if (figure === undefined) continue;
      if (parent === null && figure.element.parentElement !== this.#parent) {
        move(this.#parent, figure.element, this.#parent.firstChild);
      }
      const { before, after } = partsOf(figure);
      const held = (thing.children ?? []).map((inner) => this.#byKey.get(inner.key)?.element);
      arrange(figure.element, [...before, ...held.filter((one) => one !== undefined), ...after]);
    }
  }
}

/** Puts these elements into a parent in this order, and moves as few as possible. */
function arrange(parent: Element, wanted: readonly Element[]): void {
  if (parent.childElementCount === wanted.length && isInOrder(parent, wanted)) return;
  const places = new Map([...parent.children].map((element, place) => [element, place]));
  const stay = unmovedItems(wanted.map((element) => places.get(element) ?? -1));
  let next: Element | null = null;
  for (let index = wanted.length - 1; index >= 0; index--) {
    const element = wanted[index];
    if (element === undefined) continue;
    if (!stay.has(index)) move(parent, element, next);
    next = element;
  }
}

function isInOrder(parent: Element, wanted: readonly Element[]): boolean {
  let child = parent.firstElementChild;
  for (const element of wanted) {
    if (child !== element) return false;
    child = child.nextElementSibling;
  }
  return true;
}

/** Where the browser can, a move keeps focus and animations alive. */
function move(parent: Element, element: Element, next: Node | null): void {
  if ('moveBefore' in parent && parent.isConnected && element.isConnected) parent.moveBefore(element, next);
  else parent.insertBefore(element, next);
}
