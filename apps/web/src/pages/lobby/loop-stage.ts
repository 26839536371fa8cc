import { Board, NO_LIGHTS } from '@mechatable/board';
import '@mechatable/board/board.css';
import type { GameEntry } from '../../games/games.ts';
import { framesOf, loadLoop, type Frame } from './play-loop.ts';
import { words } from './words.ts';
import '../../table/table.css';

/** Milliseconds: for what acts to be marked, for the table after it, and before it all starts again. */
const MARKED = 200;
const SHOWN = 400;
const REST = 1500;

/** Nothing in it can be clicked. */
const ignore = (): undefined => undefined;

/** Draws a few moments of a real match, again and again. */
export class LoopStage {
  readonly #board: Board;
  readonly #frames: readonly Frame[];
  #at = 0;
  #timer: number | undefined;

  private constructor(place: HTMLElement, frames: readonly Frame[]) {
    this.#frames = frames;
    this.#board = new Board(place, { pick: ignore, look: ignore });
    this.#draw();
  }

  /** Null if no match was chosen for the game. */
  static async open(entry: GameEntry, place: HTMLElement): Promise<LoopStage | null> {
    const table = await entry.load();
    const loop = await loadLoop(table.game);
    return loop === null ? null : new LoopStage(place, framesOf(table, loop, words.loop.nameOf));
  }

  run(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#mark();
    }, SHOWN);
  }

  pause(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.#board.destroy();
  }

  #mark(): void {
    const next = this.#frames[this.#at + 1];
    this.#board.point(next?.points ?? []);
    this.#timer = setTimeout(
      () => {
        this.#at = next === undefined ? 0 : this.#at + 1;
        this.#draw();
        this.run();
      },
      next === undefined ? REST : MARKED,
    );
  }

  #draw(): void {
    const frame = this.#frames[this.#at];
    this.#board.point([]);
    if (frame !== undefined) this.#board.draw(frame.scene, NO_LIGHTS);
  }
}
