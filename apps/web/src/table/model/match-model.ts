import type { Board, Lights } from '@mechatable/board';
import type { Frame, Host, FrameUpdate, HostProblem } from '@mechatable/host';
import type { Viewer } from '@mechatable/kernel';
import { batch, computed, signal } from '@preact/signals';
import type { TableGame } from '../../games/shared/drawing.ts';
import { reportBug } from '../../browser/bug.ts';
import { playSound } from '../../browser/sound.ts';
import { AnswerModel } from './answer-model.ts';
import type { LookedAt } from '../parts/board-mount.tsx';
import { ChoiceEntries } from '../choices/choice-entries.ts';
import { DragModel } from '../choices/drag-model.ts';
import { DraftModel } from '../choices/draft-model.ts';
import { DrawnBoard } from './drawn-board.ts';
import { EnterKey } from '../choices/enter-key.ts';
import { MovePreview } from '../choices/move-preview.ts';
import { HintModel, type Adviser } from './hint-model.ts';
import { lightsOf } from '../choices/lights.ts';
import type { Notice } from './notice.ts';
import { Offer } from '../choices/offer.ts';
import { isAsked, nearest } from './persons.ts';
import { Playback } from './playback.ts';
import { Sender } from './sender.ts';
import { SharedScreen } from './shared-screen.ts';
import type { Script } from '../choices/script.ts';
import type { TableCallbacks } from './table-callbacks.ts';
import { HistoryModel } from './history-model.ts';
import { ThinkingModel } from './thinking-model.ts';
import type { Warned } from '../choices/warned.ts';
import { Waste } from '../choices/waste.ts';
import { reasonsFor, type WhyNot } from '../choices/why-not.ts';
import { pick, type Choice } from '../choices/walk.ts';
import { words } from '../words/index.ts';

/** A match as the person at the screen sees it, with what they have picked and may do. */
export class MatchModel {
  readonly table: TableGame;
  readonly host: Host;
  readonly script: Script | undefined;
  readonly answers: AnswerModel;
  readonly drafts: DraftModel;
  readonly history: HistoryModel;
  readonly screen: SharedScreen;
  readonly playback: Playback;
  readonly frame = signal<Frame | null>(null);
  readonly why = signal<WhyNot | null>(null);
  /** A choice that loses the match or has no effect: it is played only if chosen again. */
  readonly warning = signal<Warned | null>(null);
  readonly looked = signal<LookedAt | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly problems = signal<readonly HostProblem[]>([]);

  /** The view to draw: the current one, or the one that the draft would lead to. */
  readonly view = computed<unknown>(() => this.drafts.present.value?.view ?? this.frame.value?.view ?? null);
  readonly offer = new Offer(this);
  readonly walked = this.offer.walked;
  readonly choices = this.offer.choices;
  readonly open = this.offer.open;
  readonly anchorAliases = this.offer.anchorAliases;
  readonly entries = new ChoiceEntries(this);
  readonly foresight = new MovePreview(this);
  readonly gaze = this.foresight.gaze;
  readonly carry = new DragModel(this);
  readonly waste = new Waste(this);
  readonly lights = computed<Lights>(() => lightsOf(this));
  readonly enterKey = new EnterKey(this);
  readonly board = new DrawnBoard(this);
  readonly sender = new Sender(this);
  /** Null without an adviser: scripts have neither hints nor bot thoughts. */
  readonly hint: HintModel | null;
  readonly thinking: ThinkingModel | null;

  readonly #callbacks: TableCallbacks;

  constructor(table: TableGame, host: Host, callbacks: TableCallbacks = {}, adviser?: Adviser) {
    this.table = table;
    this.host = host;
    this.hint = adviser === undefined ? null : new HintModel(this, adviser);
    this.drafts = new DraftModel(table.drawing);
    this.history = new HistoryModel(table, host);
    this.thinking = adviser === undefined ? null : new ThinkingModel(table.game, this.history.names);
    this.answers = new AnswerModel(host, this.frame, callbacks.onAnswers);
    this.#callbacks = callbacks;
    this.script = callbacks.script;
    this.playback = new Playback({
      drawing: table.drawing,
      history: this.history,
      drafts: this.drafts,
      board: () => this.board.current,
      sideEffects: ({ frame }, cues) => this.board.sideEffects(frame, cues),
      onArrived: (news) => this.#arrive(news),
      onPlayed: ({ frame }) => {
        this.#show(frame, this.frame.value);
      },
      onIdle: () => {
        if (this.frame.value !== null) this.screen.passOn(this.frame.value);
        this.carry.settle();
      },
    });
    this.screen = new SharedScreen(host, {
      onSit: (viewer) => {
        this.#sit(viewer);
      },
      onLeave: () => {
        this.#leave();
      },
      onUpdate: (news) => {
        this.playback.add(news);
      },
    });
  }

  /** The board that this table is drawn on; null when it is removed. */
  attach(board: Board | null): void {
    this.board.attach(board);
  }

  #sit(viewer: Viewer): void {
    this.playback.drop();
    this.drafts.follow(null);
    this.answers.sit(viewer);
    this.thinking?.sit(viewer);
    this.hint?.drop();
    this.history.sit(viewer);
    this.refresh(viewer);
  }

  /** A thing on the table was picked. */
  pickAnchor(anchor: string): void {
    if (this.playback.hurry()) return;
    this.notice.value = null;
    const meant = this.anchorAliases.value.get(anchor) ?? anchor;
    const step = pick(this.choices.value, this.walked.value, meant);
    if (step.to === 'act') void this.act(step.choice).catch(reportBug);
    else if (step.to === 'walk') {
      playSound('pick');
      this.why.value = null;
      this.walked.value = step.walked;
    } else this.ask(anchor);
  }

  /** A drag begins: false if this thing goes nowhere. */
  grab(anchor: string): boolean {
    this.notice.value = null;
    this.why.value = null;
    return this.carry.grab(anchor);
  }

  drop(anchor: string | null): void {
    this.carry.drop(anchor);
  }

  dropsOn({ action }: Choice): readonly string[] {
    return this.table.drawing.dropsOn?.(this.view.value, action) ?? [];
  }

  /** Enter on a thing: true if it pressed the button that is marked with Enter. */
  enter(anchor: string): boolean {
    const main = this.enterKey.picks(anchor) ? null : this.enterKey.main.value;
    if (main !== null) void this.act(main).catch(reportBug);
    return main !== null;
  }

  act(choice: Choice): Promise<void> {
    return this.sender.act(choice);
  }

  /** Clears the picks, and the notice about them. */
  clear(): void {
    this.walked.value = [];
    this.why.value = null;
    this.notice.value = null;
  }

  /**
   * One step back: closes what is open, or drops the last thing picked, or the last step of a draft. False if there is
   * nothing to do.
   */
  stepBack(): boolean {
    if (this.why.value !== null || this.notice.value !== null || this.warning.value !== null) {
      this.why.value = null;
      this.notice.value = null;
      this.warning.value = null;
      return true;
    }
    if (this.hint?.drop() === true) return true;
    if (this.walked.value.length === 0) return this.sender.draftBack();
    this.walked.value = this.walked.value.slice(0, -1);
    return true;
  }

  /** Explains why a thing can't be picked, using only what this seat may know. */
  ask(anchor: string): void {
    const frame = this.frame.value;
    if (frame === null || typeof frame.viewer !== 'number' || frame.outcome !== null) return;
    const [wanted] = this.choices.value;
    if (wanted !== undefined && pick(this.offer.allowed.value, this.walked.value, anchor).to !== 'nothing') {
      this.notice.value = { sentence: words.ask.notNow(wanted.label), clause: null };
      return;
    }
    this.why.value =
      this.drafts.whyNot(anchor) ??
      reasonsFor(this.table, frame.view, frame.viewer, anchor, this.walked.value, this.history.names.value);
  }

  /** Something went wrong around the match; the page says so. */
  addProblem(problem: HostProblem): void {
    this.problems.value = [...this.problems.value, problem];
  }

  point(anchors: readonly string[]): void {
    this.board.point(anchors);
  }

  close(): void {
    this.screen.close();
    this.hint?.drop();
    this.host.close();
    this.playback.close();
    this.#callbacks.onClosed?.();
  }

  /** An update arrives, before its events are shown. True if the person made this move. */
  #arrive({ frame, mover, takenBack }: FrameUpdate): boolean {
    const near = nearest(frame.viewer);
    this.history.rename();
    this.walked.value = [];
    this.carry.forget();
    // A reason stays on screen while others move.
    if (isAsked(frame, near) || frame.outcome !== null || takenBack) this.why.value = null;
    this.hint?.drop();
    if (mover === frame.viewer) this.drafts.arrive();
    if (takenBack) {
      this.thinking?.forget();
      this.history.goBack(frame.viewer, frame.seq);
    }
    return this.history.arrive(frame.viewer, mover, frame.seq);
  }

  /** Shows the match to this person as the host has it. */
  refresh(viewer: Viewer): void {
    this.#show(this.host.frame(viewer), null);
  }

  #show(frame: Frame, before: Frame | null): void {
    batch(() => {
      this.walked.value = [];
      this.warning.value = null;
      this.foresight.pointedAt.value = null;
      this.frame.value = frame;
      this.drafts.follow(this.script === undefined ? frame : null);
      this.board.draw();
    });
    this.#callbacks.onDrawn?.(frame.seq);
    const { viewer } = frame;
    if (before === null || typeof viewer !== 'number' || !isAsked(frame, viewer)) return;
    const { drawing } = this.table;
    const newTurn =
      drawing.status(frame.view).active === viewer && drawing.status(before.view).active !== viewer;
    if (newTurn || !isAsked(before, viewer)) this.#callbacks.onAsked?.(newTurn);
  }

  /** Clears the screen of everything that is hidden from the next person. */
  #leave(): void {
    this.frame.value = null;
    this.board.forget();
    this.drafts.follow(null);
    this.answers.sit(null);
    this.thinking?.sit(null);
    this.hint?.drop();
    this.warning.value = null;
    this.gaze.value = null;
    this.history.sit(null);
    this.looked.value = null;
    this.clear();
  }
}
