import { expect, test } from 'vitest';
import { withBrowser } from './harness/browser.ts';
import { asked, choiceWords, choose, startMatch } from './harness/person.ts';

const { newPage } = withBrowser();

test('a reload or a crashed tab loses nothing: resume the match from the lobby', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await startMatch(page);
  for (let i = 0; i < 6 && (await asked(page)) === 'choose'; i++) await choose(page, /^Play /, /^Place/);
  await asked(page);
  const words = await choiceWords(page);
  const lines = await page.locator('.log li').allInnerTexts();
  const address = page.url();

  await page.reload();
  await asked(page);
  expect(await choiceWords(page)).toEqual(words);
  expect(await page.locator('.log li').allInnerTexts()).toEqual(lines);

  const other = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await other.goto('/');
  await other.getByRole('region', { name: 'Resume' }).getByRole('link').click();
  await asked(other);
  expect(other.url()).toBe(address);
  expect(await choiceWords(other)).toEqual(words);
});

test('delete a match, after a confirmation', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await startMatch(page);
  const address = page.url();
  await page.goto('/');
  const list = page.getByRole('region', { name: 'Resume' });
  await list.getByRole('button', { name: /^Delete/ }).click();
  await list.getByRole('button', { name: 'Cancel' }).click();
  await list.getByRole('button', { name: /^Delete/ }).click();
  await list.getByRole('button', { name: 'Delete for good' }).click();
  await list.waitFor({ state: 'detached' });
  await page.goto(address);
  expect(await page.locator('main').innerText()).toContain('No such match in this browser');
});

test('without storage, the table shows a warning and the match continues', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await startMatch(page);
  expect(await page.getByRole('alert').innerText()).toMatch(/no longer saved/i);
  for (let i = 0; i < 4; i++) {
    await asked(page);
    await choose(page, /^Play /, /^Place/);
  }
});

test('if storage fills up during a match, the table shows a warning and the match continues', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await startMatch(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await choose(page);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toMatch(/no longer saved/i);
  for (let i = 0; i < 4; i++) {
    await asked(page);
    await choose(page, /^Play /, /^Place/);
  }
});

test('a move in a second tab is noticed, and neither tab overwrites the other', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await startMatch(page);
  const other = await page.context().newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(page.url());
  await asked(other);
  await choose(other);
  await page.locator('.choices li button').first().click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toContain('another tab');
});

const MISSING = [
  ['/match/nothing', 'No such match in this browser'],
  ['/replay/nothing', 'No such match in this browser'],
  ['/rules/chess', 'chess'],
  ['/first-steps/chess', 'Unknown game "chess"'],
  ['/cards/chess', 'Unknown game "chess"'],
  ['/cards/lanes/VG-33', 'Breachline has no card "VG-33"'],
  ['/cards/lanes/vs/chess', 'Unknown game "chess"'],
  ['/cards/lanes/vs/lanes', 'aren’t editions of the same game'],
  ['/builder/chess', 'Unknown game "chess"'],
  ['/builder/lanes/nothing', 'No such deck in this browser'],
  ['/nowhere/at/all', 'No page at /nowhere/at/all'],
] as const;

test('an address that does not exist says what is missing and links to the lobby', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const link = page.getByRole('link', { name: /lobby/i }).first();
  for (const [path, sentence] of MISSING) {
    await page.goto(path);
    await page.getByText(sentence).first().waitFor();
    expect(await link.getAttribute('href'), path).toBe('/');
  }
  await link.click();
  await page.getByRole('button', { name: 'Play', exact: true }).first().waitFor();
});
