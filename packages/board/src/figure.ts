import type { Hint, Thing } from './scene.ts';

/** The elements of one thing. */
export interface Figure {
  readonly key: string;
  readonly element: HTMLElement;
  /**
   * Takes the focus for a thing with an anchor, under its own name. It is a sibling of what the thing shows, so that
   * controls don't nest, and nothing is read twice.
   */
  handle: HTMLElement | null;
  /** Whether it contains other things with anchors. */
  holds: boolean;
  drawing: HTMLElement | null;
  text: HTMLElement | null;
  /** Carries the ticks and frames of the lights, so that the classes of a game keep their own outlines and pseudo-elements. */
  mark: HTMLElement | null;
  note: HTMLElement | null;
  /** The marks it shows, as a key; null if its element has changed since. */
  shown: string | null;
  thing: Thing;
}

/** The current marks: by anchor, unless the name says keys. */
export interface Marks {
  readonly lit: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly pointed: ReadonlySet<string>;
  readonly hints: ReadonlyMap<string, Hint>;
  readonly notes: ReadonlyMap<string, string>;
  /** Keys of things that a cue has removed, until the next drawing. */
  readonly vanished: ReadonlySet<string>;
  /** The key of the only thing that Tab reaches. */
  readonly tab: string | null;
}

/** The element that takes the focus for a thing with an anchor. */
export const controlOf = ({ handle, element }: Figure): HTMLElement => handle ?? element;

export function newFigure(document: Document, thing: Thing): Figure {
  const element = document.createElement('div');
  element.className = lookOf(thing); // right away: changing a class later makes the browser recompute styles
  element.dataset.key = thing.key;
  const blank: Thing = { key: thing.key, classes: '' };
  return {
    key: thing.key,
    element,
    handle: null,
    holds: false,
    drawing: null,
    text: null,
    mark: null,
    note: null,
    shown: null,
    thing: blank,
  };
}

/** Updates what a figure shows, except for its children and marks. */
export function fill(figure: Figure, thing: Thing, holds: boolean, live: boolean): void {
  const { element, thing: old } = figure;
  const isControl = live && thing.anchor !== undefined;
  figure.holds = holds;
  figure.handle = part(figure.handle, isControl, element, 'div', 'thing-handle');
  figure.drawing = part(figure.drawing, thing.drawing !== undefined, element, 'span', 'drawing');
  figure.text = part(figure.text, thing.text !== undefined, element, 'span', 'text');
  figure.mark = part(figure.mark, isControl, element, 'span', 'thing-mark');
  if (!isControl) figure.note = part(figure.note, false, element, 'span', 'thing-note');
  if (figure.drawing !== null && thing.drawing !== old.drawing) {
    figure.drawing.setAttribute('aria-hidden', 'true');
    figure.drawing.innerHTML = thing.drawing ?? '';
  }
  if (figure.text !== null && thing.text !== old.text) figure.text.textContent = thing.text ?? '';
  if (thing.term !== old.term) set(element, 'data-term', thing.term ?? null);
  restyle(element, old.style ?? {}, thing.style ?? {});
  figure.thing = thing;
  figure.shown = null;
}

/** The parts of a figure before and after its children. */
export function partsOf({ handle, drawing, text, mark, note }: Figure): {
  before: Element[];
  after: Element[];
} {
  return {
    before: [handle, drawing, text].filter((one) => one !== null),
    after: [mark, note].filter((one) => one !== null),
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

/** Classes and accessibility attributes. Without marks it is a picture: nothing in it is a control. */
export function applyMarks(figure: Figure, marks: Marks | null): void {
  const { element, handle, thing, holds } = figure;
  const { anchor, label = null } = thing;
  if (marks === null || anchor === undefined || handle === null) {
    const isVanished = marks?.vanished.has(thing.key) === true;
    if (!shows(figure, isVanished ? 'vanished' : '')) return;
    set(element, 'class', `${lookOf(thing)}${isVanished ? ' vanished' : ''}`);
    set(element, 'data-anchor', null);
    set(element, 'role', label === null ? null : thing.children?.length ? 'group' : 'img');
    set(element, 'aria-label', label);
    hideFromReaders(figure, false);
    return;
  }
  const isLit = marks.lit.has(anchor);
  const isChosen = marks.chosen.has(anchor);
  const isTab = marks.tab === thing.key;
  const names: string[] = [];
  if (isLit) names.push('lit');
  if (isChosen) names.push('chosen');
  if (marks.pointed.has(anchor)) names.push('pointed');
  const hint = marks.hints.get(anchor);
  if (hint !== undefined) names.push(`hint hint-${hint}`);
  if (marks.vanished.has(thing.key)) names.push('vanished');
  const note = marks.notes.get(anchor);
  if (!shows(figure, `${names.join(' ')};${isTab ? 'tab' : ''};${String(note)}`)) return;
  set(element, 'class', [lookOf(thing), ...names].join(' '));
  set(element, 'data-anchor', anchor);
  set(element, 'role', holds ? 'group' : null);
  set(element, 'aria-label', holds ? label : null);
  set(handle, 'role', 'button');
  jot(figure, note);
  set(handle, 'aria-label', note === undefined ? label : `${label ?? ''}: ${note}`);
  set(handle, 'tabindex', isTab ? '0' : '-1');
  set(handle, 'aria-disabled', isLit ? null : 'true');
  set(handle, 'aria-pressed', isChosen ? 'true' : null);
  hideFromReaders(figure, !holds);
}

/** Stores which marks a figure shows; false if it shows them already. */
function shows(figure: Figure, marks: string): boolean {
  if (figure.shown === marks) return false;
  figure.shown = marks;
  return true;
}

function lookOf({ classes, drags, lens }: Thing): string {
  return `thing ${classes}${drags === true ? ' drags' : ''}${lens === true ? ' lens' : ''}`;
}

function jot(figure: Figure, words: string | undefined): void {
  figure.note = part(figure.note, words !== undefined, figure.element, 'span', 'thing-note');
  if (figure.note === null) return;
  if (figure.note.parentElement === null) figure.element.append(figure.note);
  if (figure.note.textContent !== words) figure.note.textContent = words ?? '';
}

/** Hides from screen readers what the handle already names; drawings are always hidden. */
function hideFromReaders({ element, handle, drawing }: Figure, silent: boolean): void {
  for (const child of element.children) {
    if (child !== handle && child !== drawing) set(child, 'aria-hidden', silent ? 'true' : null);
  }
}

/** Writes an attribute only if it changes: each write makes the browser recompute styles. */
function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
