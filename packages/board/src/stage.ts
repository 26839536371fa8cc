import { Announcement } from './announcement.ts';
import { aimLines } from './aim.ts';
import { middle, type Box } from './boxes.ts';
import type { CueLayer } from './cue-layer.ts';
import { APPEAR, COLLAPSE, FALL, FLOAT, HIT, lunge, PASS, PULSE, SHAKE, shard } from './frames.ts';
import { Interlude } from './interlude.ts';
import { lengthOf, LINGER, timeAt, WORD, type Pace } from './pace.ts';
import { addRoll } from './roll.ts';
import type { Cue, Tone } from './scene.ts';

type Of<Name extends Cue['cue']> = Extract<Cue, { cue: Name }>;
/** A cue that is shown by itself. */
export type SingleCue = Exclude<Cue, { cue: 'together' }>;

/** How much of the distance to its target a lunge covers. */
const REACH = 0.4;
/** How many pieces something breaks into. */
const SHARDS = 9;
const SHARD = { width: 12, height: 8 };
/** A number, such as damage, rather than words. */
const NUMBER = /^[+−-]?\d+$/;

/** Shows cues on elements and on a layer above them, each for a given time. Never blocks. */
export class Stage {
  readonly #layer: CueLayer;
  readonly #find: (anchor: string) => HTMLElement | undefined;
  readonly #interlude: Interlude;
  readonly #announcement: Announcement;

  constructor(layer: CueLayer, find: (anchor: string) => HTMLElement | undefined, skip: () => void) {
    this.#layer = layer;
    this.#find = find;
    this.#interlude = new Interlude(layer, skip);
    this.#announcement = new Announcement(layer);
  }

  /** Starts showing a cue; false if the thing it is about isn't there. */
  show(cue: SingleCue, pace: Pace): boolean {
    const time = lengthOf(cue, pace);
    if (cue.cue !== 'interlude' && cue.cue !== 'glide') this.#interlude.clear();
    this.#layer.still = pace.still;
    const wordTime = Math.max(time, timeAt(pace.speed, WORD));
    switch (cue.cue) {
      case 'interlude':
        this.#announcement.clear();
        this.#interlude.show(cue.scene, time);
        return true;
      case 'show':
        return this.#announce(cue, time, cue.brief === true ? 0 : timeAt(pace.speed, LINGER));
      case 'flash':
        return this.#flash(cue, time, wordTime);
      case 'strike':
        return this.#strike(cue, time, wordTime);
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

  /** Ends all motion and clears the layer. */
  clear(): void {
    this.#interlude.clear();
    this.#announcement.clear();
    this.#layer.clear();
  }

  #announce({ thing, from, toward = [] }: Of<'show'>, time: number, linger: number): boolean {
    const course = {
      from: from === undefined ? null : this.#box(from),
      toward: toward.map((anchor) => this.#box(anchor)).filter((box) => box !== null),
    };
    this.#announcement.show(thing, course, time, linger);
    return true;
  }

  #flash({ at, tone, text }: Of<'flash'>, time: number, wordTime: number): boolean {
    const box = this.#box(at);
    if (box === null) return false;
    this.#layer.animate(this.#layer.add(`cue-flash ${tone}`, '', box, time), PULSE, time);
    if (text !== undefined) this.#word(text, tone, box, wordTime);
    return true;
  }

  /** Words float up from the upper edge of a box; a number pops up at its center and falls. */
  #word(text: string, tone: Tone, box: Box, time: number): void {
    const isNumber = NUMBER.test(text);
    const place = { ...middle(box), ...(isNumber ? {} : { y: box.y }), width: 0, height: 0 };
    const word = this.#layer.add(`cue-word ${tone}${isNumber ? ' number' : ''}`, text, place, time);
    this.#layer.animate(word, isNumber ? FALL : FLOAT, time);
  }

  #strike({ at, against, text }: Of<'strike'>, time: number, wordTime: number): boolean {
    const [striker, target] = [this.#find(at), this.#find(against)];
    if (striker === undefined || target === undefined) return false;
    const hit = target.getBoundingClientRect();
    const [from, to] = [middle(striker.getBoundingClientRect()), middle(hit)];
    const line = aimLines(target.ownerDocument, this.#layer.element.getBoundingClientRect(), from, [to]);
    this.#layer.element.append(line);
    this.#layer.removeAfter(line, time);
    this.#layer.animate(line, APPEAR, HIT * time);
    this.#layer.animate(striker, lunge(REACH * (to.x - from.x), REACH * (to.y - from.y)), time);
    this.#layer.animate(target, SHAKE, (1 - HIT) * time, HIT * time);
    if (text !== undefined) this.#word(text, 'bad', hit, wordTime);
    return true;
  }

  #vanish({ at }: Of<'vanish'>, time: number): boolean {
    const element = this.#find(at);
    if (element === undefined) return false;
    const box = element.getBoundingClientRect();
    if (this.#layer.still) this.#layer.add('cue-flash bad', '', box, time);
    else this.#crumble(element, box, time);
    return true;
  }

  #crumble(element: HTMLElement, box: Box, time: number): void {
    this.#layer.animate(element, COLLAPSE, time);
    const { x, y } = middle(box);
    const place = { x: x - SHARD.width / 2, y: y - SHARD.height / 2, ...SHARD };
    for (let piece = 0; piece < SHARDS; piece++) {
      const shown = this.#layer.add('cue-shard', '', place, 1.5 * time);
      this.#layer.animate(shown, shard(piece, SHARDS, 0.6 * Math.max(box.width, box.height)), 1.5 * time);
    }
  }

  #roll({ throws, at }: Of<'roll'>, time: number): boolean {
    const box = at === undefined ? null : this.#box(at);
    const table = this.#layer.add(`cue-roll${box === null ? '' : ' beside'}`, '', box, time);
    if (box !== null) this.#hangBeside(table, box);
    for (const { element, frames, delay, share } of addRoll(table, throws)) {
      this.#layer.animate(element, frames, share * time, delay * time);
    }
    return true;
  }

  /** Below a box, or above it near the bottom of what is visible; extends to the side with more space. */
  #hangBeside(table: HTMLElement, box: Box): void {
    const sight = this.#layer.inSight;
    const { x, y } = middle(box);
    table.classList.toggle('above', y > sight.y + 0.5 * sight.height);
    table.classList.toggle('leftwards', x > sight.x + 0.5 * sight.width);
  }

  #banner({ text, seat }: Of<'banner'>, time: number): boolean {
    const banner = this.#layer.add('cue-banner', text, null, time);
    if (seat !== null) banner.dataset.seat = String(seat);
    this.#layer.animate(banner, PASS, time);
    return true;
  }

  #box(anchor: string): Box | null {
    return this.#find(anchor)?.getBoundingClientRect() ?? null;
  }
}
