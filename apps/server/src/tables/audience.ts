import type { Seat, Viewer } from '@mechatable/kernel';
import type { EventOutput } from '../match/event-output.ts';

/** Someone who follows a table on one page. */
export interface Follower {
  readonly output: EventOutput;
  readonly player: string | null;
  /** Follows as a spectator even with a seat: a screen that everyone can see. */
  readonly isSpectator: boolean;
  viewer: Viewer;
  /** Called when the page is closed. */
  leave: () => void;
}

/** Everyone who follows a table. */
export class Audience {
  readonly #followers = new Set<Follower>();

  get size(): number {
    return this.#followers.size;
  }

  get watching(): number {
    return this.of('table').length;
  }

  get all(): readonly Follower[] {
    return [...this.#followers];
  }

  of(viewer: Viewer): readonly Follower[] {
    return this.all.filter((follower) => follower.viewer === viewer);
  }

  add(follower: Follower, onDrop: () => void): void {
    this.#followers.add(follower);
    follower.output.onClose = () => {
      follower.leave();
      this.#followers.delete(follower);
      onDrop();
    };
  }

  /** Sends a text to each page of a viewer. */
  send(viewer: Viewer, text: string): void {
    for (const follower of this.#followers) if (follower.viewer === viewer) follower.output.send(text);
  }

  /** Sends everyone what they may see. Each viewer's text is built only once. */
  sendEach(text: (viewer: Viewer) => string): void {
    const texts = new Map<Viewer, string>();
    for (const { viewer, output } of this.#followers) {
      const made = texts.get(viewer) ?? text(viewer);
      texts.set(viewer, made);
      output.send(made);
    }
  }

  /** Updates everyone's seat. */
  reseat(seatOf: (player: string | null) => Seat | null): void {
    for (const follower of this.#followers)
      follower.viewer = follower.isSpectator ? 'table' : (seatOf(follower.player) ?? 'table');
  }

  end(retry: number): void {
    for (const { output } of this.all) output.end(retry);
  }
}
