import { expect, test } from 'vitest';
import { withBrowser } from './harness/browser.ts';

const { newPage } = withBrowser();

test('a link to a clause highlights and focuses it', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/rules/lanes#LN-ATK-4');
  await page.locator('.clause[data-target]').waitFor();
  expect(await page.locator('.clause[data-target] .clause-tag').first().innerText()).toBe('LN-ATK-4');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('LN-ATK-4');
});

test('an unknown clause suggests similar ones', async () => {
  const page = await newPage();
  await page.goto('/rules/lanes#LN-ATK-44');
  const unknown = page.locator('.unknown-clause');
  await unknown.waitFor();
  await unknown.getByRole('link', { name: 'LN-ATK-4', exact: true }).click();
  await page.locator('.clause[data-target]').waitFor();
});

test('search shows only clauses with all words; Esc clears it', async () => {
  const page = await newPage();
  await page.goto('/rules/lanes');
  await page.locator('.clause').first().waitFor();
  const all = await page.locator('.clause').count();
  await page.keyboard.press('/');
  await page.keyboard.type('protection empty');
  await expect.poll(() => page.locator('.clause').count()).toBeLessThan(20);
  for (const words of await page.locator('.clause').allInnerTexts()) {
    expect(words.toLowerCase()).toContain('protection');
    expect(words.toLowerCase()).toContain('empty');
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.clause').count()).toBe(all);
});

test('a clause shows the tests that name it, with their source', async () => {
  const page = await newPage();
  await page.goto('/rules/lanes#LN-ATK-4');
  const clause = page.locator('.clause[data-target]');
  await clause.locator('.tested > summary').click();
  const titles = clause.locator('.tested details > summary, .tested li summary');
  await titles.first().click();
  await expect.poll(() => clause.locator('pre').first().innerText()).toMatch(/scenario|test/);
});

test('examples are drawn like the table', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/rules/lanes#LN-R-43');
  const picture = page.locator('.clause[data-target] .position-picture[aria-busy="false"]').first();
  await picture.waitFor();
  expect(await picture.locator('svg.art').count()).toBeGreaterThan(0);
});

test.each([
  { book: 'lanes', width: 1440, height: 900 },
  { book: 'mecha', width: 390, height: 844 },
])('the rule book begins with a one-page summary: $book, $width pixels wide', async ({ book, ...size }) => {
  const page = await newPage({ ...size, reducedMotion: 'reduce' });
  await page.goto(`/rules/${book}`);
  const numbers = page.locator('.one-page-number');
  await numbers.first().waitFor();
  const picture = await page.locator('.one-page-picture').boundingBox();
  for (const number of await numbers.all()) {
    const box = await number.boundingBox();
    if (picture === null || box === null) throw new Error('Both are shown.');
    expect(box.x).toBeGreaterThanOrEqual(picture.x);
    expect(box.x + box.width).toBeLessThanOrEqual(picture.x + picture.width);
    expect(box.y + box.height).toBeLessThanOrEqual(picture.y + picture.height);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  await page.locator('.lessons').waitFor();
});
