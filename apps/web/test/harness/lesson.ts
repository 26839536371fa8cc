import type { Page } from 'playwright-core';

interface Step {
  /** The next thing to click; null when the lesson is over. */
  readonly click: string | null;
  /** The text of the coach. */
  readonly text: string;
  /** The text, and the number of picks. */
  readonly said: string;
}

/** After this long without a next step, a lesson hangs. */
const PATIENCE = 120_000;
/** No lesson needs this many clicks. */
const TOO_MANY = 30;

const BOARD = '.guided .board .lit';
const BUTTON = '.guided .ask-bar button.primary';

/** Walks a lesson with a script to its end by clicking what pulses. Calls `onStep` with each new text, before the click. */
export async function walkLesson(page: Page, onStep: (text: string) => Promise<void>): Promise<void> {
  await page.locator('.coach').waitFor();
  let said = '';
  let text = '';
  for (let clicks = 0; clicks < TOO_MANY; clicks++) {
    const step = await nextStep(page, said);
    if (step.text !== text) await onStep(step.text);
    text = step.text;
    if (step.click === null) return;
    await page.locator(step.click).first().click();
    said = step.said;
  }
  throw new Error(`The lesson is not over after ${String(TOO_MANY)} clicks. It says: ${said}`);
}

/** Waits until the last click has changed something. One call into the page reads everything. */
function nextStep(page: Page, before: string): Promise<Step> {
  return page.evaluate(
    ([old, targets, patience]) =>
      new Promise<Step>((resolve, reject) => {
        const look = (): Step | null => {
          const coach = document.querySelector('.coach');
          const said = `${coach?.textContent ?? ''} ${String(document.querySelectorAll('.board .chosen').length)}`;
          if (said === old) return null;
          const text = coach?.querySelector('.coach-words')?.textContent ?? '';
          if (coach?.querySelector('.coach-next a') != null) return { click: null, text, said };
          const click = targets.find((selector) => document.querySelector(selector)?.checkVisibility());
          return click === undefined ? null : { click, text, said };
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
    [before, ['.coach-next button', BOARD, BUTTON], PATIENCE] as const,
  );
}
