import { ROUTES, type Api } from '@mechatable/protocol';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { apiOf, beginMatch, concede } from './harness/online-api.ts';
import { contentOf } from './harness/person.ts';

const { newPage } = withBrowser();

/** A device that stores passkeys and confirms everything. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });

async function idOf(page: Page): Promise<string> {
  const response = await page.request.get(new URL('/api/v1/me', page.url()).href);
  return ROUTES.whoAmI.answer.parse(await response.json()).me?.id ?? 'nobody';
}

async function arriveAs(page: Page, name: string): Promise<Api> {
  const api = await apiOf(page);
  await api.call(ROUTES.changeMe, { body: { name } });
  return api;
}

test('a guest takes a name and an emblem, signs out, and comes back with a passkey', async () => {
  const page = await newPage();
  await addAuthenticator(page);
  await page.goto('/me');
  await button(page, 'Continue as a guest').click();
  await page.getByLabel('Name', { exact: true }).fill('  Ada  ');
  await button(page, 'Save').click();
  await heading(page, 'Ada').waitFor();
  await page.getByText('Change emblem').click();
  await page.getByRole('radio', { name: 'Emblem 17', exact: true }).check({ force: true });
  await page.getByText('Saved.').waitFor();
  const before = await idOf(page);

  await button(page, 'Add a passkey').click();
  await page.getByText('1 passkey saved.').waitFor();
  expect(await axe(page)).toEqual([]);
  await button(page, 'Sign out').click();
  await heading(page, 'You’re new here').waitFor();
  expect(await idOf(page)).toBe('nobody');
  await button(page, 'Sign in with a passkey').click();
  await heading(page, 'Ada').waitFor();
  expect(await idOf(page)).toBe(before);
  expect(await page.getByRole('link', { name: 'Ada: your page' }).count()).toBe(1);
});

test('signing out for good asks first', async () => {
  const page = await newPage();
  await arriveAs(page, 'Ada');
  await page.goto('/me');
  await button(page, 'Sign out').click();
  await page.getByText('Ada has no passkey.').waitFor();
  await button(page, 'Cancel').click();
  await button(page, 'Sign out').click();
  await button(page, 'Sign out for good').click();
  await heading(page, 'You’re new here').waitFor();
});

test('a link signs another device in after a click, and only once', async () => {
  const page = await newPage();
  await arriveAs(page, 'Ada');
  await page.goto('/me');
  await button(page, 'Use another device').click();
  const link = await page.getByLabel('Link for the other device').inputValue();
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();

  const phone = await newPage({ width: 390, height: 844, hasTouch: true, allowErrors: [/status of 403/] });
  await arriveAs(phone, 'Guest');
  await phone.goto(link);
  await phone.getByText('Guest has no passkey').waitFor();
  expect(await axe(phone)).toEqual([]);
  await button(phone, 'Sign in').click();
  await heading(phone, 'Ada').waitFor();
  expect(await idOf(phone)).toBe(await idOf(page));
  expect(new URL(phone.url()).hash).toBe('');

  await phone.goto('about:blank');
  await phone.goto(link);
  await button(phone, 'Sign in').click();
  await phone.getByText('This code is wrong, has been used or has expired.').waitFor();
});

test('data can be exported, and is deleted after a confirmation', async () => {
  const page = await newPage();
  await arriveAs(page, 'Ada Lovelace');
  await page.goto('/me');
  const saving = page.waitForEvent('download');
  await button(page, 'Export my data').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('mechatable-Ada-Lovelace.json');
  expect(JSON.parse(await contentOf(file))).toMatchObject({ player: { name: 'Ada Lovelace' } });
  await button(page, 'Delete my data').click();
  await page.getByText('Finished matches stay for your opponents').waitFor();
  await button(page, 'Delete for good').click();
  await heading(page, 'You’re new here').waitFor();
  expect(await idOf(page)).toBe('nobody');
});

test('the history filters matches, resumes a running one and replays a finished one', async () => {
  const page = await newPage({ width: 390, height: 844, colorScheme: 'dark', reducedMotion: 'reduce' });
  const bo = await newPage({ reducedMotion: 'reduce' });
  const [adaApi, boApi] = [await arriveAs(page, 'Ada'), await arriveAs(bo, 'Bo')];
  const running = await beginMatch(boApi, adaApi);
  const finished = await beginMatch(adaApi, boApi);
  await concede(boApi, finished, 1);
  const waiting = await adaApi.call(ROUTES.createTable, {
    body: { game: 'lanes', options: {}, seats: [null, null] },
  });

  await page.goto('/me');
  const rows = page.locator('.history-row');
  await expect.poll(() => rows.count()).toBe(3);
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByLabel('Find an opponent').fill('nobody');
  await page.getByText('No matches found.').waitFor();
  await page.getByLabel('Find an opponent').fill('bo');
  await page.getByText('2 matches found').waitFor();
  await page.getByLabel('Status').selectOption('Running');
  await expect.poll(() => rows.count()).toBe(1);
  expect(await rows.getByRole('link', { name: /^Resume/ }).getAttribute('href')).toBe(`/table/${running.id}`);
  await page.getByLabel('Find an opponent').fill('');
  const open = rows.filter({ hasText: 'Waiting for players' }).getByRole('link', { name: /^Open/ });
  expect(await open.getAttribute('href')).toBe(`/table/${waiting.id}`);
  await page.getByLabel('Status').selectOption('Finished');
  await page.locator('.history-row[data-result=won]').waitFor();
  expect(await rows.innerText()).toMatch(/Breachline\s+Won\s+against\s+Bo/);
  await page.getByRole('button', { name: /^Replay/ }).click();
  await page.waitForURL(`**/replay/${finished.id}`);
  await button(page, 'Verify record').click();
  await page.getByText('Record verified').waitFor();
});

test('every tab counts your turns, with one stream for all of them', async () => {
  const pages = [await newPage(), await newPage({ reducedMotion: 'reduce' })] as const;
  const apis = [await arriveAs(pages[0], 'Ada'), await arriveAs(pages[1], 'Bo')] as const;
  const match = await beginMatch(...apis);
  const seat = match.asked[0] === 0 ? 0 : 1; // who won the toss
  const [page, api] = [pages[seat], apis[seat]];
  const streams = new Set<Request>();
  /** The tabs that follow the lobby. */
  const followers = (): readonly Page[] =>
    [...streams].map((request) => request.frame().page()).filter((tab) => !tab.isClosed());
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/v1/lobby')) streams.add(request);
  });
  page.context().on('requestfailed', (request) => streams.delete(request));
  await page.goto('/rules/lanes');
  expect([await page.title(), followers()]).toEqual(['Rule book · Mechatable', []]); // not known to play online
  await page.goto('/me');
  await expect.poll(() => page.title()).toBe('(1) You · Mechatable');
  await page.goto('/rules/lanes');
  await expect.poll(() => page.title()).toBe('(1) Rule book · Mechatable');

  const other = await page.context().newPage();
  await other.goto('/cards');
  await expect.poll(() => other.title()).toBe('(1) Cards · Mechatable');
  await expect.poll(followers).toEqual([other]);
  await other.close();
  await expect.poll(followers).toEqual([page]);
  await concede(api, match, seat);
  await expect.poll(() => page.title()).toBe('Rule book · Mechatable');
});

interface Shown {
  readonly title: string;
  readonly options: NotificationOptions;
}
/** The additions of `fakeNotices` to the page. */
interface FakeWindow {
  readonly shown: Shown[];
  readonly hide: () => void;
}

/**
 * Runs in the page. Headless browsers have neither notifications nor push messages, so this simulates both. Its push
 * service serves one subscription.
 */
function fakeNotices(): void {
  const shown: Shown[] = [];
  let permission: NotificationPermission = 'default';
  let visibility: DocumentVisibilityState = 'visible';
  const hide = (): void => {
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  };
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  const requestPermission = (): Promise<NotificationPermission> => Promise.resolve((permission = 'granted'));
  const Notification = Object.defineProperty({ requestPermission }, 'permission', { get: () => permission });
  Object.assign(globalThis, { shown, hide, Notification });

  const endpoint = `https://push.invalid/${String(performance.timeOrigin)}`;
  let isGone = false;
  let subscription: object | null = null;
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: () => {
      [isGone, subscription] = [true, null];
      return Promise.resolve(true);
    },
  };
  const registration = {
    active: {},
    pushManager: {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: () =>
        isGone ? Promise.reject(new DOMException('', 'AbortError')) : Promise.resolve((subscription = made)),
    },
    showNotification: (title: string, options: NotificationOptions) => {
      shown.push({ title, options });
      return Promise.resolve();
    },
  };
  Object.assign(navigator.serviceWorker, { getRegistration: () => Promise.resolve(registration) });
}

test('the server, or else a hidden tab, notifies the player whose turn it is', async () => {
  const pages = [await newPage(), await newPage({ reducedMotion: 'reduce' })] as const;
  const apis = [await arriveAs(pages[0], 'Ada'), await arriveAs(pages[1], 'Bo')] as const;
  for (const [seat, page] of pages.entries()) {
    const stored = async (): Promise<unknown> => (await apis[seat]?.call(ROUTES.exportMe, {}))?.data;
    const choice = page.getByRole('switch', { name: 'Notify me when it’s my turn' });
    await page.addInitScript(fakeNotices);
    await page.goto('/me');
    await page.getByText('Your browser will ask for permission.').waitFor();
    await choice.click();
    await page.getByText('You’re notified even if Mechatable is closed.').waitFor();
    expect(await stored()).toMatchObject({ subscriptions: [{}] });
    await choice.click();
    await expect.poll(stored).toMatchObject({ subscriptions: [] });
    await choice.click();
    await page.getByText('You’re notified while Mechatable is open in a tab.').waitFor();
    await page.evaluate(() => {
      (globalThis as unknown as FakeWindow).hide();
    });
  }
  const { id, asked } = await beginMatch(...apis);
  const shown = (page: Page): Promise<readonly Shown[]> =>
    page.evaluate(() => (globalThis as unknown as FakeWindow).shown);
  const [first, other] = asked[0] === 0 ? pages : [pages[1], pages[0]];
  await expect.poll(() => shown(first)).toHaveLength(1);
  expect(await shown(first)).toMatchObject([
    { title: 'Your turn', options: { body: 'Breachline: Ada against Bo', tag: id, data: { table: id } } },
  ]);
  expect(await shown(other)).toEqual([]);
});
