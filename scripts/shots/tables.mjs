import { playOn } from '../with-site.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(name: string, whole?: boolean) => Promise<unknown>} Shoot */
/** @typedef {ReturnType<typeof import('./records.mjs').recordsOf>} Records */

/** How long to wait before the screenshot of something that is shown: until its animation has ended. */
const SHOWN = 400;

/**
 * The table of a game: its start, its middle, an event, and its end.
 * @param {Page} page @param {Shoot} shoot @param {string} game @param {Records} records
 */
export async function shootTable(page, shoot, game, { middle, whole }) {
  await page.goto('/');
  await page.locator(`.poster.game-${game}`).getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.choices li button').first().waitFor();
  await playOn(page, 3, (choice) => choice.click());
  await shoot(`${game}-start`);

  await openRecord(page, middle);
  await page.locator('.choices li button').first().waitFor();
  await shoot(`${game}-middle`);

  await setSpeed(page, 'slow');
  await page.locator('.choices li button').first().waitFor();
  for (let taken = 0; taken < 40 && (await page.locator(CUE).count()) === 0; taken++) {
    await playOn(page, 1, (choice) => choice.click());
    await page.locator(`${CUE}, .choices li button, .end`).first().waitFor();
  }
  await page.waitForTimeout(SHOWN);
  await shoot(`${game}-action`);
  await setSpeed(page, 'none');

  await openRecord(page, whole);
  await page.getByRole('slider').waitFor();
  await page.goto(page.url().replace('/replay/', '/match/'));
  await page.locator('.end').waitFor();
  await shoot(`${game}-end`);
}

/** The event that the board shows. */
const CUE = '.cues > *';

/** @param {Page} page @param {unknown} record */
export async function openRecord(page, record) {
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify(record));
  const file = { name: 'match.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/\/(?:match|replay)\//);
}

/** @param {Page} page @param {string} speed */
async function setSpeed(page, speed) {
  await page.evaluate((chosen) => {
    localStorage.setItem('mechatable.speed', chosen);
  }, speed);
  await page.reload();
}
