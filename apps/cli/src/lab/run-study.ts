import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { startThreads, type ThreadTeam } from '@mechatable/lab';
import { playDeals, playerOf, type DealFacts, type DealPlayer } from '@mechatable/study';
import type { AnyGame } from '@mechatable/kernel';
import type { Io } from '../io.ts';

/** The players of a study, and the signal that stops it. */
export interface Crew {
  readonly players: readonly DealPlayer[];
  readonly width: number;
  readonly signal: AbortSignal;
}

/** A variant that a study plays, and its game. */
export interface StudyTeam extends ThreadTeam {
  readonly game: AnyGame;
}

/** Plays a study: here or on other machines. */
export type StudyRunner = <T>(teams: readonly StudyTeam[], work: (crew: Crew) => Promise<T>) => Promise<T>;

/** On all cores of this computer, until Ctrl-C. Games that no thread can load play in this one. */
export function playHere(io: Io, cores = availableParallelism()): StudyRunner {
  return async (teams, work) => {
    const stop = new AbortController();
    const release = io.onInterrupt(() => {
      stop.abort();
    });
    const threads = io.gamesFromCatalog ? startThreads(teams, cores) : null;
    const players =
      threads?.players ?? teams.map(({ game, plan, arm }) => yielding(playerOf(game, plan, arm.options)));
    try {
      return await work({ players, width: threads?.width ?? 1, signal: stop.signal });
    } finally {
      release();
      await threads?.close();
    }
  };
}

/** Plays a range of deals. Returns whether it was interrupted. */
export function playAllDeals(
  play: StudyRunner,
  teams: readonly StudyTeam[],
  { from, to }: { readonly from: number; readonly to: number },
  onDeal: (facts: DealFacts) => void,
): Promise<boolean> {
  return play(teams, async (crew) => {
    await playDeals({
      ...{ ...crew, from, to },
      onDeal(facts) {
        onDeal(facts);
        return false;
      },
    });
    return crew.signal.aborted;
  });
}

/** Yields, so that Ctrl-C works when everything runs in this thread. */
function yielding(player: DealPlayer): DealPlayer {
  return async (from, to) => {
    await setImmediate();
    return player(from, to);
  };
}

/** How often the line of a running study is renewed on a terminal, or printed into a file, in milliseconds. */
const EVERY = { terminal: 500, file: 15_000 };

/** The progress line of a study. The first one is printed as soon as there is something to show. */
export class LiveLine {
  readonly #io: Io;
  #last = -Infinity;

  constructor(io: Io) {
    this.#io = io;
  }

  readonly show = (text: () => string): void => {
    const now = performance.now();
    const isTerminal = this.#io.terminal.errors;
    if (now - this.#last < (isTerminal ? EVERY.terminal : EVERY.file)) return;
    this.#last = now;
    this.clear();
    this.#io.err(isTerminal ? text() : `${text()}\n`);
  };

  clear(): void {
    if (this.#io.terminal.errors) this.#io.erase('line');
  }
}
