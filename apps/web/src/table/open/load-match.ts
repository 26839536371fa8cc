import { LocalHost, playersOf } from '@mechatable/host';
import { BadInputError, lineOf, publishedId } from '@mechatable/kernel';
import { DamagedMatchError, MatchNotFoundError, type StoredMatch } from '@mechatable/store';
import { workerChooser } from '../bots/worker-chooser.ts';
import { layOut } from '../../games/shared/at-hand.ts';
import type { TableGame } from '../../games/shared/drawing.ts';
import { findEntry } from '../../games/games.ts';
import { reloadForOtherContent } from '../../games/reload.ts';
import { loadRules } from '../../games/rules.ts';
import { reportBug } from '../../browser/bug.ts';
import { theStore } from '../../browser/storage.ts';
import { recallAnswers, rememberAnswers } from './answer-memory.ts';
import type { MatchModel } from '../model/match-model.ts';
import { openMatch } from './open-match.ts';
import { words } from '../words/index.ts';

/** A match can't be shown. The message is for people. */
export class NoMatchError extends Error {
  override readonly name = 'NoMatchError';
}

/** A match of this browser and its game, in the rules version it was started with. Throws a `NoMatchError`. */
export async function readMatch(id: string): Promise<{ stored: StoredMatch; table: TableGame }> {
  const store = await theStore();
  const stored = await store.read(id).catch((error: unknown) => {
    if (error instanceof DamagedMatchError) throw new NoMatchError(words.loading.damaged(error.message));
    if (!(error instanceof MatchNotFoundError)) throw error;
    throw new NoMatchError(words.loading.notFound);
  });
  const { game: gameId, rulesVersion } = stored.head.head;
  const game = await reloadForOtherContent(loadRules(gameId, rulesVersion)).catch((error: unknown) => {
    throw error instanceof BadInputError ? new NoMatchError(error.message) : error;
  });
  const table = await findEntry(gameId)?.load(gameId);
  if (game === null || table === undefined) throw new NoMatchError(words.loading.unknownGame(gameId));
  return { stored, table: { ...table, game } };
}

/** Resumes a match that is stored in this browser. */
export async function loadMatch(id: string): Promise<MatchModel> {
  const { stored, table } = await readMatch(id);
  await layOut(table.game, id);
  const players = playersOf(stored.head.head);
  const chooser = workerChooser();
  const adviser = workerChooser(); // its own thread, started by the first hint
  let model: MatchModel | null = null;
  const host = LocalHost.resume(table.game, stored, {
    store: await theStore(),
    chooser,
    answers: (seat) => recallAnswers(publishedId(table.game.id), players, seat),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    beforeBot: () => model?.playback.settled() ?? Promise.resolve(),
    onlooker: (decision) => model?.thinking?.watch(decision),
    onProblem(problem) {
      if (problem.kind === 'bug') reportBug(problem.error);
      else model?.addProblem(problem);
    },
  });
  model = openMatch(table, host, {
    id,
    record: () => host.record(),
    goBack: (moves) => undoStored(id, moves),
    lastGood: lineOf(stored.entries).length,
    onAnswers(seat, setting) {
      rememberAnswers(publishedId(table.game.id), players, seat, setting);
    },
    onClosed() {
      chooser.close();
      adviser.close();
    },
    adviser,
  });
  model.screen.begin();
  return model;
}

/** Undoes what was stored after this number of moves. */
async function undoStored(id: string, moves: number): Promise<void> {
  const store = await theStore();
  const { entries } = await store.read(id);
  const move = lineOf(entries)[moves];
  if (move !== undefined) await store.append(id, entries.length, { seat: move.seat, undo: moves }, null);
}
