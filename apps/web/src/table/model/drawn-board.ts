import type { Board, Cue, Lights, Thing, Zoom } from '@mechatable/board';
import type { Frame } from '@mechatable/host';
import type { Names } from '@mechatable/kernel';
import { effect, type ReadonlySignal } from '@preact/signals';
import { setPace } from '../../browser/settings.ts';
import type { TableGame } from '../../games/shared/drawing.ts';
import { nearest } from './persons.ts';
import { sideEffects } from './side-effects.ts';

/** The source of everything the board shows. */
interface Shown {
  readonly table: TableGame;
  readonly frame: ReadonlySignal<Frame | null>;
  readonly view: ReadonlySignal<unknown>;
  readonly lights: ReadonlySignal<Lights>;
  readonly history: { readonly names: ReadonlySignal<Names> };
  readonly hint: { readonly anchors: ReadonlySignal<readonly string[]> } | null;
}

/** The board that a match is drawn on, as long as there is one. */
export class DrawnBoard {
  readonly #shown: Shown;
  #board: Board | null = null;
  /** What it shows. */
  #scene: Thing | null = null;
  /** Stops the effects that light the board. */
  readonly #lighting: (() => void)[] = [];

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  get current(): Board | null {
    return this.#board;
  }

  /** Null when the board is removed. */
  attach(board: Board | null): void {
    for (const stop of this.#lighting.splice(0)) stop();
    this.#board = board;
    if (board === null) return;
    this.draw();
    this.#lighting.push(
      effect(() => {
        board.light(this.#shown.lights.value);
      }),
      effect(() => {
        this.point([]);
      }),
    );
  }

  draw(): void {
    const { frame, view, lights } = this.#shown;
    const board = this.#board;
    if (frame.value === null || board === null) return;
    setPace(board);
    this.#scene = this.#sceneOf(frame.value, view.peek());
    board.draw(this.#scene, lights.peek());
  }

  /** Nothing of what it showed may be seen by the next person. */
  forget(): void {
    this.#scene = null;
  }

  /** The changes on the board beyond the cues. */
  sideEffects(next: Frame, cues: readonly Cue[]): readonly Cue[] {
    return this.#scene === null ? [] : sideEffects(this.#scene, this.#sceneOf(next, next.view), cues);
  }

  /** Points at these things, or at what a hint recommends if there are none. */
  point(anchors: readonly string[]): void {
    this.#board?.point(anchors.length > 0 ? anchors : (this.#shown.hint?.anchors.value ?? []));
  }

  zoom(how: Zoom): boolean {
    return this.#board?.zoom(how) ?? false;
  }

  keepInSight(): void {
    this.#board?.keepInSight();
  }

  #sceneOf({ viewer }: Frame, view: unknown): Thing {
    return this.#shown.table.drawing.scene(view, nearest(viewer), this.#shown.history.names.peek());
  }
}
