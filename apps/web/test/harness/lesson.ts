import type { Page } from 'playwright-core';

interface Step {
  /** What to click next; null when the lesson is over. */
  readonly click: string | null;
  /** What the lesson says, and how much is picked. */
  readonly said: string;
}

/** After so long without a next step, a lesson hangs. */
const PATIENCE = 120_000;

const BOARD = '.board .lit';

/**
 * Walks a lesson to its end by clicking what lights up. Fails if it takes this many clicks. The mouse clicks on the board
 * and once on each button; after that, buttons are clicked without it, because the board redraws when the mouse leaves.
 */
export async function walkLesson(page: Page, tooMany: number): Promise<void> {
  await page.locator('.coach').waitFor();
  const reached = new Set<string>();
  let said = '';
  for (let clicks = 0; clicks < tooMany; clicks++) {
    const step = await nextStep(page, said);
    if (step.click === null) return;
    const target = page.locator(step.click).first();
    if (step.click === BOARD || !reached.has(step.click)) await target.click();
    else await target.dispatchEvent('click');
    reached.add(step.click);
    said = step.said;
  }
  throw new Error(`The lesson is not over after ${String(tooMany)} clicks. It says: ${said}`);
}

/** Waits until the last click has changed something. One call into the page reads everything. */
function nextStep(page: Page, before: string): Promise<Step> {
  return page.evaluate(
    ([old, board, patience]) =>
      new Promise<Step>((resolve, reject) => {
        const look = (): Step | null => {
          const words = document.querySelector('.coach')?.textContent ?? '';
          const said = `${words} ${String(document.querySelectorAll('.board .chosen').length)}`;
          if (said === old) return null;
          if (words.includes('That’s the whole game.')) return { click: null, said };
          const click = ['.coach .primary', board, '.ask-bar .primary'].find((selector) =>
            document.querySelector(selector)?.checkVisibility(),
          );
          return click === undefined ? null : { click, said };
        };
        const hangs = setTimeout(() => {
          reject(new Error(`The lesson hangs. The page says: ${document.body.innerText}`));
        }, patience);
        const tryNow = (): void => {
          const step = look();
          if (step === null) return;
          observer.disconnect();
          clearTimeout(hangs);
          resolve(step);
        };
        const observer = new MutationObserver(tryNow);
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        tryNow();
      }),
    [before, BOARD, PATIENCE] as const,
  );
}
