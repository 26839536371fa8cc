import { reportBug } from '../../browser/bug.ts';
import type { GameEntry } from '../../games/games.ts';
import type { LoopStage } from './loop-stage.ts';

/** The table is drawn this wide, then made to fit. */
const WIDE = 1280;
/** A poster is looked at after this many milliseconds: people who click right away need no loop. */
const LOOKED_AT = 1200;

/** Loads the loop of a poster when it has been in view for a while, and runs it only while it is. */
export class PosterLoop {
  readonly #place: HTMLElement;
  readonly #entry: GameEntry;
  readonly #onOpen: () => void;
  readonly #ends = new AbortController();
  #stage: LoopStage | null = null;
  #isLoading = false;
  #isSeen = false;
  #timer: number | undefined;

  constructor(place: HTMLElement, entry: GameEntry, onOpen: () => void) {
    this.#place = place;
    this.#entry = entry;
    this.#onOpen = onOpen;
    const { signal } = this.#ends;
    const around = place.closest<HTMLElement>('.poster-picture') ?? place;
    const seen = new IntersectionObserver(
      (changes) => {
        this.#isSeen = changes.at(-1)?.isIntersecting === true;
        this.#follow();
      },
      { threshold: 0.6 },
    );
    const sized = new ResizeObserver(() => {
      around.style.setProperty('--scale', String(around.clientWidth / WIDE));
    });
    seen.observe(around);
    sized.observe(around);
    const follow = (): void => {
      this.#follow();
    };
    document.addEventListener('visibilitychange', follow, { signal });
    signal.addEventListener('abort', () => {
      seen.disconnect();
      sized.disconnect();
    });
  }

  close(): void {
    this.#ends.abort();
    clearTimeout(this.#timer);
    this.#stage?.close();
  }

  #follow(): void {
    const runs = this.#isSeen && !document.hidden;
    clearTimeout(this.#timer);
    if (this.#stage === null) {
      if (runs && !this.#isLoading)
        this.#timer = setTimeout(() => void this.#load().catch(reportBug), LOOKED_AT);
    } else if (runs) this.#stage.run();
    else this.#stage.pause();
  }

  async #load(): Promise<void> {
    this.#isLoading = true;
    const { LoopStage } = await import('./loop-stage.ts');
    const stage = await LoopStage.open(this.#entry, this.#place);
    if (stage === null) return;
    if (this.#ends.signal.aborted) {
      stage.close();
      return;
    }
    this.#stage = stage;
    this.#onOpen();
    this.#follow();
  }
}
