import type { Outcome, Seat, Viewer } from '@mechatable/kernel';
import type { Frame, TakeBack } from './frame.ts';

/**
 * A frame whose `undo` is computed when it is read: that takes longer than everything else in it. It is a getter of the
 * class, so a copy made with a spread doesn't have it.
 */
export class LiveFrame implements Frame {
  readonly viewer: Viewer;
  readonly seq: number;
  readonly entry: number;
  readonly link: string | null;
  readonly turn: number;
  readonly view: unknown;
  readonly asked: readonly Seat[];
  readonly legal: readonly unknown[];
  readonly passing: boolean;
  readonly outcome: Outcome | null;
  readonly #undo: () => TakeBack | null;

  constructor(shown: Omit<Frame, 'undo'>, undo: () => TakeBack | null) {
    this.viewer = shown.viewer;
    this.seq = shown.seq;
    this.entry = shown.entry;
    this.link = shown.link;
    this.turn = shown.turn;
    this.view = shown.view;
    this.asked = shown.asked;
    this.legal = shown.legal;
    this.passing = shown.passing;
    this.outcome = shown.outcome;
    this.#undo = undo;
  }

  get undo(): TakeBack | null {
    return this.#undo();
  }
}
