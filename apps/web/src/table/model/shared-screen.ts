import type { Frame, Host, FrameUpdate } from '@mechatable/host';
import { invariant, type Seat, type Viewer } from '@mechatable/kernel';
import { signal } from '@preact/signals';
import { isAsked, personAsked } from './persons.ts';

/** The state of the screen. */
export interface ScreenContent {
  /** A player takes the screen: from now on it shows only what that viewer may know. */
  onSit(viewer: Viewer): void;
  /** The screen changes hands: nothing that is hidden from the next person may stay on it. */
  onLeave(): void;
  /** The match has changed for the viewer who has the screen. */
  onUpdate(news: FrameUpdate): void;
}

/** Decides who has the screen, and passes it on when several people share it. */
export class SharedScreen {
  /** Who sees the screen; null while it changes hands. */
  readonly viewer = signal<Viewer | null>(null);
  /** The seat that has to take the screen before anything is shown. */
  readonly handOver = signal<Seat | null>(null);
  readonly #host: Pick<Host, 'here' | 'frame' | 'follow'>;
  readonly #content: ScreenContent;
  #unfollow: (() => void) | null = null;

  constructor(host: Pick<Host, 'here' | 'frame' | 'follow'>, content: ScreenContent) {
    this.#host = host;
    this.#content = content;
  }

  get isShared(): boolean {
    return this.#host.here.length > 1;
  }

  /** Gives the screen to the player who should have it now. */
  begin(): void {
    const [only] = this.#host.here;
    if (only === undefined) this.sit('table');
    else if (this.isShared) this.#offer(personAsked(this.#host) ?? only);
    else this.sit(only);
  }

  sit(viewer: Viewer): void {
    this.#unfollow?.();
    this.handOver.value = null;
    this.viewer.value = viewer;
    this.#content.onSit(viewer);
    this.#unfollow = this.#host.follow(viewer, (news) => {
      this.#content.onUpdate(news);
    });
  }

  /** Passes a shared screen on if another person has to choose. `frame` is what it shows now. */
  passOn(frame: Frame): void {
    if (!this.isShared) return;
    const next = personAsked(this.#host);
    const stays = typeof frame.viewer === 'number' && isAsked(frame, frame.viewer);
    if (next !== null && !stays) this.#offer(next);
  }

  close(): void {
    this.#unfollow?.();
    this.#unfollow = null;
  }

  #offer(seat: Seat): void {
    invariant(this.#host.here.includes(seat), 'the screen is handed to a person');
    this.close();
    this.viewer.value = null;
    this.#content.onLeave();
    this.handOver.value = seat;
  }
}
