import type { Board, Lights, Thing, Zoom } from '@mechatable/board';
import type { Frame, Host, News, Trouble } from '@mechatable/host';
import { invariant, type Seat, type Viewer } from '@mechatable/kernel';
import { ProblemError } from '@mechatable/protocol';
import { batch, computed, effect, signal } from '@preact/signals';
import type { GivesUp, TableGame } from '../games/shared/drawing.ts';
import { setPace } from '../browser/settings.ts';
import { reportBug } from '../browser/bug.ts';
import { playSound } from '../browser/sound.ts';
import { AnswerModel } from './answer-model.ts';
import type { Looked } from './board-mount.tsx';
import { ChoiceEntries } from './choice-entries.ts';
import { Carry } from './carry.ts';
import { DraftModel } from './draft-model.ts';
import { EnterKey } from './enter-key.ts';
import { Foresight } from './foresight.ts';
import { HintModel, type Adviser } from './hint-model.ts';
import { unlessLate } from './late.ts';
import { lightsOf } from './lights.ts';
import type { Notice } from './notice.ts';
import { isAsked, nearest } from './persons.ts';
import { Playback } from './playback.ts';
import { sideEffects } from './side-effects.ts';
import { SharedScreen } from './shared-screen.ts';
import type { TableCallbacks } from './table-callbacks.ts';
import { HistoryModel } from './history-model.ts';
import { ThinkingModel } from './thinking-model.ts';
import { warningOf, type Warned } from './warned.ts';
import { Waste } from './waste.ts';
import { reasonsFor, type WhyNot } from './why-not.ts';
import { choicesOf, fitting, instead, nextAnchors, pick, type Choice } from './walk.ts';
import { words } from './words.ts';

/** A match as the person at the screen sees it, with what they have picked and may do. */
export class MatchModel {
  readonly table: TableGame;
  readonly host: Host;
  readonly answers: AnswerModel;
  readonly drafts: DraftModel;
  readonly history: HistoryModel;
  readonly screen: SharedScreen;
  readonly playback: Playback;
  readonly frame = signal<Frame | null>(null);
  readonly walked = signal<readonly string[]>([]);
  readonly why = signal<WhyNot | null>(null);
  /** A choice that loses the match or has no effect: it is played only if chosen again. */
  readonly warning = signal<Warned | null>(null);
  readonly looked = signal<Looked | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly troubles = signal<readonly Trouble[]>([]);
  /** A move is on its way to the host: until it is saved or refused, nothing else can be chosen. */
  readonly #sending = signal(false);

  /** The view to draw: the current one, or the one that the draft would lead to. */
  readonly view = computed<unknown>(() => this.drafts.present.value?.view ?? this.frame.value?.view ?? null);
  /** All that the rules allow. */
  readonly #allowed = computed<readonly Choice[]>(() => {
    const frame = this.frame.value;
    if (frame === null || frame.passing || this.#sending.value || this.playback.moving.value) return [];
    if (this.drafts.present.value !== null) return this.drafts.choices.value;
    const givesUp = (action: unknown): GivesUp | null => this.table.drawing.givesUp(frame.view, action);
    return choicesOf(this.table.game, frame.view, frame.legal, givesUp, this.history.names.value);
  });
  readonly choices = computed<readonly Choice[]>(() => {
    const seq = this.frame.value?.seq ?? 0;
    return this.#callbacks.script?.narrow(this.#allowed.value, seq) ?? this.#allowed.value;
  });
  /** Those that fit what has been picked so far. */
  readonly open = computed(() => fitting(this.choices.value, this.walked.value));
  readonly entries = new ChoiceEntries(this);
  /** Things that can be picked in place of what an action names, and what they mean. */
  readonly standIns = computed<ReadonlyMap<string, string>>(() => {
    const view = this.view.value;
    if (view === null) return new Map();
    const { drawing } = this.table;
    const next = nextAnchors(this.choices.value, this.walked.value);
    return instead(next, (anchor) => drawing.standIns(view, anchor));
  });
  readonly foresight = new Foresight(this);
  readonly gaze = this.foresight.gaze;
  readonly carry = new Carry(this);
  readonly waste = new Waste(this);
  readonly lights = computed<Lights>(() => lightsOf(this));
  readonly enterKey = new EnterKey(this);
  /** Null without an adviser: scripts have neither hints nor bot thoughts. */
  readonly hint: HintModel | null;
  readonly thinking: ThinkingModel | null;

  readonly #callbacks: TableCallbacks;
  #board: Board | null = null;
  /** What it shows. */
  #scene: Thing | null = null;
  /** Stops the effects that light the board. */
  readonly #lighting: (() => void)[] = [];

  constructor(table: TableGame, host: Host, callbacks: TableCallbacks, adviser?: Adviser) {
    this.table = table;
    this.host = host;
    this.hint = adviser === undefined ? null : new HintModel(this, adviser);
    this.drafts = new DraftModel(table.drawing);
    this.history = new HistoryModel(table, host);
    this.thinking = adviser === undefined ? null : new ThinkingModel(table.game, this.history.names);
    this.answers = new AnswerModel(host, this.frame, callbacks.onAnswers);
    this.#callbacks = callbacks;
    this.playback = new Playback({
      drawing: table.drawing,
      history: this.history,
      drafts: this.drafts,
      board: () => this.#board,
      sideEffects: ({ frame }, cues) =>
        this.#scene === null ? [] : sideEffects(this.#scene, this.#sceneOf(frame, frame.view), cues),
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
    for (const stop of this.#lighting.splice(0)) stop();
    this.#board = board;
    if (board === null) return;
    this.#draw();
    this.#lighting.push(
      effect(() => {
        board.light(this.lights.value);
      }),
      effect(() => {
        this.point([]);
      }),
    );
  }

  #sit(viewer: Viewer): void {
    this.playback.drop();
    this.drafts.follow(null);
    this.answers.sit(viewer);
    this.thinking?.sit(viewer);
    this.hint?.drop();
    this.history.sit(viewer);
    this.#show(this.host.frame(viewer), null);
  }

  /** A thing on the table was picked. */
  pickAnchor(anchor: string): void {
    if (this.playback.hurry()) return;
    this.notice.value = null;
    const meant = this.standIns.value.get(anchor) ?? anchor;
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

  async act(choice: Choice): Promise<void> {
    const viewer = this.screen.viewer.value;
    if (typeof viewer !== 'number' || this.#sending.value) return;
    if (this.drafts.present.value !== null) {
      await this.#draftOn(choice, viewer);
      return;
    }
    const { action } = choice;
    const warned = this.warning.value?.choice.action === action ? null : warningOf(this, choice);
    this.#clear();
    this.warning.value = warned;
    if (warned !== null) return;
    const done = await this.#send(viewer, action);
    if (done?.ok === false) this.notice.value = done;
  }

  /** Takes a step of the draft, or sends all of it, one action after the other. */
  async #draftOn(choice: Choice, viewer: Seat): Promise<void> {
    this.#clear();
    const actions = this.drafts.take(choice);
    this.#draw();
    if (actions === null) return;
    this.drafts.send(actions.length);
    for (const action of actions) {
      const done = await this.#send(viewer, action);
      if (done?.ok === true) continue;
      this.drafts.follow(null);
      this.#show(this.host.frame(viewer), null);
      invariant(done === null, `what was drafted is legal: ${done?.clause ?? ''} ${done?.sentence ?? ''}`);
      return;
    }
  }

  async #send(viewer: Seat, action: unknown): Promise<Awaited<ReturnType<Host['act']>> | null> {
    this.#sending.value = true;
    try {
      return await this.history.send(this.#unlessRefused(this.host.act(viewer, action)));
    } finally {
      this.#sending.value = false;
    }
  }

  /** Null if it came too late, or if the server refused it: then the notice says why. */
  async #unlessRefused<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await unlessLate(work);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.notice.value = { sentence: error.message, clause: null };
      return null;
    }
  }

  #clear(): void {
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
    if (this.walked.value.length === 0) return this.#draftBack();
    this.walked.value = this.walked.value.slice(0, -1);
    return true;
  }

  #draftBack(): boolean {
    const isBack = this.drafts.back();
    if (isBack) this.#draw();
    return isBack;
  }

  /** Explains why a thing can't be picked, using only what this seat may know. */
  ask(anchor: string): void {
    const frame = this.frame.value;
    if (frame === null || typeof frame.viewer !== 'number' || frame.outcome !== null) return;
    const [wanted] = this.choices.value;
    if (wanted !== undefined && pick(this.#allowed.value, this.walked.value, anchor).to !== 'nothing') {
      this.notice.value = { sentence: words.ask.notNow(wanted.label), clause: null };
      return;
    }
    this.why.value =
      this.drafts.whyNot(anchor) ??
      reasonsFor(this.table, frame.view, frame.viewer, anchor, this.walked.value, this.history.names.value);
  }

  async takeBack(): Promise<void> {
    const viewer = this.screen.viewer.value;
    if (typeof viewer !== 'number' || this.#draftBack() || this.drafts.isUnderWay) return;
    this.notice.value = null;
    if (this.#callbacks.script !== undefined) {
      await this.#callbacks.script.undo();
      return;
    }
    const answer = await this.#unlessRefused(this.host.takeBack(viewer));
    if (answer?.free !== false) return;
    const { sentence, clause } = answer.rule ?? { sentence: answer.sentence, clause: null };
    this.notice.value = { sentence: words.whyNot.refusal(sentence), clause };
  }

  async concede(): Promise<void> {
    const viewer = this.screen.viewer.value;
    if (typeof viewer === 'number') await this.#unlessRefused(this.host.concede(viewer));
  }

  /** Something went wrong around the match; the page says so. */
  addTrouble(trouble: Trouble): void {
    this.troubles.value = [...this.troubles.value, trouble];
  }

  /** Points at these things, or at what a hint recommends if there are none. */
  point(anchors: readonly string[]): void {
    this.#board?.point(anchors.length > 0 ? anchors : (this.hint?.anchors.value ?? []));
  }

  zoom(how: Zoom): boolean {
    return this.#board?.zoom(how) ?? false;
  }

  keepInSight(): void {
    this.#board?.keepInSight();
  }

  close(): void {
    this.screen.close();
    this.hint?.drop();
    this.host.close();
    this.playback.close();
    this.#callbacks.onClosed();
  }

  /** An update arrives, before its events are shown. True if the person made this move. */
  #arrive({ frame, mover, takenBack }: News): boolean {
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

  #show(frame: Frame, before: Frame | null): void {
    batch(() => {
      this.walked.value = [];
      this.warning.value = null;
      this.foresight.pointedAt.value = null;
      this.frame.value = frame;
      this.drafts.follow(this.#callbacks.script === undefined ? frame : null);
      this.#draw();
    });
    this.#callbacks.onDrawn(frame.seq);
    const { viewer } = frame;
    if (before === null || typeof viewer !== 'number' || !isAsked(frame, viewer)) return;
    const { drawing } = this.table;
    const newTurn =
      drawing.status(frame.view).active === viewer && drawing.status(before.view).active !== viewer;
    if (newTurn || !isAsked(before, viewer)) this.#callbacks.onAsked(newTurn);
  }

  #draw(): void {
    const frame = this.frame.value;
    const board = this.#board;
    if (frame === null || board === null) return;
    setPace(board);
    this.#scene = this.#sceneOf(frame, this.view.peek());
    board.draw(this.#scene, this.lights.peek());
  }

  #sceneOf({ viewer }: Frame, view: unknown): Thing {
    return this.table.drawing.scene(view, nearest(viewer), this.history.names.peek());
  }

  /** Clears the screen of everything that is hidden from the next person. */
  #leave(): void {
    this.frame.value = null;
    this.#scene = null;
    this.drafts.follow(null);
    this.answers.sit(null);
    this.thinking?.sit(null);
    this.hint?.drop();
    this.warning.value = null;
    this.gaze.value = null;
    this.history.sit(null);
    this.looked.value = null;
    this.#clear();
  }
}
