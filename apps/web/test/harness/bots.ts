import { findBot } from '@mechatable/bots';
import { act, bot, openMatch, person, recordOf, type AnyGame } from '@mechatable/kernel';
import type { Page } from 'playwright-core';
import { asked, choose } from './person.ts';
import { openFile } from './records.ts';

/**
 * Opens a match of these players, by name or `person`, also with bots that the lobby does not offer. Node plays all seats
 * up to the position, which takes milliseconds.
 */
export async function openMatchOf(
  page: Page,
  game: AnyGame,
  names: readonly string[],
  /** Whether this is the position: by the labels of the first player, and how many moves have been made. */
  isThere: (labels: readonly string[], moves: number) => boolean = () => true,
): Promise<void> {
  const seed = 'over a shoulder';
  const players = names.map((name, seat) => (name === 'person' ? person(`Player ${seat + 1}`) : bot(name)));
  const match = openMatch(game, { players, seed });
  const chooser = findBot('greedy').create(game, seed, names.length);
  for (let seq = 0; ; seq++) {
    const [seat = 0] = game.rules.toAct(match.state);
    const legal = game.rules.legal(match.state, seat);
    const view = game.rules.view(match.state, seat);
    const labels = seat === 0 ? legal.map((action) => game.words.label(view, action)) : [];
    if (seat === 0 && isThere(labels, seq)) break;
    act(match, seat, chooser.choose({ seat, seq, legal, view: () => view }));
  }
  await openFile(page, recordOf(match, 'always'));
  await page.locator('.table, .hand-over').first().waitFor();
}

/** The messages between the page and its workers. */
export interface Traffic {
  readonly questions: number;
  /** Those with more than one answer, and those whose thoughts were wanted. */
  readonly decisions: number;
  readonly wanted: number;
  readonly answers: number;
  readonly thoughts: number;
}

/** Call it before opening a page: records the messages between it and its workers. */
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
