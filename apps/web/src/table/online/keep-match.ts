import { keepRecord } from '@mechatable/host';
import { checkRecord } from '@mechatable/kernel';
import { ROUTES, type TableInfo } from '@mechatable/protocol';
import { StaleSequenceError } from '@mechatable/store';
import { api } from '../../browser/api.ts';
import { theStore } from '../../browser/storage.ts';

/** Saves a finished match in this browser, so that it can be watched and reviewed without the server. */
export async function keepMatch({ id, ended, started }: TableInfo): Promise<void> {
  const store = await theStore();
  const { record } = await api.call(ROUTES.getRecord, { params: { table: id } });
  try {
    await keepRecord(store, id, checkRecord(record), ended ?? '', started ?? Date.now());
  } catch (error) {
    if (!(error instanceof StaleSequenceError)) throw error; // it is here already
  }
}
