import { certainActions, isReached, isSameAnswer, openPuzzle, type Puzzle } from '@mechatable/bots/puzzles';
import { AUTO_ANSWERS, LocalHost, type Chooser, type Frame } from '@mechatable/host';
import { bot, movesOf, person, rngFrom, same, type Move, type Player } from '@mechatable/kernel';
import { computed, signal } from '@preact/signals';
import { reportBug } from '../../browser/bug.ts';
import type { TableGame } from '../../games/shared/drawing.ts';
import { workerChooser } from '../../table/bots/worker-chooser.ts';
import { MatchModel } from '../../table/model/match-model.ts';
import { words } from './words.ts';

export type PuzzleResult = 'open' | 'solved' | 'missed';

/** More than any stored puzzle needs. */
const POSITIONS = 50_000;

/** A puzzle on screen: the table, whether the goal is reached or missed, and the solution if asked for. */
export class PuzzleModel {
  readonly match: MatchModel;
  readonly puzzle: Puzzle;
  /** Changes as soon as a move is made; shown when nothing moves on the board. */
  readonly #judged = computed<PuzzleResult>(() => {
    const frame = this.match.frame.value;
    return frame === null ? 'open' : this.#judge(frame);
  });
  readonly result = computed<PuzzleResult>(() =>
    this.match.playback.moving.value ? 'open' : this.#judged.value,
  );
  readonly hasBegun = computed(() => (this.match.frame.value?.seq ?? 0) > this.puzzle.moves.length);
  readonly isShown = signal(false);
  /** The next step of the solution, if the person asked for it. */
  readonly solution = computed<unknown>(() => {
    const frame = this.match.frame.value;
    if (!this.isShown.value || frame === null || this.#judged.value !== 'open') return null;
    if (!frame.asked.includes(this.puzzle.seat)) return null;
    return this.hasBegun.value ? (this.#certain(frame)[0] ?? null) : this.puzzle.solution;
  });
  readonly #host: LocalHost;
  /** The position that the puzzle begins with. */
  readonly #start: unknown;
  /** The turn in which the goal has to be reached. */
  readonly #turn: number;

  private constructor(puzzle: Puzzle, match: MatchModel, host: LocalHost, start: unknown) {
    this.puzzle = puzzle;
    this.match = match;
    this.#host = host;
    this.#start = start;
    this.#turn = host.frame(puzzle.seat).turn;
  }

  /** Throws a `BadInputError` if the puzzle was made for other rules. */
  static open(table: TableGame, puzzle: Puzzle, onUndo: () => void): PuzzleModel {
    const { game } = table;
    const { head, entries, state } = openPuzzle(game, puzzle);
    const players = puzzle.bots.map((id, seat): Player =>
      seat === puzzle.seat ? person(words.you) : bot(id),
    );
    const bots = workerChooser();
    const { assumed } = game.lab.puzzles ?? {};
    const chooser: Chooser = {
      choose: (decision) => {
        const pass = decision.legal.find((action) => same(action, assumed));
        return pass === undefined ? bots.choose(decision) : Promise.resolve(pass);
      },
    };
    const opened: { model: PuzzleModel | null } = { model: null };
    const host = LocalHost.resume(
      game,
      { head: { id: 'puzzle', opened: 0, head }, entries, ended: null },
      {
        journal: { check: () => undefined, append: () => Promise.resolve() }, // nothing is kept
        chooser,
        answers: () => ({ ...AUTO_ANSWERS, mode: 'always' }), // a pass can be the solution
        beforeBot: async () => {
          await opened.model?.match.playback.settled();
          // Nothing happens after the result.
          if (opened.model?.result.value !== 'open') await new Promise(() => undefined);
        },
        onProblem({ error }) {
          reportBug(error);
        },
      },
      players,
    );
    const match = new MatchModel(table, host, {
      onClosed() {
        bots.close();
      },
      script: {
        narrow: (choices) => (opened.model?.result.value === 'open' ? choices : []),
        undo() {
          onUndo();
          return Promise.resolve();
        },
      },
    });
    const model = new PuzzleModel(puzzle, match, host, state);
    opened.model = model;
    match.screen.begin();
    return model;
  }

  /** In percent: the chosen attack and the best one, if that is the question. */
  get odds(): { readonly chosen: number; readonly best: number } | null {
    const { game } = this.match.table;
    const first = this.#first;
    if (this.puzzle.goal.kind !== 'odds' || first === undefined) return null;
    const percent = (action: unknown): number =>
      Math.round((game.lab.puzzles?.odds?.(this.#start, this.puzzle.seat, action) ?? 0) * 100);
    return { chosen: percent(first), best: percent(this.puzzle.solution) };
  }

  close(): void {
    this.match.close();
  }

  /** The actions since the puzzle began. */
  get #moves(): readonly Move[] {
    return movesOf(this.#host.journal()).slice(this.puzzle.moves.length);
  }

  /** The person's first decision. */
  get #first(): unknown {
    return this.#moves[0]?.action;
  }

  /** How many decisions are left. An answer without a choice is none. */
  #decisionsLeft(): number {
    const { rules } = this.match.table.game;
    const state = rules.clone(this.#start);
    let left = this.puzzle.decisions;
    for (const { seat, action } of this.#moves) {
      if (seat === this.puzzle.seat && rules.legal(state, seat).length > 1) left--;
      rules.apply(state, seat, action);
    }
    return left;
  }

  #judge(frame: Frame): PuzzleResult {
    const { game } = this.match.table;
    const { seat, goal, moves, solution } = this.puzzle;
    if (frame.seq <= moves.length) return 'open';
    if (goal.kind === 'odds') return isSameAnswer(game, this.#first, solution) ? 'solved' : 'missed';
    if (!isSameAnswer(game, this.#first, solution)) return 'missed';
    if (isReached(game, this.#imagined(frame), seat, goal)) return 'solved';
    if (frame.outcome !== null || frame.turn !== this.#turn) return 'missed';
    return !frame.asked.includes(seat) || this.#certain(frame).length > 0 ? 'open' : 'missed';
  }

  #imagined({ view }: Frame): unknown {
    return this.match.table.game.rules.imagine(view, rngFrom('puzzle'));
  }

  /** The actions that still reach the goal for certain. */
  #certain(frame: Frame): readonly unknown[] {
    const { seat, goal } = this.puzzle;
    const problem = { game: this.match.table.game, state: this.#imagined(frame), seat, goal };
    const left = this.#decisionsLeft() - (frame.legal.length > 1 ? 1 : 0);
    return left < 0 ? [] : certainActions(problem, { left: POSITIONS }, left);
  }
}
