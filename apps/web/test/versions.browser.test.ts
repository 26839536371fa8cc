import { recordOf, replay } from '@mechatable/kernel';
import { RELEASES, lanes } from '@mechatable/lanes';
import { expect, test } from 'vitest';
import { withBrowser } from './harness/browser.ts';
import { exchangeHead, matchId, stored, storedHead } from './harness/database.ts';
import { asked, choose } from './harness/person.ts';
import { oldRecord, openFile } from './harness/records.ts';

const { newPage } = withBrowser();

const [first = lanes] = RELEASES;

/** The beginning of a match under the first rules, with a person in place of a bot. */
function unfinished(): ReturnType<typeof oldRecord> {
  const old = oldRecord();
  const match = replay(first, { ...old, seats: ['person', 'regular'] }, 10);
  return recordOf(match, 'always') as ReturnType<typeof oldRecord>;
}

test('a match under older rules opens from a file and continues under them, with its bot', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const record = unfinished();
  expect([record.rulesVersion, lanes.rulesVersion]).toEqual([1, 2]);
  await openFile(page, record);
  await page.waitForURL((url) => url.pathname.startsWith('/match/'));
  const botHasMoved = async (): Promise<boolean> =>
    (await stored(page, 'moves'))
      .slice(record.moves.length)
      .some((move) => (move as { seat: number }).seat === 1);
  while ((await asked(page)) === 'choose' && !(await botHasMoved()))
    await choose(page, /^(Keep|No,|Decline|End)/);
  expect(await botHasMoved()).toBe(true);
  expect(await page.getByRole('alert').count()).toBe(0); // no bot had to be replaced
  expect((await storedHead(page)).rulesVersion).toBe(1);

  await page.reload();
  await asked(page);
});

test('a finished match under older rules is reviewed under them', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openFile(page, oldRecord());
  await page.waitForURL((url) => url.pathname.startsWith('/replay/'));
  await page.getByRole('button', { name: 'Review decisions' }).click();
  await page
    .getByText(/^(No mistakes|\d+ (mistakes?|blunders?)( and \d+ blunders?)?) in \d+ decisions?\./)
    .waitFor();
});

test('a match under unknown rules lists the rules versions that are supported', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openFile(page, unfinished());
  await page.waitForURL((url) => url.pathname.startsWith('/match/'));
  await asked(page);
  await exchangeHead(page, matchId(page), { ...(await storedHead(page)), rulesVersion: 99 });
  await page.reload();
  await page.getByText('This site supports rules versions 1 and 2 of Breachline, not version 99.').waitFor();
});
