import { NO_LIGHTS, type Board, type Cue, type Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import { computed, signal, type Signal } from '@preact/signals';
import type { TableGame } from '../../../games/shared/drawing.ts';
import { setPace } from '../../../browser/settings.ts';
import { reportBug } from '../../../browser/bug.ts';
import type { LookedAt } from '../../../table/parts/board-mount.tsx';
import { sideEffects } from '../../../table/model/side-effects.ts';
import { stageAction } from '../../../table/model/staging.ts';
import type { Eyes, Timeline } from './timeline.ts';

/** Milliseconds between moves at speed 1. */
const PAUSE = 650;

/** A match being watched: the current move, the viewer, and whether it is playing. */
export class ReplayModel {
  /** The id of the match in this browser. */
  readonly id: string;
  readonly table: TableGame;
  readonly timeline: Timeline;
  readonly at = signal(0);
  readonly eyes: Signal<Eyes>;
  readonly running = signal(false);
  readonly pace = signal(1);
  readonly looked = signal<LookedAt | null>(null);
  readonly view = computed(() => this.timeline.view(this.at.value, this.eyes.value));
  readonly lines = computed(() => this.timeline.lines(this.eyes.value));
  #board: Board | null = null;
  /** The anchors to highlight until the next move. */
  #held: readonly string[] = [];

  constructor(id: string, table: TableGame, timeline: Timeline) {
    this.id = id;
    this.table = table;
    this.timeline = timeline;
    this.eyes = signal(timeline.eyes[0] ?? 'table');
  }

  attach(board: Board | null): void {
    this.#board = board;
    this.#draw();
  }

  /** In a replay, clicking only inspects. */
  pickAnchor(anchor: string): void {
    this.looked.value = { anchor, closely: true };
  }

  /** Points at things for a moment; an empty list ends it. */
  point(anchors: readonly string[]): void {
    this.#board?.point(anchors.length === 0 ? this.#held : anchors);
  }

  /** Points at things until the replay moves on. */
  hold(anchors: readonly string[]): void {
    this.#held = anchors;
    this.point([]);
  }

  /** Goes to a move without animations. */
  jump(at: number): void {
    this.running.value = false;
    this.#board?.skip();
    this.hold([]);
    this.at.value = Math.min(Math.max(at, 0), this.timeline.length);
    this.#draw();
  }

  see(eyes: Eyes): void {
    this.eyes.value = eyes;
    this.#draw();
  }

  /** Plays the next move with its animations. */
  async step(): Promise<void> {
    const next = this.at.value + 1;
    if (next > this.timeline.length) return;
    const board = this.#board;
    this.hold([]);
    this.at.value = next;
    if (board !== null) {
      const seen = [...this.timeline.history(next - 1, this.eyes.value)];
      const cues = this.timeline.events(next, this.eyes.value).map((event) => {
        const shown = this.table.drawing.cues(event, this.near, seen, this.timeline.names);
        seen.push(event);
        return shown;
      });
      const besides = sideEffects(this.#sceneAt(next - 1), this.#sceneAt(next), cues.flat());
      const last: readonly Cue[] = besides.length === 0 ? [] : [{ cue: 'together', of: besides }];
      for (const shown of stageAction(board, [...cues, last], this.pace.value)) {
        await board.play(shown);
        if (this.at.value !== next) return; // the viewer jumped to another move meanwhile
      }
    }
    this.#draw();
  }

  toggle(): void {
    if (this.running.value) {
      this.running.value = false;
      return;
    }
    if (this.at.value === this.timeline.length) this.jump(0);
    this.running.value = true;
    void this.#run().catch(reportBug);
  }

  stop(): void {
    this.running.value = false;
    this.#board?.skip();
  }

  get near(): Seat {
    const eyes = this.eyes.value;
    return typeof eyes === 'number' ? eyes : 0;
  }

  async #run(): Promise<void> {
    while (this.running.value && this.at.value < this.timeline.length) {
      await this.step();
      await new Promise((resolve) => setTimeout(resolve, PAUSE / this.pace.value));
    }
    this.running.value = false;
  }

  #draw(): void {
    const board = this.#board;
    if (board === null) return;
    setPace(board, this.pace.value);
    board.draw(this.#sceneAt(this.at.value), NO_LIGHTS);
  }

  #sceneAt(at: number): Thing {
    const view = this.timeline.view(at, this.eyes.value);
    return this.table.drawing.scene(view, this.near, this.timeline.names);
  }
}
