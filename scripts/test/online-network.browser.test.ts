import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@mechatable/server';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { withBrowser } from '../../apps/web/test/harness/browser.ts';
import { playOn, WISHES } from '../../apps/web/test/harness/online-play.ts';
import {
  DESKTOP,
  entryCount,
  gather,
  LOST_CONNECTION,
  newVisitor,
  PHONE,
  seenBy,
} from '../../apps/web/test/harness/online.ts';
import { asked, choose } from '../../apps/web/test/harness/person.ts';

const { newPage } = withBrowser();

const [WISHED = []] = WISHES.lanes ?? [];

test('after a restart of the server, both pages continue automatically', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mechatable-'));
  const options = { folder: inject('siteFolder'), data: join(folder, 'test.db') };
  let server = await serve({ ...options, port: 0 });
  try {
    const { url: siteUrl, port } = server;
    const allowErrors = [LOST_CONNECTION, /503/];
    const ada = await newVisitor(newPage, { ...DESKTOP, siteUrl, allowErrors });
    const ben = await newVisitor(newPage, { ...PHONE, siteUrl, allowErrors });
    const pages = [ada, ben] as const;
    const id = await gather('lanes', pages);
    const bens = playOn(ben, WISHED);
    await playOn(ada, WISHED, { after: 6 });
    const [before, entries] = [await seenBy(ada), await entryCount(id, siteUrl)];

    await server.close();
    await Promise.all(pages.map((page) => page.locator('.room-banner').waitFor()));
    server = await serve({ ...options, port });
    await Promise.all(pages.map((page) => page.locator('.room-banner').waitFor({ state: 'detached' })));
    expect(await seenBy(ada)).toEqual(before);
    expect(await entryCount(id, siteUrl)).toBe(entries);

    await Promise.all([bens, playOn(ada, WISHED)]);
    for (const page of pages) expect(await page.locator('.end h2').innerText()).toMatch(/wins?|draw/i);
    for (const page of pages) await page.context().close();
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a move counts once even if its answer gets lost', async () => {
  const allowErrors = [LOST_CONNECTION];
  const pages = [
    await newVisitor(newPage, { ...DESKTOP, allowErrors }),
    await newVisitor(newPage, { ...PHONE, allowErrors }),
  ] as const;
  const id = await gather('lanes', pages);
  const question = (page: Page): Promise<Page> => asked(page).then(() => page);
  const active = await Promise.race(pages.map(question)); // the winner of the toss
  const keys: string[] = [];
  await active.route('**/moves', async (route) => {
    keys.push((route.request().postDataJSON() as { request: string }).request);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  const answered = active.waitForResponse('**/moves');
  await choose(active, /first/);
  expect((await answered).status()).toBe(200);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await entryCount(id)).toBe(1);
});
