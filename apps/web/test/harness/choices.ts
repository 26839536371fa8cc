import type { Page } from 'playwright-core';

/** The state of the page while it waits. */
export type Next = 'choose' | 'over' | 'hand over';

export interface Asked {
  readonly next: Next;
  /** The text of each choice, without its number. */
  readonly words: readonly string[];
}

/** After this long without an answer, a page hangs. */
const PATIENCE = 120_000;

/**
 * Waits until the page waits for the person. One call into the page reads everything: in a whole match, calls take more
 * time than the match.
 */
export function waitUntilAsked(page: Page): Promise<Asked> {
  return page.evaluate(
    (patience) =>
      new Promise<Asked>((resolve, reject) => {
        const look = (): Asked | null => {
          if (document.querySelector('.end, .coach-next') !== null) return { next: 'over', words: [] };
          if (document.querySelector('.hand-over') !== null) return { next: 'hand over', words: [] };
          const buttons = [...document.querySelectorAll<HTMLElement>('.choices li button')];
          if (!buttons.some((button) => button.checkVisibility())) return null;
          return { next: 'choose', words: buttons.map((it) => it.innerText.replace(/^\d\s+/, '').trim()) };
        };
        const observer = new MutationObserver(() => {
          tryNow();
        });
        const hangs = setTimeout(() => {
          reject(new Error(`Nobody is asked. The page says: ${document.body.innerText}`));
        }, patience);
        const tryNow = (): void => {
          const found = look();
          if (found === null) return;
          observer.disconnect();
          clearTimeout(hangs);
          // Only after the next frame does the page listen to keys.
          requestAnimationFrame(() => setTimeout(resolve, 0, found));
        };
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        tryNow();
      }),
    PATIENCE,
  );
}

/** Takes the choice at this place, as a keyboard would, and waits until the table has changed. */
export async function takeChoice(page: Page, place: number): Promise<void> {
  await page.evaluate(
    async ([wanted, patience]) => {
      const until = (what: string, isThere: () => boolean): Promise<void> =>
        new Promise((resolve, reject) => {
          const observer = new MutationObserver(() => {
            tryNow();
          });
          const hangs = setTimeout(() => {
            reject(
              new Error(
                `Choice ${String(wanted)}: ${what} never came. The page says: ${document.body.innerText}`,
              ),
            );
          }, patience);
          const tryNow = (): void => {
            if (!isThere()) return;
            observer.disconnect();
            clearTimeout(hangs);
            resolve();
          };
          observer.observe(document, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
          tryNow();
        });
      const buttons = (): HTMLButtonElement[] => [
        ...document.querySelectorAll<HTMLButtonElement>('.choices li button'),
      ];
      const moment = (): string =>
        [
          document.querySelectorAll('.log li').length,
          document.querySelectorAll('.board .chosen, .warning').length,
          ...buttons().map((button) => button.textContent),
        ].join('|');
      await until('its button', () => buttons()[wanted]?.disabled === false);
      const before = moment();
      buttons()[wanted]?.click();
      await until('a change', () => moment() !== before);
      await new Promise(requestAnimationFrame);
    },
    [place, PATIENCE] as const,
  );
}
