import type { Page } from 'playwright-core';

/** A player's preferences, the best first: patterns for the labels of choices. */
export type Wishes = readonly RegExp[];

/** Sentences of moves to a row further from the first player's side, and nearer to it. */
const moves = (isFarther: boolean): RegExp => {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8];
  const pairs = rows.map((row) =>
    isFarther ? `${row}\\) to [a-g][${row + 1}-9]` : `${row + 1}\\) to [a-g][1-${row}]`,
  );
  return new RegExp(`^Move .*\\([a-g](${pairs.join('|')})`);
};

const builds = (forward: RegExp): Wishes => [
  /^Keep/,
  /^Attack [^(]* with /,
  /^Attack /,
  /^Attach /,
  /^Play .* \(durability \d\) on/,
  /^Play .* \d\/\d for \d on/,
  forward,
  /^(Pass|End|Draw|No more)/,
];
const PASSES: Wishes = [/^Keep/, /^(Pass|End|Draw|No more)/];
const BREACHES: Wishes = [/^Keep/, /^Attack with/, /^Play /, /^Place/, /^(No,|Decline|End)/];
const FIGHTS: Wishes = [/^Deploy /, /^Attack /, /^Defend /];
const HURRIES: Wishes = [/^Attack /, /^Take Wolf Pack/, /starts$/, /^Pass$/];

/** The preferences of each seat, chosen so that a match ends soon. In Mecha, one side builds and the other watches. */
export const WISHES: Readonly<Record<string, readonly Wishes[]>> = {
  lanes: [BREACHES, BREACHES],
  'mecha-1e': [builds(moves(true)), PASSES],
  'mecha-2e': [builds(moves(true)), PASSES],
  masc: [HURRIES, HURRIES],
  mechanation: [FIGHTS, FIGHTS, FIGHTS, FIGHTS],
};

export interface Played {
  readonly isOver: boolean;
  /** How many were made. */
  readonly choices: number;
}

/** When to stop before the match is over. */
export interface Stop {
  /** After this many choices, as soon as the next can be made. */
  readonly after?: number;
  /** When a choice says this. */
  readonly at?: RegExp;
}

/** After this long without a question, a match hangs. The page that causes it gives up first: it waits for half as long. */
const PATIENCE = 240_000;

/**
 * Plays on this page by its buttons whenever it is asked, until the match is over or it is time to stop. All of it runs
 * in the page: in a whole match, calls into the page would take longer than the match.
 */
export function playOn(page: Page, wishes: Wishes, { after, at }: Stop = {}): Promise<Played> {
  const sources = wishes.map(({ source }) => source);
  return page.evaluate(
    async ([patterns, most, end, patience]) => {
      const wanted = patterns.map((source) => new RegExp(source));
      const last = end === null ? null : new RegExp(end);
      const says = (pattern: RegExp) => (button: HTMLButtonElement) =>
        pattern.test(button.textContent.replace(/^\d? /, ''));
      const until = <T>(what: string, look: () => T | null): Promise<T> =>
        new Promise((resolve, reject) => {
          const observer = new MutationObserver(() => {
            tryNow();
          });
          const stop = (): void => {
            observer.disconnect();
            clearTimeout(hangs);
          };
          const hangs = setTimeout(() => {
            stop();
            reject(new Error(`${what} never came. The page says: ${document.body.innerText}`));
          }, patience);
          const tryNow = (): void => {
            const bug = document.querySelector<HTMLElement>('.bug');
            const found = bug === null ? look() : null;
            if (bug === null && found === null) return;
            stop();
            if (found === null) reject(new Error(`The page broke: ${bug?.innerText ?? ''}`));
            else resolve(found);
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
      const sure = (): HTMLButtonElement | null =>
        [...document.querySelectorAll<HTMLButtonElement>('.warning button')].find(({ textContent }) =>
          textContent.endsWith(' it anyway'),
        ) ?? null;
      for (let choices = 0; ; choices++) {
        const next = await until('A question', () => {
          if (document.querySelector('.end') !== null) return { isOver: true } as const;
          const offered = sure() === null ? buttons() : [];
          const place = wanted.map((wish) => offered.findIndex(says(wish))).find((found) => found >= 0);
          const isEnd = choices === most || (last !== null && offered.some(says(last)));
          const button = sure() ?? offered[place ?? 0];
          return button?.disabled === false ? ({ isOver: false, isEnd, button } as const) : null;
        });
        if (next.isOver || next.isEnd) return { isOver: next.isOver, choices };
        const before = moment();
        next.button.click();
        await until('A change', () => (moment() === before ? null : true));
      }
    },
    [sources, after ?? null, at?.source ?? null, PATIENCE] as const,
  );
}

/** Plays Breachline until someone can end their turn; they come first. */
export async function reachFirstTurn([one, other]: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  const reach = async (page: Page): Promise<Page> => {
    await playOn(page, [/^Keep/], { at: /^End turn/ });
    return page;
  };
  return (await Promise.race([reach(one), reach(other)])) === one ? [one, other] : [other, one];
}
