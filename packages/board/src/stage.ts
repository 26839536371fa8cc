import { middle, type Box } from './boxes.ts';
import { FLOAT, HIT, lunge, PASS, pop, PULSE, SHAKE, SHRINK } from './frames.ts';
import { Interlude } from './interlude.ts';
import { lengthOf, timeAt, WORD } from './pace.ts';
import { addRoll } from './roll.ts';
import type { Cue } from './scene.ts';

type Of<Name extends Cue['cue']> = Extract<Cue, { cue: Name }>;

/** How much of the way to its target a lunge goes. */
const REACH = 0.4;

/** Shows cues on elements and on a layer above them, each for as long as it is told. Never waits itself. */
export class Stage {
  readonly #layer: HTMLElement;
  readonly #find: (anchor: string) => HTMLElement | undefined;
  readonly #running = new Set<Animation>();
  readonly #interlude: Interlude;

  constructor(layer: HTMLElement, find: (anchor: string) => HTMLElement | undefined, skip: () => void) {
    this.#layer = layer;
    this.#find = find;
    this.#interlude = new Interlude(layer, skip);
  }

  /** Begins to show a cue; false when what it is about is not there. */
  show(cue: Cue, speed: number): boolean {
    const time = lengthOf(cue, speed);
    if (cue.cue !== 'interlude') this.#interlude.clear();
    switch (cue.cue) {
      case 'interlude':
        this.#interlude.show(cue.scene, time);
        return true;
      case 'flash':
        return this.#flash(cue, time, timeAt(speed, WORD));
      case 'strike':
        return this.#strike(cue, time);
      case 'compare':
        return this.#compare(cue, time);
      case 'vanish':
        return this.#vanish(cue, time);
      case 'roll':
        return this.#roll(cue, time);
      case 'banner':
        return this.#banner(cue, time);
      case 'glide':
        return false; // shown by the next drawing
    }
  }

  /** Nothing moves any more and nothing is left on the layer. */
  clear(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.#interlude.clear();
    this.#layer.replaceChildren();
  }

  #flash({ at, tone, text }: Of<'flash'>, time: number, wordTime: number): boolean {
    const box = this.#box(at);
    if (box === null) return false;
    this.#animate(this.#add(`cue-flash ${tone}`, '', box, time), PULSE, time);
    if (text === undefined) return true;
    const above = { ...middle(box), y: box.y, width: 0, height: 0 };
    this.#animate(this.#add(`cue-word ${tone}`, text, above, wordTime), FLOAT, wordTime);
    return true;
  }

  #strike({ at, against }: Of<'strike'>, time: number): boolean {
    const [striker, target] = [this.#find(at), this.#find(against)];
    if (striker === undefined || target === undefined) return false;
    const [from, to] = [middle(striker.getBoundingClientRect()), middle(target.getBoundingClientRect())];
    this.#animate(striker, lunge(REACH * (to.x - from.x), REACH * (to.y - from.y)), time);
    this.#animate(target, SHAKE, (1 - HIT) * time, HIT * time);
    return true;
  }

  #compare({ at, figure, against, other }: Of<'compare'>, time: number): boolean {
    const [one, two] = [this.#box(at), this.#box(against)];
    if (one === null || two === null) return false;
    const show = (box: Box, mine: number, yours: number): void => {
      const hasWon = mine > yours;
      const shown = hasWon ? time : 0.75 * time;
      const place = { ...middle(box), width: 0, height: 0 };
      const element = this.#add(`cue-figure ${hasWon ? 'won' : 'lost'}`, String(mine), place, shown);
      this.#animate(element, pop(hasWon), shown);
    };
    show(one, figure, other);
    show(two, other, figure);
    return true;
  }

  #vanish({ at }: Of<'vanish'>, time: number): boolean {
    const element = this.#find(at);
    if (element !== undefined) this.#animate(element, SHRINK, time);
    return element !== undefined;
  }

  #roll({ throws }: Of<'roll'>, time: number): boolean {
    const table = this.#add('cue-roll', '', null, time);
    for (const { element, frames, delay, share } of addRoll(table, throws)) {
      this.#animate(element, frames, share * time, delay * time);
    }
    return true;
  }

  #banner({ text, seat }: Of<'banner'>, time: number): boolean {
    const banner = this.#add('cue-banner', text, null, time);
    if (seat !== null) banner.dataset.seat = String(seat);
    this.#animate(banner, PASS, time);
    return true;
  }

  #box(anchor: string): Box | null {
    return this.#find(anchor)?.getBoundingClientRect() ?? null;
  }

  /** Puts an element on the layer for a while: over a box of the screen, or across the whole layer. */
  #add(look: string, text: string, box: Box | null, time: number): HTMLElement {
    const element = this.#layer.ownerDocument.createElement('div');
    element.className = look;
    element.textContent = text;
    if (box !== null) {
      const { x, y } = this.#layer.getBoundingClientRect();
      element.style.left = `${box.x - x}px`;
      element.style.top = `${box.y - y}px`;
      element.style.width = `${box.width}px`;
      element.style.height = `${box.height}px`;
    }
    this.#layer.append(element);
    setTimeout(() => {
      element.remove();
    }, time);
    return element;
  }

  #animate(element: Element, frames: Keyframe[], duration: number, delay = 0): void {
    if (!('animate' in element)) return;
    const animation = element.animate(frames, { duration, delay });
    this.#running.add(animation);
    // By the clock that the cues are played by: on a busy machine an animation begins late.
    setTimeout(() => {
      animation.cancel();
      this.#running.delete(animation);
    }, delay + duration);
  }
}
