import { openMatch, recordOf, type AnyGame } from '@mechatable/kernel';
import type { Page } from 'playwright-core';
import { asked, choose } from './person.ts';

/** Opens a match with these players, also with bots that the lobby does not offer. */
export async function openMatchOf(page: Page, game: AnyGame, players: readonly string[]): Promise<void> {
  const record = recordOf(openMatch(game, { players, seed: 'over a shoulder' }), 'always');
  const file = {
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  };
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.table').waitFor();
}

/** What has passed between the page and its workers. */
export interface Traffic {
  /** Decisions that were asked of a worker, and of these the ones whose thoughts were wanted. */
  readonly questions: number;
  readonly wanted: number;
  readonly answers: number;
  readonly thoughts: number;
}

/** To be called before a page is opened: notes what passes between it and its workers. */
export async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const traffic = { questions: 0, wanted: 0, answers: 0, thoughts: 0 };
    Object.assign(globalThis, { traffic });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<object>) => {
          traffic['thought' in data ? 'thoughts' : 'answers']++;
        });
      }

      override postMessage(question: { wantsThoughts: boolean }): void {
        traffic.questions++;
        if (question.wantsThoughts) traffic.wanted++;
        super.postMessage(question);
      }
    };
  });
}

export function traffic(page: Page): Promise<Traffic> {
  return page.evaluate(() => (globalThis as unknown as { traffic: Traffic }).traffic);
}

/** Ends the person's turn, whatever they are asked before, and waits until they are asked again. */
export async function letThemPlay(page: Page): Promise<void> {
  const before = (await traffic(page)).answers;
  while ((await asked(page)) === 'choose' && (await traffic(page)).answers === before)
    await choose(page, /^(Take the first|Keep|No,|Decline|End|Pass)/);
  await asked(page);
}
