import type { Page } from 'playwright-core';
import { takeChoice, waitUntilAsked } from './choices.ts';
import { asked, placeOf } from './person.ts';
import { isSoaking } from './soak.ts';

export const GAME_IDS = ['lanes', 'mecha-1e', 'mecha-2e', 'masc', 'mechanation'] as const;

/** One game per drawing: both editions of Mecha have the same. In a soak, all games. */
export const DRAWN_GAMES = GAME_IDS.filter((id) => isSoaking || id !== 'mecha-1e');

/** Opens a match of a game against bots. Random ones cost next to nothing. */
export async function startGame(page: Page, game: string, bot = 'greedy'): Promise<void> {
  const bots = game === 'mechanation' ? 3 : 1;
  const setup = { seats: ['person', ...Array<string>(bots).fill(bot)], loadouts: [], options: {} };
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [`mechatable.setup.${game}`, JSON.stringify(setup)] as const,
  );
  await page.goto('/');
  await page.locator(`.poster.game-${game}`).getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
}

const WISHES = [
  /^(Keep|Take the first|Take Wolf Pack)/,
  /^(Play|Place|Put) /,
  /^Attack /,
  /^(Activate|Deploy|Defend) /,
  /^(Finish|No,|Decline|Pass|End)/,
];

/** Takes a choice that leads somewhere; false when the match is over. */
export async function goOn(page: Page): Promise<boolean> {
  const { next, words } = await waitUntilAsked(page);
  if (next !== 'choose') return false;
  await takeChoice(page, placeOf(words, WISHES));
  return (await asked(page)) === 'choose';
}
