import { bot, openMatch, person, recordOf, type AnyGame } from '@mechatable/kernel';
import type { Page } from 'playwright-core';
import { asked, choose } from './person.ts';

/** Opens a match of these players, by name or `person`, also with bots that the lobby does not offer. */
export async function openMatchOf(page: Page, game: AnyGame, names: readonly string[]): Promise<void> {
  const players = names.map((name, seat) => (name === 'person' ? person(`Player ${seat + 1}`) : bot(name)));
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
  readonly questions: number;
  /** Those with more than one answer, and those whose thoughts were wanted. */
  readonly decisions: number;
  readonly wanted: number;
  readonly answers: number;
  readonly thoughts: number;
}

/** To be called before a page is opened: notes what passes between it and its workers. */
export async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const traffic = { questions: 0, decisions: 0, wanted: 0, answers: 0, thoughts: 0 };
    Object.assign(globalThis, { traffic });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<object>) => {
          traffic['thought' in data ? 'thoughts' : 'answers']++;
        });
      }

      override postMessage(question: { legal: readonly unknown[]; wantsThoughts: boolean }): void {
        traffic.questions++;
        if (question.legal.length > 1) traffic.decisions++;
        if (question.wantsThoughts) traffic.wanted++;
        super.postMessage(question);
      }
    };
  });
}

export function traffic(page: Page): Promise<Traffic> {
  return page.evaluate(() => (globalThis as unknown as { traffic: Traffic }).traffic);
}

/** Passes until the others have decided something and the person is asked again. */
export async function letThemPlay(page: Page): Promise<void> {
  const { decisions } = await traffic(page);
  while ((await asked(page)) === 'choose' && (await traffic(page)).decisions === decisions)
    await choose(page, /^(Take the first|Keep|No,|No more|Decline|Draw|End|Pass)/);
  await asked(page);
}
