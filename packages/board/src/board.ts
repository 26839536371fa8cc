import { CloseUp } from './close-up.ts';
import { Counts } from './counts.ts';
import { CueLayer } from './cue-layer.ts';
import { Drag } from './drag.ts';
import type { Figure, Marks } from './figure.ts';
import { Figures } from './figures.ts';
import { GazeTracker } from './gaze.ts';
import { Glides, type Arrival } from './glides.ts';
import { Lens, type Zoom } from './lens.ts';
import { COUNT, GLIDE, lengthOf, timeAt } from './pace.ts';
import { planOf } from './plan.ts';
import { Pointer } from './pointer.ts';
import { RovingFocus } from './roving-focus.ts';
import { NO_LIGHTS, type Cue, type Gestures, type Lights, type Thing } from './scene.ts';
import { Sequence } from './sequence.ts';
import { Stage } from './stage.ts';

/** Draws scenes into an element, reports what people do to them, and plays what happened. */
export class Board {
  /** 0 takes no time, 0.5 slow, 1 normal, 2 double. */
  speed = 1;
  /** Shows cues as pictures, and changes at once: nothing moves. */
  still = false;

  readonly #root: HTMLElement;
  readonly #figures: Figures;
  readonly #gaze: GazeTracker;
  readonly #pointer: Pointer;
  readonly #drag: Drag;
  readonly #lens: Lens;
  readonly #closeUp: CloseUp;
  readonly #roving: RovingFocus;
  readonly #glides: Glides;
  readonly #counts = new Counts();
  readonly #stage: Stage;
  readonly #sequence = new Sequence();
  #lights: Lights = NO_LIGHTS;
  #pointed: ReadonlySet<string> = new Set();
  /** Keys of things that a cue has removed. */
  readonly #vanished = new Set<string>();
  #arrivals: Arrival[] = [];

  constructor(root: HTMLElement, gestures: Gestures) {
    this.#root = root;
    root.classList.add('board');
    const layer = root.ownerDocument.createElement('div');
    layer.className = 'cues';
    layer.setAttribute('aria-hidden', 'true');
    root.append(layer);
    this.#figures = new Figures(root, true);
    this.#gaze = new GazeTracker(gestures);
    const pick = ({ thing: { anchor } }: Figure): void => {
      if (anchor !== undefined) gestures.pick(anchor);
    };
    const moved = (): void => {
      this.#dress();
    };
    const enter = ({ thing: { anchor } }: Figure): boolean =>
      anchor !== undefined && gestures.enter?.(anchor) === true;
    this.#roving = new RovingFocus(root, this.#figures, this.#gaze, { pick, enter, moved });
    const pickByHand = (figure: Figure): void => {
      this.#roving.follow(figure);
      pick(figure);
    };
    const isLit = (anchor: string): boolean => this.#lights.lit.has(anchor);
    let isGrabbed = false;
    this.#drag = new Drag(root, this.#figures, {
      grab: (figure) => {
        const { anchor, drags } = figure.thing;
        isGrabbed = anchor !== undefined && gestures.grab?.(anchor) === true;
        if (isGrabbed) this.#roving.follow(figure);
        if (isGrabbed || drags === true) this.#pointer.yieldToDrag();
        return isGrabbed || drags === true;
      },
      hover: (figure) => {
        this.#gaze.set('hovered', figure?.thing.anchor ?? null);
      },
      drop: (figure) => {
        if (figure !== null) this.#roving.follow(figure);
        if (isGrabbed) gestures.drop?.(figure?.thing.anchor ?? null);
        else if (figure !== null) pick(figure);
      },
      isLit,
    });
    this.#pointer = new Pointer(root, this.#figures, this.#gaze, { pick: pickByHand, isLit });
    this.#lens = new Lens(root);
    this.#closeUp = new CloseUp(this.#lens);
    this.#glides = new Glides(root, this.#figures);
    this.#stage = new Stage(
      new CueLayer(layer),
      (anchor) => this.#find(anchor)?.element,
      () => {
        this.skip();
      },
    );
  }

  /** Draws at once. Only gliding things and counting numbers take time. */
  draw(scene: Thing, lights: Lights): void {
    const plan = planOf(scene); // first, since it may throw
    const motion = this.still ? 0 : this.speed;
    this.#lights = lights;
    this.#counts.end();
    this.#roving.keepFocus(plan, () => {
      this.#glides.around(plan, this.#arrivals, this.#vanished, timeAt(motion, GLIDE), () => {
        this.#counts.start(this.#figures.patch(plan), timeAt(motion, COUNT));
        this.#arrivals = [];
        this.#vanished.clear();
        this.#dress();
      });
    });
    this.#lens.refresh();
    this.#drag.refresh();
    this.#attend();
    this.#gaze.keep((anchor) => this.#figures.of(anchor).length > 0);
  }

  /** Only the lights have changed. */
  light(lights: Lights): void {
    if (lights === this.#lights) return;
    this.#lights = lights;
    this.#dress();
    this.#attend();
  }

  /** Marks things that are mentioned elsewhere, such as in a log. */
  point(anchors: readonly string[]): void {
    this.#pointed = new Set(anchors);
    this.#dress();
  }

  focus(anchor: string): void {
    const figure = this.#find(anchor);
    if (figure !== undefined) this.#roving.focus(figure);
  }

  /** Zooms the part that is marked as a lens; false if there is none. */
  zoom(how: Zoom): boolean {
    this.#lens.isByHand = true;
    return this.#lens.zoom(how);
  }

  /** Something that covers part of the page has grown: keeps what a finger has to pick in sight. */
  keepInSight(): void {
    this.#closeUp.keepInSight();
  }

  /** Plays cues one after the other on the current scene, once nothing in it moves. Resolves at the end. */
  play(cues: readonly Cue[]): Promise<void> {
    const steps = cues.map((cue) => () => this.#begin(cue));
    const rest = cues.some(({ cue }) => cue !== 'glide') ? [() => this.#glides.timeLeft] : [];
    return this.#sequence.play([...rest, ...steps]);
  }

  /** Ends all cues and glides immediately. */
  skip(): void {
    this.#sequence.skip();
    this.#stage.clear();
    this.#glides.end();
    this.#counts.end();
    this.#arrivals = [];
  }

  destroy(): void {
    this.skip();
    this.#drag.destroy();
    this.#pointer.destroy();
    this.#lens.destroy();
    this.#roving.destroy();
    this.#root.replaceChildren();
    this.#root.classList.remove('board');
  }

  /** Starts showing a cue, and returns how long it takes. */
  #begin(cue: Cue): number {
    if (this.speed === 0) return 0;
    if (cue.cue === 'together') return Math.max(0, ...cue.of.map((part) => this.#begin(part)));
    if (cue.cue === 'glide') this.#arrivals.push(cue);
    const left = placeLeft(cue);
    const leaves = left === undefined ? undefined : this.#find(left);
    const about = 'at' in cue ? this.#find(cue.at) : undefined;
    if (about !== undefined) this.#lens.reveal(about.element);
    if (!this.#stage.show(cue, this)) return 0;
    if (leaves !== undefined) {
      this.#vanished.add(leaves.key);
      this.#dress();
    }
    return lengthOf(cue, this);
  }

  #attend(): void {
    const { lit, targets = [] } = this.#lights;
    const elements = targets.flatMap((anchor) => this.#figures.of(anchor).map(({ element }) => element));
    this.#closeUp.attend(elements, lit.size > 0);
  }

  /** The first with this anchor; equal things that share it are removed one by one. */
  #find(anchor: string): Figure | undefined {
    const figures = this.#figures.of(anchor);
    return figures.find(({ key }) => !this.#vanished.has(key)) ?? figures[0];
  }

  #dress(): void {
    const { lit, chosen, hints = new Map(), notes = new Map() } = this.#lights;
    const marks: Marks = {
      lit,
      chosen: new Set(chosen),
      pointed: this.#pointed,
      hints,
      notes,
      vanished: this.#vanished,
      tab: this.#roving.tab,
    };
    this.#figures.dress(marks);
  }
}

/** The anchor of what is gone from its place after a cue. */
function placeLeft(cue: Cue): string | undefined {
  if (cue.cue === 'vanish') return cue.at;
  return cue.cue === 'show' && cue.lifts === true ? cue.from : undefined;
}
