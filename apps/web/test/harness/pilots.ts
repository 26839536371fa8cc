import { beginReplay, lineOf, replayMove, type Entry, type RecordHead } from '@mechatable/kernel';
import { mechanation, type Options, type State } from '@mechatable/mechanation';
import type { Locator, Page } from 'playwright-core';
import { takeChoice } from './choices.ts';
import { asked, choiceWords, placeOf } from './person.ts';

/** The pilots' actions at the table of Mechanation. */

export const poster = (page: Page): Locator => page.locator('.poster.game-mechanation');

/** Opens a match with these players. */
export async function startMechanation(
  page: Page,
  seats: readonly string[],
  options: Partial<Options> = {},
): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    ['mechatable.setup.mechanation', JSON.stringify({ seats, loadouts: [], options })] as const,
  );
  await page.goto('/');
  await poster(page).getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
}

/** The wishes of a player who makes the most happen. */
export const WISHES: readonly RegExp[] = [/^Deploy /, /^Attack /, /^Defend /];

/** The index of the choice that makes the most happen. */
export async function wish(page: Page): Promise<number> {
  return placeOf(await choiceWords(page), WISHES);
}

export async function take(page: Page): Promise<void> {
  await takeChoice(page, await wish(page));
}

/** Replays the match stored in this browser, to learn the face-down cards. */
export async function truth(page: Page): Promise<State> {
  const { head, entries } = await page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1) ?? '';
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(request.error ?? new Error('the browser does not say why'));
        };
      });
    const db = await done(indexedDB.open('mechatable'));
    const tables = db.transaction(['matches', 'moves']);
    const [row, all] = await Promise.all([
      done(tables.objectStore('matches').get(id) as IDBRequest<{ head: { head: unknown } }>),
      done(tables.objectStore('moves').getAll(IDBKeyRange.bound([id, 0], [id, []]))),
    ]);
    db.close();
    return { head: row.head.head, entries: all };
  });
  const match = beginReplay(mechanation, head as RecordHead);
  for (const [index, move] of lineOf(entries as Entry[]).entries()) replayMove(match, move, index);
  return match.state;
}
