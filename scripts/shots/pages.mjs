import { playOn } from '../with-site.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./tables.mjs').Shoot} Shoot */

/** Pages that only need to be opened: their address, what to wait for, and whether to capture the full page. */
const PAGES = /** @type {const} */ ([
  ['lobby', '/', '.poster svg', false],
  ['lobby-whole', '/', '.poster svg', true],
  ['ratings', '/ratings/lanes', '.leaders', true],
  ['me', '/me', 'h1', true],
  ['rules-clause', '/rules/lanes#LN-R-43', '[id="LN-R-43"]', false],
  ['cards', '/cards/lanes', '.gallery-cards li', false],
  ['cards-games', '/cards', '.card-games', false],
  ['cards-one', '/cards/lanes/VG-03', '.clause-words', false],
  ['cards-editions', '/cards/mecha-1e/vs/mecha-2e', 'h1', false],
  ['lab', '/lab/lanes#set=LB-05.front%3D2', '.change-list', true],
  ['art', '/art', '.exhibit', false],
  ['not-found', '/nowhere', 'h1', false],
]);

/**
 * Every page but the tables.
 * @param {Page} page @param {Shoot} shoot
 * @param {readonly { readonly id: string, readonly content: { readonly rulebook: string } }[]} games
 */
export async function shootPages(page, shoot, games) {
  for (const [name, path, selector, whole] of PAGES) {
    await page.goto(path);
    await page.locator(selector).first().waitFor();
    await shoot(name, whole);
  }
  await page.getByRole('link', { name: 'Art', exact: true }).click();
  await page.getByRole('button', { name: 'Blueprints' }).click();
  await shoot('art-blueprints');
  for (const book of new Set(games.map(({ content }) => content.rulebook))) {
    await page.goto(`/rules/${book}`);
    await page.locator('.clause-tag').first().waitFor();
    await shoot(`rules-${book}`);
  }
  for (const { id } of games) {
    await page.goto(`/first-steps/${id}`);
    await page.locator('.lessons').waitFor();
    await shoot(`course-${id}`);
    await page.locator('.lessons a').first().click();
    await page.locator('.coach').waitFor();
    await shoot(`first-steps-${id}`);
  }
  await shootForms(page, shoot);
  await shootBuilder(page, shoot);
}

/** @param {Page} page @param {Shoot} shoot */
async function shootForms(page, shoot) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up…' }).first().click();
  await page.getByRole('form').waitFor();
  await shoot('lobby-set-up');
  await page.getByRole('button', { name: 'Settings' }).click();
  await shoot('settings');
  await page.goto('/');
  await page.getByRole('button', { name: 'Online…' }).first().click();
  await page.getByRole('form').waitFor();
  await shoot('lobby-online');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Add a bot' }).waitFor();
  await shoot('online-waiting', true);
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.locator('.choices').waitFor();
  await shoot('online-table');
}

/** @param {Page} page @param {Shoot} shoot */
async function shootBuilder(page, shoot) {
  await page.goto('/builder');
  await page.getByRole('button', { name: 'From text…' }).first().click();
  await page.getByRole('form').getByRole('textbox').fill('4x pike lancer\n3x Gate Hamer');
  await shoot('builder');
  const copy = page.getByRole('button', { name: /^Copy and edit/ });
  await copy.first().click();
  await page.locator('.stock-row').first().waitFor();
  const add = page.getByRole('button', { name: /^Add one/ });
  await add.first().click();
  await shoot('builder-bench');
  const side = page.getByRole('button', { name: 'Deck (51), not legal' });
  if (await side.isVisible()) await side.click();
  await shoot('builder-deck');
}

/** The pages around a match of Breachline. @param {Page} page @param {Shoot} shoot */
export async function shootAroundTable(page, shoot) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await playOn(page, 14, (choice) => choice.click());
  await page.locator('.choices li button').first().waitFor();
  await page.locator('.board [data-anchor]:not(.lit)').first().click({ force: true });
  await page.getByRole('status', { name: 'Why not' }).waitFor();
  await shoot('table-why-not');
  await page.keyboard.press('Escape');
  await page.locator('.choices li button').first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await shoot('table-menu');
}

/** @param {Page} page @param {Shoot} shoot */
export async function shootReplay(page, shoot) {
  await page.locator('.end-more > summary').click();
  await shoot('table-end-more');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)));
  await shoot('replay');
}
