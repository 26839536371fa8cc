import { isV1, openingLink, parseRecord, person, type RecordV2 } from '@mechatable/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from './harness/browser.ts';
import { exchangeHead, matchId, stored, storedHead } from './harness/database.ts';
import { openMore } from './harness/end.ts';
import { asked, contentOf, startMatch } from './harness/person.ts';
import { oldRecord, openFile, playedInNode } from './harness/records.ts';

const { newPage } = withBrowser();

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.locator('.end').waitFor();
}

/** The result of verifying the record. */
async function checked(page: Page): Promise<Locator> {
  const more = page.locator('.end-more > summary');
  const verifying = page.getByRole('button', { name: 'Verify record' });
  await more.or(verifying).first().waitFor();
  if ((await more.count()) > 0) await openMore(page);
  await verifying.click();
  const result = page.locator('.fairness');
  await result.waitFor();
  return result;
}

const seal = (within: Locator, name: string): Locator =>
  within.locator('.seal', { hasText: name }).locator('code');

async function headV2(page: Page): Promise<Omit<RecordV2, 'entries'>> {
  const head = await storedHead(page);
  if (isV1(head)) throw new Error('a new match is of format 2');
  return head;
}

test('the table shows the commitment from the start; the end proves the same one', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startMatch(page);
  const table = page.locator('.match-seal');
  const head = await headV2(page);
  expect(await table.locator('summary').innerText()).toBe(
    `Fair play: sealed as ${head.commitment.slice(0, 8)}`,
  );
  await table.locator('summary').click();
  await table.getByRole('button', { name: 'Copy the commitment' }).click();
  await table.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect([copied, await seal(table, 'Commitment').innerText()]).toEqual([head.commitment, head.commitment]);
  const first = await seal(table, 'First hash').innerText();
  expect(first).toBe(openingLink(head));

  await giveUp(page);
  const result = await checked(page);
  expect(await result.innerText()).toMatch(/Record verified.*Proven.*the hash you saw.*Not proven/s);
  expect(await result.getByRole('heading', { name: 'Wrong' }).count()).toBe(0);
  expect(await seal(result, 'Commitment').innerText()).toBe(copied);
  expect(await seal(result, 'First hash').innerText()).toBe(first);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record' }).click();
  const record = parseRecord(await contentOf(await saving));
  expect(record).toMatchObject({ commitment: copied, chain: await seal(result, 'Final hash').innerText() });
});

test('a stored match that was changed fails verification against the seal saved when it began', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await startMatch(page);
  const id = matchId(page);
  const head = await headV2(page);
  const noted = await page.evaluate((key) => localStorage.getItem(key), `mechatable.seal.${id}`);
  expect(noted).toBe(openingLink(head));
  await giveUp(page);

  const [, ...others] = head.players;
  await exchangeHead(page, id, { ...head, players: [person('Someone else'), ...others] });
  for (const path of [`/match/${id}`, `/replay/${id}`]) {
    await page.goto(path);
    const result = await checked(page);
    expect(await result.innerText()).toMatch(/Verification failed.*Wrong.*you saw/s);
    expect(await result.innerText()).toContain(noted);
  }
});

test('a damaged match is listed separately, and can be exported and deleted', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await startMatch(page);
  const damaged = matchId(page);
  await startMatch(page);
  const sound = matchId(page);
  await exchangeHead(page, damaged, { format: 'mechatable-record-2', game: 'lanes' });

  await page.goto(`/match/${damaged}`);
  await page.getByText('This match is damaged.').waitFor();
  await page.goto('/');
  const set = page.getByRole('region', { name: 'Damaged matches' });
  const whole = page.getByRole('region', { name: 'Resume' });
  await set.getByText(`Match ${damaged}`).waitFor();
  expect(await set.getByRole('listitem').count()).toBe(1);
  expect(await whole.getByRole('listitem').count()).toBe(1);

  const saving = page.waitForEvent('download');
  await set.getByRole('button', { name: 'Export' }).click();
  expect(JSON.parse(await contentOf(await saving))).toMatchObject({
    match: { id: damaged, head: { head: { game: 'lanes' } } },
    entries: expect.any(Array) as unknown,
  });
  await set.getByRole('button', { name: 'Delete' }).click();
  await set.waitFor({ state: 'detached' });
  expect(await stored(page, 'matches')).toMatchObject([{ id: sound }]);
  await whole.getByRole('link').click();
  await asked(page);
  expect(matchId(page)).toBe(sound);
});

const honest = playedInNode();
const [, opponent = person('nobody')] = honest.players;

const TAMPERED: readonly (readonly [string, unknown, RegExp])[] = [
  ['name', { ...honest, players: [person('Eve'), opponent] }, /hash chain does not match/],
  ['entries', { ...honest, entries: honest.entries.slice(0, -1) }, /different final state/],
  ['contribution', { ...honest, contributions: ['0'.repeat(64), '1'.repeat(64)] }, /Verification failed/],
];

test('a record with another name, fewer entries or another contribution is refused and not saved', async () => {
  const page = await newPage();
  for (const [what, record, reason] of TAMPERED) {
    await openFile(page, record, `${what}.json`);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(reason);
    expect(await alert.innerText()).toContain(`${what}.json: Verification failed.`);
    expect([await stored(page, 'matches'), await stored(page, 'moves')]).toEqual([[], []]);
  }
});

test('a valid record of format 1 opens, with a note on its weaker proof', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const old = oldRecord();
  await openFile(page, old);
  await page.waitForURL((url) => url.pathname.startsWith('/replay/'));
  await page.getByText(`Move 0 of ${old.moves.length}`).waitFor();
  const result = await checked(page);
  expect(await result.innerText()).toMatch(/Record verified.*Not proven.*old format 1/s);
  expect(await seal(result, 'Commitment').innerText()).toBe(old.seedCommitment);
});
