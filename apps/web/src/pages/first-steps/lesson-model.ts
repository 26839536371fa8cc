import {
  AUTO_ANSWERS,
  LocalHost,
  random256,
  startMatch,
  type Chooser,
  type Decision,
} from '@mechatable/host';
import { bot, drawParts, invariant, person, same, type Player } from '@mechatable/kernel';
import { memoryStore } from '@mechatable/store';
import { computed, effect, signal } from '@preact/signals';
import { LEARNER, seatsOf, startingAt, type Lesson } from '../../games/shared/course.ts';
import type { TableGame } from '../../games/shared/drawing.ts';
import { reportBug } from '../../browser/bug.ts';
import { workerChooser } from '../../table/bots/worker-chooser.ts';
import { MatchModel } from '../../table/model/match-model.ts';
import type { TableCallbacks } from '../../table/model/table-callbacks.ts';
import type { Choice } from '../../table/choices/walk.ts';
import { BEGINNER_BOT } from './beginner-bot.ts';
import { words } from './words.ts';

export type LessonEnd = 'done' | 'lost';

/** A lesson on screen: the table, and a text for each step of the script. */
export class LessonModel {
  readonly match: MatchModel;
  readonly lesson: Lesson;
  /** The step that comes next; null after the last one, and in a match. */
  readonly step = computed(() => {
    const frame = this.match.frame.value;
    return frame === null ? null : (this.lesson.steps[frame.seq] ?? null);
  });
  /** Null until the lesson is over, and everything that happened has been shown. */
  readonly end = computed<LessonEnd | null>(() => {
    const frame = this.match.frame.value;
    if (frame === null || this.match.playback.moving.value) return null;
    if (this.lesson.steps.length > 0) return frame.seq < this.lesson.steps.length ? null : 'done';
    if (frame.outcome === null) return null;
    return frame.outcome.winners.includes(LEARNER) ? 'done' : 'lost';
  });
  /** The learner reads something before another seat moves. */
  readonly reading = computed(() => this.#held.value !== null && this.step.value !== null);
  /** Lets the bots continue. */
  readonly #held = signal<(() => void) | null>(null);
  #unwatch: (() => void) | null = null;
  readonly #host: LocalHost;

  private constructor(lesson: Lesson, match: MatchModel, host: LocalHost) {
    this.lesson = lesson;
    this.match = match;
    this.#host = host;
  }

  static async open(table: TableGame, lesson: Lesson): Promise<LessonModel> {
    const isMatch = lesson.steps.length === 0;
    let begin: (model: LessonModel) => void = () => undefined;
    const begun = new Promise<LessonModel>((resolve) => {
      begin = resolve;
    });
    const bots = workerChooser();
    const adviser = workerChooser();
    const chooser: Chooser = {
      choose: async (decision) => (isMatch ? bots.choose(decision) : (await begun).#scripted(decision)),
    };
    const host = await openHost(table, lesson, {
      chooser,
      answers: () => (isMatch ? AUTO_ANSWERS : { ...AUTO_ANSWERS, mode: 'always' }), // scripts include every pass
      beforeBot: async () => {
        const model = await begun;
        await model.match.playback.settled();
        await model.#read();
      },
      onProblem({ error }) {
        reportBug(error);
      },
    });
    const callbacks: TableCallbacks = {
      onClosed() {
        bots.close();
        adviser.close();
      },
      ...(isMatch ? {} : { script: { narrow, undo: async () => (await begun).undo() } }),
    };
    function narrow(choices: readonly Choice[], seq: number): readonly Choice[] {
      return choices.filter(({ action }) => same(action, lesson.steps[seq]?.action));
    }
    const model = new LessonModel(
      lesson,
      new MatchModel({ ...table, game: host.game }, host, callbacks, isMatch ? adviser : undefined),
      host,
    );
    model.match.screen.begin();
    model.#unwatch = effect(() => {
      model.#moveOn();
    });
    begin(model);
    return model;
  }

  /** The learner has read the text about another seat's move. */
  goOn(): void {
    this.#held.peek()?.();
  }

  /** Goes back to the learner's last step that had a text. */
  async undo(): Promise<void> {
    const seq = this.match.frame.value?.seq ?? 0;
    const to = this.lesson.steps.findLastIndex(
      ({ seat, say }, number) => number < seq && seat === LEARNER && say !== '',
    );
    if (to >= 0) await this.#host.rewind(LEARNER, to);
  }

  close(): void {
    this.#unwatch?.();
    this.match.close();
  }

  /** Bots wait while the learner reads, and stop at the end of a script. */
  #read(): Promise<void> {
    const step = this.step.value;
    const isSilent = this.lesson.steps.length === 0 || step?.say === '';
    if (isSilent) return Promise.resolve();
    return new Promise((resolve) => {
      this.#held.value = () => {
        this.#held.value = null;
        resolve();
      };
    });
  }

  /** Makes the learner's moves without a text, mostly passes. After an undo, nothing is left to read. */
  #moveOn(): void {
    const step = this.step.value;
    if (step?.seat !== LEARNER) return;
    this.goOn();
    if (step.say !== '' || this.match.playback.moving.value) return;
    this.match.host.act(LEARNER, step.action).catch(reportBug);
  }

  /** The next move of this seat: if several seats choose at once, the learner's may come first in the script. */
  #scripted({ seat }: Decision): unknown {
    const { seq } = this.#host.frame(LEARNER);
    const step = this.lesson.steps.slice(seq).find((later) => later.seat === seat);
    invariant(step !== undefined, 'the script has a move for every bot that is asked');
    return step.action;
  }
}

/** A match from the lesson's position, in memory alone. */
async function openHost(
  table: TableGame,
  lesson: Lesson,
  services: Omit<Parameters<typeof LocalHost.resume>[2], 'store' | 'journal'>,
): Promise<LocalHost> {
  const game = startingAt(table.game, lesson);
  const players = Array.from({ length: seatsOf(game, lesson) }, (_, seat): Player =>
    seat === LEARNER ? person(words.you) : bot(BEGINNER_BOT),
  );
  const id = 'first-steps';
  const seed = drawParts(players.length, random256);
  const { stored } = startMatch({ id, game, players, seed, practice: true }, 0);
  const store = memoryStore();
  await store.create(stored);
  return LocalHost.resume(game, await store.read(id), { ...services, store });
}
