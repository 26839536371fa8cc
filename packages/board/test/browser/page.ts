/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { Board, still, type Cue, type Thing } from '../../src/index.ts';

/** What runs in the browser, bundled: a board, and a record of what it reports. */
export class TestPage {
  readonly root: HTMLElement;
  readonly board: Board;
  readonly picks: string[] = [];
  readonly looks: (string | null)[] = [];
  /** What was grabbed and dropped, in order. */
  readonly drags: (string | null)[] = [];
  /** Elements that were remembered by name. */
  readonly elements = new Map<string, Element | null>();

  constructor() {
    this.root = document.createElement('div');
    document.querySelector('main')?.append(this.root);
    this.board = new Board(this.root, {
      pick: (anchor) => {
        this.picks.push(anchor);
      },
      grab: (anchor) => {
        if (anchor !== 'card:a') return false;
        this.drags.push(anchor);
        return true;
      },
      drop: (anchor) => {
        this.drags.push(anchor);
      },
      look: (anchor) => {
        this.looks.push(anchor);
      },
    });
  }

  draw(scene: Thing, lit: readonly string[], chosen: readonly string[]): void {
    this.board.draw(scene, { lit: new Set(lit), chosen });
  }

  /** Adds the picture of a scene to the page. */
  hang(scene: Thing): void {
    document.querySelector('main')?.append(still(scene));
  }

  element(key: string): HTMLElement | null {
    return this.root.querySelector(`[data-key="${key}"]`);
  }

  remember(key: string): void {
    this.elements.set(key, this.element(key));
  }

  isSame(key: string): boolean {
    return this.elements.get(key) === this.element(key);
  }

  /** Draws, and says where things are seen right after that, before anything has had time to move. */
  drawAndSee(
    scene: Thing,
    keys: readonly string[],
  ): { x: number; y: number; width: number; glides: boolean }[] {
    this.draw(scene, [], []);
    return keys.map((key) => {
      const { x = NaN, y = NaN, width = NaN } = this.element(key)?.getBoundingClientRect() ?? {};
      return { x, y, width, glides: this.element(key)?.getAnimations().length === 1 };
    });
  }

  /** How long a play takes, in milliseconds. */
  async time(cues: readonly Cue[]): Promise<number> {
    const start = performance.now();
    await this.board.play(cues);
    return performance.now() - start;
  }

  /** The key of the thing that has the focus. */
  focused(): string | null {
    const thing = document.activeElement?.closest('[data-key]');
    return thing?.getAttribute('data-key') ?? null;
  }
}

/** An empty page with a new board, in place of what the last test left. */
export function startOver(last: TestPage | undefined): TestPage {
  last?.board.destroy();
  for (const left of document.querySelectorAll('main > div')) left.remove();
  document.body.removeAttribute('data-keys');
  return new TestPage();
}
