import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser, type PageOptions } from './harness/browser.ts';
import { asked, choiceWords, choose, contentOf } from './harness/person.ts';
import { oneOf } from './harness/soak.ts';

const { newPage } = withBrowser();

/**
 * One row a game: a ready deck to start from, a card of it to spoil the deck with, and what that breaks. The builder names
 * no game, so each scenario runs with another one; in a soak, with all.
 */
const GAMES = [
  {
    id: 'lanes',
    what: 'deck',
    title: 'Breachline',
    ready: 'Iron Spear',
    card: 'Pike Lancer',
    section: 'deck',
    legal: 4,
    broken: ['LN-DECK-1', 'LN-DECK-3'],
    misspelt: ['4x Pike Lancer', '4x pyke lancer'],
  },
  {
    id: 'mecha-1e',
    what: 'deck',
    title: 'Mecha Game',
    ready: 'Signal Rush',
    card: 'Skipper',
    section: 'deck',
    legal: 3,
    broken: ['MG-DECK-1', 'MG-DECK-3'],
    misspelt: ['3x Skipper', '3 skiper'],
  },
  {
    id: 'mecha-2e',
    what: 'deck',
    title: 'Mecha: Immense Warfare',
    ready: "Grace's Command",
    card: 'Sky Whale',
    section: 'deck',
    legal: 1,
    broken: ['MG-DECK-5'],
    misspelt: ['1x Sky Whale', '1 sky wale'],
  },
  {
    id: 'masc',
    what: 'force',
    title: 'M.A.S.C.',
    ready: 'Wolf Pack',
    card: 'Wolf',
    section: 'mid half',
    legal: 6,
    broken: ['MASC-FORCE-1', 'MASC-R-12'],
    misspelt: ['6x Wolf', '6 wolv'],
  },
] as const;

/** Those that are chosen in the lobby; a force is chosen at the table. */
const DECKS = GAMES.filter(({ what }) => what === 'deck');

const legality = (page: Page): Locator => page.getByRole('region', { name: 'Legality' });
const saved = (page: Page): Promise<void> => page.getByText('Saved in this browser.').waitFor();

/** Opens a copy of a ready deck in the builder. */
async function buildOn(page: Page, game: string, ready: string): Promise<void> {
  await page.goto(`/builder/${game}`);
  await page.getByRole('button', { name: `Copy and edit: ${ready}` }).click();
  await saved(page);
}

/** The number of a card in the stock, as a person sets it. */
function stock(page: Page, card: string, section: string): Locator {
  return page.getByRole('spinbutton', { name: `${card} into the ${section}` });
}

test.each(oneOf(GAMES, 0))(
  'build a $what for $id, see why it is illegal, fix it, save it, import it with a typo, and play it',
  async ({ id, what, ready, card, section, legal, broken, misspelt }) => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await buildOn(page, id, ready);
    await page.getByRole('textbox', { name: `Name of the ${what}` }).fill('Mine');
    expect(await legality(page).innerText()).toContain('Legal');

    await page.getByRole('button', { name: `Add one: ${card} into the ${section}` }).click();
    for (const clause of broken) {
      await legality(page)
        .getByRole('link', { name: `Rule ${clause}`, exact: true })
        .waitFor();
    }
    expect(await legality(page).innerText()).toContain(`${card} (`);
    expect(await page.getByRole('button', { name: 'Play this' }).isDisabled()).toBe(true);

    await stock(page, card, section).fill(String(legal));
    await expect.poll(() => legality(page).innerText()).toContain('Legal');
    await saved(page);
    await page.reload();
    await saved(page);
    expect(await page.getByRole('textbox', { name: `Name of the ${what}` }).inputValue()).toBe('Mine');
    expect(await stock(page, card, section).inputValue()).toBe(String(legal));

    await page.getByText('Share or export').click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('mine.txt');
    const text = await contentOf(download);
    expect(text).toContain(misspelt[0]);

    await page.goto(`/builder/${id}`);
    await page.getByRole('button', { name: 'From text…' }).click();
    await page.getByLabel('Choose a text file').setInputFiles({
      name: 'mine.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text.replace(misspelt[0], misspelt[1]).replace('# Mine', '# Theirs')),
    });
    await page.getByRole('button', { name: `Use ${misspelt[0]}` }).click();
    await page.getByRole('button', { name: /^Build with / }).click();
    await expect.poll(() => legality(page).innerText()).toContain('Legal');
    expect(await page.getByRole('textbox', { name: `Name of the ${what}` }).inputValue()).toBe('Theirs');

    await page.getByRole('button', { name: 'Play this' }).click();
    await asked(page);
    expect(page.url()).toContain('/match/');
  },
);

test.each(oneOf(GAMES, 2))(
  'a link brings the $what for $id to another browser; a damaged link shows an error',
  async ({ id, ready, card, section, legal }) => {
    const page = await newPage();
    await buildOn(page, id, ready);
    await page.getByText('Share or export').click();
    const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    expect(link.length).toBeLessThan(500);

    const other = await newPage({ reducedMotion: 'reduce' });
    await other.goto(link);
    await other.getByRole('heading', { name: `My ${ready}` }).waitFor();
    expect(await legality(other).innerText()).toContain('Legal');
    await other.getByRole('button', { name: 'Save and edit' }).click();
    await saved(other);
    expect(await stock(other, card, section).inputValue()).toBe(String(legal));

    await other.goto('/');
    await other.goto(link.slice(0, -9));
    expect(await other.getByRole('alert').innerText()).toContain('This link is damaged');
    await other.getByRole('link', { name: 'Open the builder' }).click();
    await other.getByRole('link', { name: new RegExp(`^My ${ready}`) }).waitFor();
  },
);

test.each(oneOf(DECKS, 1))(
  'the lobby offers your $id decks for both seats; illegal decks cannot be chosen',
  async ({ id, title, ready }) => {
    const page = await newPage({ reducedMotion: 'reduce' });
    const setUp = page.locator('.poster', { hasText: title }).getByRole('button', { name: 'Set up…' });
    await buildOn(page, id, ready);
    await page.goto(`/builder/${id}`);
    await page.getByRole('button', { name: 'New deck' }).click();
    await saved(page);
    await page.goto('/');
    await setUp.click();
    const form = page.getByRole('form', { name: /^Set up/ });
    const decks = form.getByRole('combobox', { name: 'Deck', exact: true });
    for (const seat of [0, 1]) await decks.nth(seat).selectOption({ label: `My ${ready}` });
    const [unfinished] = await form.getByRole('option', { name: 'New deck (not legal yet)' }).all();
    expect(await unfinished?.isDisabled()).toBe(true);
    await form.getByRole('button', { name: 'Play', exact: true }).click();
    await asked(page);
    await page.goto('/');
    await setUp.click();
    await form.waitFor();
    expect(await decks.first().locator('option:checked').innerText()).toBe(`My ${ready}`);
  },
);

test('[MASC-R-13] the match starts with the force you built, and offers your other forces', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await buildOn(page, 'masc', 'Wolf Pack');
  await page.goto('/builder/masc');
  await page.getByRole('button', { name: 'From text…' }).click();
  await page.getByRole('form').getByRole('textbox').fill('# Ants\n6 ant\n2 rat\n6 turtle\n2 wolf');
  await page.getByRole('button', { name: 'Build with 16 counters' }).click();
  await page.getByRole('button', { name: 'Play this' }).click();
  while ((await asked(page)) === 'choose') {
    const words = await choiceWords(page);
    if (words.some((text) => text.startsWith('Add 1 Frog'))) break;
    await choose(page, /^Confirm tile/);
  }
  await page
    .getByRole('button', { name: /^Take 2 Rats, 6 Ants, 6 Turtles, 2 Wolves/ })
    .first()
    .waitFor();
  expect(
    (await choiceWords(page)).filter((text) => text.startsWith('Start with My Wolf Pack: ')),
  ).toHaveLength(1);
});

test('undo a count; duplicate a deck, delete it, and undo that', async () => {
  const page = await newPage();
  await buildOn(page, 'lanes', 'Iron Spear');
  await stock(page, 'Pike Lancer', 'deck').fill('1');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await stock(page, 'Pike Lancer', 'deck').inputValue()).toBe('4');
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name of the deck' }).inputValue())
    .toBe('My Iron Spear (copy)');
  await page.getByRole('button', { name: 'Delete' }).click();
  const rows = page.locator('.list-link strong');
  await page.getByText('My Iron Spear (copy) was deleted.').waitFor();
  await expect.poll(async () => (await rows.allInnerTexts())[0]).toBe('My Iron Spear');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await rows.allInnerTexts()).slice(0, 2).sort())
    .toEqual(['My Iron Spear', 'My Iron Spear (copy)']);
});

test('a deck changed in another tab: the builder warns, and the lobby refuses it if it is no longer legal', async () => {
  const page = await newPage();
  await buildOn(page, 'lanes', 'Iron Spear');
  const lobby = await page.context().newPage();
  await lobby.goto('/');
  await lobby.getByRole('button', { name: 'Set up…' }).first().click();
  const form = lobby.getByRole('form', { name: /^Set up/ });
  await form
    .getByRole('combobox', { name: 'Deck', exact: true })
    .first()
    .selectOption({ label: 'My Iron Spear' });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await saved(other);

  await stock(page, 'Pike Lancer', 'deck').fill('1');
  await saved(page);
  await stock(other, 'Pike Lancer', 'deck').fill('2');
  await other.getByText('It was changed elsewhere, perhaps in another tab.').waitFor();
  await other.reload();
  await saved(other);
  expect(await stock(other, 'Pike Lancer', 'deck').inputValue()).toBe('1');

  await form.getByRole('button', { name: 'Play', exact: true }).click();
  expect(await form.getByRole('alert').innerText()).toContain('My Iron Spear is no longer legal');
});

test('without storage the builder shows a warning and still works', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await page.goto('/builder/lanes');
  expect(await page.getByRole('alert').innerText()).toContain('Save it as text');
  await page.getByRole('button', { name: 'Copy and edit: Iron Spear' }).click();
  await page.getByText('Saved until this page closes.').waitFor();
  await page.getByRole('button', { name: 'Play this' }).click();
  await asked(page);
});

test('the builder describes cards in plain English; when storage is full, it says so and keeps the deck on the page', async () => {
  const page = await newPage();
  await buildOn(page, 'lanes', 'Iron Spear');
  const texts = (await page.locator('.stock-text').allInnerTexts()).join('\n');
  expect(texts).toContain('When this attacks:');
  expect(texts).not.toMatch(/[[\]{}]/);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await stock(page, 'Pike Lancer', 'deck').fill('3');
  await page.getByText('This browser is out of storage space for this page.').waitFor();
  expect(await stock(page, 'Pike Lancer', 'deck').inputValue()).toBe('3');
  await page.getByRole('button', { name: 'Duplicate' }).click();
  expect(await page.getByRole('alert').innerText()).toContain('out of storage space');
});

test('by keyboard: / searches, arrow keys and digits set counts, Enter goes to the next card', async () => {
  const page = await newPage();
  await page.goto('/builder/lanes');
  await page.getByRole('button', { name: 'New deck' }).focus();
  await page.keyboard.press('Enter');
  await saved(page);
  await page.keyboard.press('/');
  await page.keyboard.type('pike');
  await expect.poll(() => page.locator('.stock-row').count()).toBe(1);
  await page.keyboard.press('Escape');
  await stock(page, 'Pike Lancer', 'deck').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => page.getByRole('region', { name: 'Deck' }).locator('li').allInnerTexts())
    .toHaveLength(2);
  expect(await stock(page, 'Pike Lancer', 'deck').inputValue()).toBe('2');
  expect(await stock(page, 'Wedge Runner', 'deck').inputValue()).toBe('2');
  await page.keyboard.press('Control+z');
  await expect.poll(() => stock(page, 'Wedge Runner', 'deck').inputValue()).toBe('3');
});

test('filter cards by kind, keyword, number and use; add one to the pool', async () => {
  const page = await newPage();
  await buildOn(page, 'lanes', 'Iron Spear');
  const rows = page.locator('.stock-row');
  const all = await rows.count();
  await page.getByLabel('Kind').selectOption('Tech');
  await page.getByLabel('In use only').check();
  await expect.poll(() => rows.count()).toBeLessThan(10);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('In use only').uncheck();
  await expect.poll(() => rows.count()).toBe(all);
  await page.getByLabel('Keyword').selectOption('Hive');
  await page.getByLabel('Number').selectOption('Frontline power 1');
  await expect.poll(() => rows.count()).toBeLessThan(8);
  await page.getByRole('radio', { name: 'pool' }).check();
  await rows
    .first()
    .getByRole('button', { name: /^Add one/ })
    .click();
  await expect.poll(() => legality(page).innerText()).toContain('The pool has 11 cards instead of 10');
});

const LOOKS: readonly (readonly [string, PageOptions])[] = [
  ['desktop in dark mode', { width: 1440, height: 900, colorScheme: 'dark' }],
  ['phone in light mode', { width: 360, height: 740, colorScheme: 'light', hasTouch: true }],
];

test.each(oneOf(LOOKS, 1))('on a %s axe finds nothing, and nothing is too wide', async (_look, options) => {
  const page = await newPage(options);
  const fits = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await page.goto('/builder/lanes');
  await page.getByRole('button', { name: 'From text…' }).click();
  await page.getByRole('form').getByRole('textbox').fill('2x pyke lancer');
  expect(await axe(page)).toEqual([]);
  expect(await fits()).toBe(true);
  await page.getByRole('button', { name: 'Copy and edit: Iron Spear' }).click();
  await page.locator('.stock-row').first().waitFor();
  const cards = page.getByRole('button', { name: 'Cards', exact: true });
  expect(await axe(page)).toEqual([]);
  expect(await fits()).toBe(true);
  if (await cards.isVisible()) {
    await page
      .getByRole('button', { name: /^Add one: Pike Lancer/ })
      .first()
      .tap();
    await page.getByRole('button', { name: 'Deck (51), not legal' }).tap();
    await legality(page).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await fits()).toBe(true);
  }
});
