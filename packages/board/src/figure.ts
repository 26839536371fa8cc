import type { Thing } from './scene.ts';

/** The elements of one thing. */
export interface Figure {
  readonly key: string;
  readonly element: HTMLElement;
  /** Takes the focus for a thing that holds others which can take it: one control must not lie in another. */
  handle: HTMLElement | null;
  drawing: HTMLElement | null;
  text: HTMLElement | null;
  /** Carries the ticks and frames of the lights, so that looks keep their own outlines and pseudo-elements. */
  mark: HTMLElement | null;
  thing: Thing;
}

/** What is marked at present: anchors, but for keys where it says so. */
export interface Marks {
  readonly lit: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly pointed: ReadonlySet<string>;
  /** Keys of what was played away and waits for the next drawing. */
  readonly vanished: ReadonlySet<string>;
  /** The key of the one thing that Tab reaches. */
  readonly tab: string | null;
}

/** What takes the focus for a thing with an anchor. */
export const controlOf = ({ handle, element }: Figure): HTMLElement => handle ?? element;

export function newFigure(document: Document, thing: Thing): Figure {
  const element = document.createElement('div');
  element.dataset.key = thing.key;
  const blank: Thing = { key: thing.key, look: '' };
  return { key: thing.key, element, handle: null, drawing: null, text: null, mark: null, thing: blank };
}

/** Brings what a figure shows up to date, but for what it holds and for its marks. */
export function fill(figure: Figure, thing: Thing, holds: boolean, live: boolean): void {
  const { element, thing: old } = figure;
  const isControl = live && thing.anchor !== undefined;
  figure.handle = part(figure.handle, isControl && holds, element, 'div', 'thing-handle');
  figure.drawing = part(figure.drawing, thing.drawing !== undefined, element, 'span', 'drawing');
  figure.text = part(figure.text, thing.text !== undefined, element, 'span', 'text');
  figure.mark = part(figure.mark, isControl, element, 'span', 'thing-mark');
  if (figure.drawing !== null && thing.drawing !== old.drawing) {
    figure.drawing.setAttribute('aria-hidden', 'true');
    figure.drawing.innerHTML = thing.drawing ?? '';
  }
  if (figure.text !== null && thing.text !== old.text) figure.text.textContent = thing.text ?? '';
  restyle(element, old.style ?? {}, thing.style ?? {});
  figure.thing = thing;
}

/** The parts of a figure in front of and behind what it holds. */
export function partsOf({ handle, drawing, text, mark }: Figure): { before: Element[]; after: Element[] } {
  return {
    before: [handle, drawing, text].filter((one) => one !== null),
    after: mark === null ? [] : [mark],
  };
}

function part(
  present: HTMLElement | null,
  wanted: boolean,
  { ownerDocument }: HTMLElement,
  tag: 'div' | 'span',
  name: string,
): HTMLElement | null {
  if (!wanted) present?.remove();
  if (!wanted || present !== null) return wanted ? present : null;
  const made = ownerDocument.createElement(tag);
  made.className = name;
  return made;
}

type Style = NonNullable<Thing['style']>;

function restyle({ style }: HTMLElement, old: Style, wanted: Style): void {
  for (const name of Object.keys(old)) if (!(name in wanted)) style.removeProperty(name);
  for (const [name, value] of Object.entries(wanted)) {
    if (old[name as `--${string}`] !== value) style.setProperty(name, value);
  }
}

/** Classes and what assistive technology is told. Without marks it is a picture: nothing in it is a control. */
export function dress(figure: Figure, marks: Marks | null): void {
  const { element, handle, thing } = figure;
  const { anchor, label = null } = thing;
  if (marks === null || anchor === undefined) {
    set(element, 'class', `thing ${thing.look}${marks?.vanished.has(thing.key) === true ? ' vanished' : ''}`);
    set(element, 'data-anchor', null);
    set(element, 'role', label === null ? null : thing.of?.length ? 'group' : 'img');
    set(element, 'aria-label', label);
    undress(element);
    return;
  }
  const isLit = marks.lit.has(anchor);
  const isChosen = marks.chosen.has(anchor);
  const names = ['thing', thing.look];
  if (isLit) names.push('lit');
  if (isChosen) names.push('chosen');
  if (marks.pointed.has(anchor)) names.push('pointed');
  if (marks.vanished.has(thing.key)) names.push('vanished');
  set(element, 'class', names.join(' '));
  set(element, 'data-anchor', anchor);
  set(element, 'aria-label', label);
  if (handle !== null) {
    set(element, 'role', 'group');
    undress(element);
  }
  const control = handle ?? element;
  set(control, 'role', 'button');
  set(control, 'aria-label', label);
  set(control, 'tabindex', marks.tab === thing.key ? '0' : '-1');
  set(control, 'aria-disabled', isLit ? null : 'true');
  set(control, 'aria-pressed', isChosen ? 'true' : null);
}

function undress(element: Element): void {
  for (const name of ['tabindex', 'aria-disabled', 'aria-pressed']) set(element, name, null);
}

/** Writes an attribute only when it changes: each write makes the browser look at its styles again. */
function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
