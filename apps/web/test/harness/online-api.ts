import { connect, ROUTES, type Api, type TableInfo } from '@mechatable/protocol';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import './provided.ts';

/** The server's API as the person at this page uses it, behind the page's back. They become a guest if they have no name yet. */
export async function apiOf(page: Page): Promise<Api> {
  const site = inject('siteUrl');
  await page.request.post(`${site}/api/v1/me`);
  const cookies = await page.context().cookies(site);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return connect(site, { headers: { cookie } });
}

/** A match of Breachline that has begun, in the order of the seats. */
export async function beginMatch(first: Api, second: Api): Promise<TableInfo> {
  const { id } = await first.call(ROUTES.createTable, {
    body: { game: 'lanes', options: {}, seats: [null, null] },
  });
  for (const [seat, api] of [first, second].entries())
    await api.call(ROUTES.join, {
      params: { table: id },
      body: { seat, contribution: String(seat).repeat(64) },
    });
  return first.call(ROUTES.getTable, { params: { table: id } });
}

export async function concede(api: Api, { id }: TableInfo, seat: number): Promise<void> {
  const { entries } = await api.call(ROUTES.getTable, { params: { table: id } });
  const request = `concede-${'x'.repeat(16)}`;
  await api.call(ROUTES.concede, { params: { table: id }, body: { seat, at: entries, request } });
}
