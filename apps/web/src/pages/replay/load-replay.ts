import { directChooser, LocalHost, onlyPerson, playersOf } from '@mechatable/host';
import { ReplayError } from '@mechatable/kernel';
import { theStore } from '../../browser/storage.ts';
import { NoMatchError, readMatch } from '../../table/open/load-match.ts';
import { playedHere } from '../../table/open/seen-seal.ts';
import { ReplayModel } from './model/replay-model.ts';
import { Timeline } from './model/timeline.ts';
import { words } from './words.ts';

/** Loads a finished match of this browser. */
export async function loadReplay(id: string): Promise<ReplayModel> {
  const { stored, table } = await readMatch(id);
  if (stored.ended === null) {
    throw new NoMatchError(words.notOver);
  }
  try {
    const host = LocalHost.resume(table.game, stored, { store: await theStore(), chooser: directChooser });
    const record = host.journal();
    const viewer = playedHere(id) ? onlyPerson(playersOf(record)) : 'table';
    return new ReplayModel(id, table, new Timeline(table.game, table.drawing, record, viewer));
  } catch (error) {
    if (error instanceof ReplayError) throw new NoMatchError(error.message);
    throw error;
  }
}
