import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from './harness/browser.ts';
import { openMore } from './harness/end.ts';
import { reachFirstTurn } from './harness/online-play.ts';
import { atTable, DESKTOP, gather, MOVED_ON, newVisitor, PHONE, pickFromMenu } from './harness/online.ts';
import { choiceWords, choose } from './harness/person.ts';
import { inSoak, oneOf } from './harness/soak.ts';

const { newPage } = withBrowser();

/** Two people at a table of Breachline, one of them on a phone. */
async function twoAtATable(): Promise<{ readonly pages: readonly [Page, Page]; readonly id: string }> {
  const pages = [await newVisitor(newPage), await newVisitor(newPage, PHONE)] as const;
  return { pages, id: await gather('lanes', pages) };
}

/** The cards of the hand on the table, by name. */
function handOf(page: Page): Promise<readonly string[]> {
  return page
    .locator('.board [data-anchor^="hand:"] > .thing-handle')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')?.split(',')[0] ?? ''));
}

const SPECTATORS = [
  ['a spectator by the link for spectators', '#watch'],
  ['a visitor of a full table', ''],
] as const;

test.each(oneOf(SPECTATORS, 0))('%s sees the table without any hands', async (_who, hash) => {
  const { pages, id } = await twoAtATable();
  const [active, other] = await reachFirstTurn(pages);
  const spectator = await newVisitor(newPage, PHONE);
  await spectator.goto(`/table/${id}${hash}`);
  await atTable(spectator, id);
  const seen = await spectator.locator('body').innerHTML();
  for (const [owner, opponent] of [
    [active, other],
    [other, active],
  ] as const) {
    const shown = await opponent.locator('body').innerHTML();
    const secret = (await handOf(owner)).filter((card) => !shown.includes(card));
    expect(secret.length).toBeGreaterThan(2);
    for (const card of secret) expect(seen).not.toContain(card);
  }
  expect(await spectator.locator('.choices li button').count()).toBe(0);
  expect(await spectator.getByRole('button', { name: 'Undo' }).count()).toBe(0);

  const lines = await spectator.locator('.log li').count();
  await choose(active, /^End turn/);
  await expect.poll(() => spectator.locator('.log li').count()).toBeGreaterThan(lines);
});

/** The chat at the table, as this page shows it. */
function talk(page: Page): Promise<readonly string[]> {
  return page.locator('.messages .line').allInnerTexts();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('chat with phrases and free text, until it is muted', async () => {
  const {
    pages: [ada, ben],
  } = await twoAtATable();
  await ada.locator('.talk summary').click();
  await ada.getByRole('button', { name: 'Good luck!' }).click();
  await ben.locator('.talk summary', { hasText: '1' }).waitFor();
  await ben.locator('.talk summary').click();
  await say(ben, 'Thank you <b>very</b> much');
  await expect.poll(() => talk(ada)).toHaveLength(2);
  expect(await talk(ada)).toEqual(await talk(ben));
  expect((await talk(ada)).join(' ')).toMatch(/: Good luck! .*: Thank you <b>very<\/b> much$/);

  await ben
    .getByRole('button', { name: /Good luck!$/ })
    .first()
    .click();
  await ben.getByRole('button', { name: /^Mute / }).click();
  await expect.poll(() => talk(ben)).toHaveLength(1);
  await say(ada, 'Can you read this?');
  await expect.poll(() => talk(ada)).toHaveLength(3);
  await say(ben, 'No');
  await expect.poll(() => talk(ada)).toHaveLength(4);
  await expect.poll(() => talk(ben)).toHaveLength(2);
  expect((await talk(ben)).join(' ')).not.toContain('Can you read this?');
  await ben.reload();
  await expect.poll(() => talk(ben)).toHaveLength(2);
});

test('undo the end of a turn if the opponent agrees', async () => {
  const { pages } = await twoAtATable();
  const [active, other] = await reachFirstTurn(pages);
  const before = await choiceWords(active);
  for (const answer of ['Refuse', 'Agree']) {
    if (answer === 'Refuse') await choose(active, /^End turn/);
    await expect.poll(() => choiceWords(other)).toContain('End turn');
    await pickFromMenu(active, 'Ask for undo');
    await active.locator('.room-banner', { hasText: 'You asked for an undo' }).waitFor();
    await other.getByRole('button', { name: answer }).click();
    await active.locator('.room-banner').waitFor({ state: 'detached' });
  }
  await expect.poll(() => choiceWords(active)).toEqual(before);
  await expect.poll(() => choiceWords(other)).toEqual([]);
});

test('agree on a draw, then play a rematch at one new table', async () => {
  const { pages, id } = await twoAtATable();
  const [active, other] = await reachFirstTurn(pages);
  await pickFromMenu(active, 'Offer a draw');
  await other.getByRole('button', { name: 'Agree' }).click();
  for (const page of pages) expect(await page.locator('.end h2').innerText()).toMatch(/draw/i);
  await openMore(other);
  await other.getByRole('button', { name: 'Verify record' }).click();
  expect(await other.locator('.fairness').innerText()).toContain('Record verified');

  await active.getByRole('button', { name: 'Rematch' }).click();
  await active.waitForURL((url) => url.pathname !== `/table/${id}`);
  await other.getByRole('button', { name: 'Rematch' }).click();
  await other.waitForURL((url) => url.pathname !== `/table/${id}`);
  expect(other.url()).toBe(active.url());
  for (const page of pages) {
    await page.locator('.table').waitFor();
    await page.locator('.end').waitFor({ state: 'detached' });
  }
  await reachFirstTurn(pages);
});

inSoak(() => {
  test('[MG-R-3] the loser chooses who takes the first turn of a rematch', async () => {
    const pages = [
      await newVisitor(newPage, { ...DESKTOP, allowErrors: [MOVED_ON] }),
      await newVisitor(newPage, { ...PHONE, allowErrors: [MOVED_ON] }),
    ] as const;
    const id = await gather('mecha-1e', pages);
    const [winner, loser] = pages;
    for (const name of ['Menu', 'Concede', 'Yes, concede'])
      await loser.getByRole('button', { name, exact: true }).click();
    await winner.locator('.end', { hasText: /lost and chooses who takes the first turn/ }).waitFor();
    expect(await winner.locator('.end select').count()).toBe(0);
    await loser.getByLabel('First turn').selectOption('You');

    await winner.getByRole('button', { name: 'Rematch' }).click();
    await winner.waitForURL((url) => url.pathname !== `/table/${id}`);
    await loser.getByRole('button', { name: 'Rematch' }).click();
    for (const page of pages) {
      await page.locator('.table').waitFor();
      await choose(page, /^Keep/);
    }
    await loser.locator('.seat-chip.active', { hasText: 'You' }).waitFor();
  });
});
