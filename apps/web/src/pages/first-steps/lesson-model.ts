import { AUTO_ANSWERS, directChooser, LocalHost, type Decision } from '@mechatable/host';
import { bot, invariant, nameOf, person, same, scriptedHead, type Player } from '@mechatable/kernel';
import { memoryStore } from '@mechatable/store';
import { computed, effect, signal } from '@preact/signals';
import type { Lesson, TableGame } from '../../games/shared/drawing.ts';
import { reportBug } from '../../browser/bug.ts';
import { MatchModel } from '../../table/match-model.ts';
import { words } from './words.ts';

/** The opponent is this bot: it follows the script, and plays by itself after its end. */
const STAND_IN = 'greedy';

/** A guided match: the table, and a text for each move of the script. */
export class LessonModel {
  readonly match: MatchModel;
  readonly lesson: Lesson;
  /** The player reads something before the opponent moves. */
  readonly waiting = signal(false);
  readonly step = computed(() => {
    const frame = this.match.frame.value;
    return frame === null ? null : (this.lesson.steps[frame.seq] ?? null);
  });
  readonly done = computed(() => {
    const frame = this.match.frame.value;
    return frame !== null && (frame.outcome !== null || frame.seq >= this.lesson.steps.length);
  });
  #goOn: (() => void) | null = null;
  #unwatch: (() => void) | null = null;

  private constructor(lesson: Lesson, match: MatchModel) {
    this.lesson = lesson;
    this.match = match;
  }

  static async open(table: TableGame, lesson: Lesson): Promise<LessonModel> {
    let model: LessonModel | null = null;
    const players = Array.from({ length: lesson.seats ?? table.game.seats.min }, (_, seat): Player =>
      seat === lesson.seat ? person(words.you) : bot(STAND_IN),
    );
    const { options, seed } = lesson;
    const head = scriptedHead(table.game, { options, names: players.map(nameOf), seed });
    const id = 'first-steps';
    const store = memoryStore();
    await store.create({ id, opened: 0, head });
    const host = LocalHost.resume(
      table.game,
      await store.read(id),
      {
        store,
        chooser: {
          choose: (decision) => {
            invariant(model !== null, 'bots are asked after the match is opened');
            return model.#script(decision);
          },
        },
        answers: () => ({ ...AUTO_ANSWERS, mode: 'always' }), // the script includes every pass
        beforeBot: async () => {
          await model?.match.playback.settled();
          if (model !== null) await model.#read();
        },
        onTrouble({ error }) {
          reportBug(error);
        },
      },
      players,
    );
    const match = new MatchModel(table, host, {
      onAsked: () => undefined,
      onDrawn: () => undefined,
      onClosed: () => undefined,
      narrow(choices, seq) {
        const step = lesson.steps[seq];
        return step === undefined ? choices : choices.filter(({ action }) => same(action, step.action));
      },
    });
    const opened = new LessonModel(lesson, match);
    model = opened;
    match.screen.begin();
    opened.#unwatch = effect(() => {
      opened.#moveWithoutText();
    });
    return opened;
  }

  /** The player has read the text about the opponent's move. */
  goOn(): void {
    this.#goOn?.();
  }

  close(): void {
    this.#unwatch?.();
    this.goOn();
    this.match.close();
  }

  #read(): Promise<void> {
    const step = this.step.value;
    if (step === null || step.say === '') return Promise.resolve();
    this.waiting.value = true;
    return new Promise((resolve) => {
      this.#goOn = () => {
        this.#goOn = null;
        this.waiting.value = false;
        resolve();
      };
    });
  }

  /** Makes moves without a text for the player: mostly passes. */
  #moveWithoutText(): void {
    const step = this.step.value;
    const { seat } = this.lesson;
    if (step?.seat !== seat || step.say !== '' || this.match.playback.moving.value) return;
    this.match.host.act(seat, step.action).catch(reportBug);
  }

  /** The next move of this seat: if both seats choose at once, the player's may come first in the script. */
  #script(decision: Decision): Promise<unknown> {
    const { seq } = this.match.host.frame(this.lesson.seat);
    const step = this.lesson.steps.slice(seq).find(({ seat }) => seat === decision.seat);
    return step === undefined ? directChooser.choose(decision) : Promise.resolve(step.action);
  }
}
