import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkRecord, entriesOf, type MatchRecord, type Seat, type Verification } from '@mechatable/kernel';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from './harness/browser.ts';
import { openMore } from './harness/end.ts';
import { playOn, WISHES, type Wishes } from './harness/online-play.ts';
import {
  DESKTOP,
  entryCount,
  gather,
  getJson,
  LOST_CONNECTION,
  MOVED_ON,
  newVisitor,
  PHONE,
  seenBy,
} from './harness/online.ts';
import { oneOf } from './harness/soak.ts';

const { newPage } = withBrowser();

/** The shortest match; in a soak, all games. */
const GAMES = oneOf(['lanes', 'masc', 'mecha-1e', 'mecha-2e', 'mechanation'], 0);
const MECHATABLE = fileURLToPath(new URL('../../cli/bin/mechatable.mjs', import.meta.url));

test.each(GAMES)(
  '%s: people play a whole match by link; one is on a phone and loses the network, one reloads',
  async (game) => {
    const [reloads, goesOffline, ...others] = WISHES[game] ?? [];
    const desktop = await newVisitor(newPage, { ...DESKTOP, allowErrors: [MOVED_ON] });
    const phone = await newVisitor(newPage, { ...PHONE, allowErrors: [LOST_CONNECTION, MOVED_ON] });
    const rest = await Promise.all(
      others.map(() => newVisitor(newPage, { ...DESKTOP, allowErrors: [MOVED_ON] })),
    );
    const pages = [desktop, phone, ...rest] as const;
    const id = await gather(game, pages, game === 'mechanation' ? shorten : undefined);

    const [keys] = await Promise.all([
      playAndGoOffline(phone, goesOffline ?? [], id),
      playAndReload(desktop, reloads ?? []),
      ...others.map((wishes, at) => playOn(rest[at] ?? desktop, wishes)),
    ]);

    const record = await recordOf(id);
    const { problems, proven, chain } = await replayVerify(record, await commitmentOf(id));
    expect(problems).toEqual([]);
    expect(proven.join(' ')).toContain('Signed by their players');
    expect(movesOf(record, 1)).toBe(keys.size);
    await Promise.all(pages.map(openMore));
    const [result] = await Promise.all(pages.map(resultOn));
    for (const page of pages) {
      expect(await resultOn(page)).toEqual(result);
      await page.getByRole('button', { name: 'Verify record' }).click();
      expect(await page.locator('.fairness').innerText()).toContain('Record verified');
      expect(await page.locator('.fairness code').last().innerText()).toBe(chain);
    }
  },
);

/** Four pilots draw every move on four pages, so a match has only five turns. */
async function shorten(page: Page): Promise<void> {
  await page.getByLabel('Last turn').selectOption({ label: 'Turn 5, to try it out' });
}

/** How many moves a seat made itself. */
function movesOf(record: MatchRecord, seat: Seat): number {
  return entriesOf(record).filter((entry) => entry.seat === seat && !('by' in entry)).length;
}

async function recordOf(id: string): Promise<MatchRecord> {
  const { record } = (await getJson(`/tables/${id}/record`)) as { record: unknown };
  return checkRecord(record);
}

/** The server's commitment before anyone sat down. */
async function commitmentOf(id: string): Promise<string> {
  return ((await getJson(`/tables/${id}`)) as { commitment: string }).commitment;
}

/** The output of `npx mechatable replay verify` for a record. */
async function replayVerify(record: MatchRecord, seen: string): Promise<Verification> {
  const folder = await mkdtemp(join(tmpdir(), 'mechatable-'));
  try {
    await writeFile(join(folder, 'match.json'), JSON.stringify(record));
    const words = [MECHATABLE, 'replay', 'verify', 'match.json', '--seen', seen, '--json'];
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder });
    return JSON.parse(stdout) as Verification;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Who won, by which clause, and the figures, which are the same for everyone. */
async function resultOn(page: Page): Promise<readonly unknown[]> {
  const end = page.locator('.end');
  return [
    await end.locator('h2').getAttribute('class'),
    await end.locator('.clause-tag').first().innerText(),
    await end.locator('.figures tbody').innerText(),
  ];
}

/** After a reload, the same question, view and log are back by themselves. */
async function playAndReload(page: Page, wishes: Wishes): Promise<void> {
  expect(await playOn(page, wishes, { after: 4 })).toMatchObject({ isOver: false });
  const before = await seenBy(page);
  await page.reload();
  await page.locator('.choices li button').first().waitFor();
  await expect.poll(() => seenBy(page)).toEqual(before);
  await playOn(page, wishes);
}

/**
 * A move made without a network is sent once the network is back, and counts once. Returns the keys of all accepted
 * moves: every move has its own, and keeps it when it is sent again.
 */
async function playAndGoOffline(page: Page, wishes: Wishes, id: string): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  page.on('response', (response) => {
    if (isMove(response.request()) && response.ok()) keys.add(keyOf(response.request()));
  });
  expect(await playOn(page, wishes, { after: 3 })).toMatchObject({ isOver: false });
  const before = await entryCount(id);
  const banner = page.locator('.room-banner', { hasText: 'Connection lost' });
  await goOffline(page);
  await banner.waitFor();
  const failed = page.waitForEvent('requestfailed', isMove);
  const rest = playOn(page, wishes);
  await failed;
  expect(await entryCount(id)).toBe(before); // the others wait for it
  await page.context().setOffline(false);
  await banner.waitFor({ state: 'detached' });
  await rest;
  return keys;
}

/** A page is told that it is offline some milliseconds before requests really fail. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() =>
    fetch('/healthz').then(
      () => false,
      () => true,
    ),
  );
}

function isMove(request: Request): boolean {
  return request.method() === 'POST' && request.url().endsWith('/moves');
}

function keyOf(request: Request): string {
  return (request.postDataJSON() as { request: string }).request;
}
