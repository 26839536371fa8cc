import type { TableInfo } from '@mechatable/protocol';
import type { TestServer } from './server.ts';
import { setUpTable } from './table.ts';
import { newSigner, TestVisitor, type Following } from './visitor.ts';

const CLOCK = { kind: 'real-time', bank: 3600, increment: 0 } as const;
export const RATED = { rated: true, clock: CLOCK } as const;

/** Something that must exist is missing. */
export function never(): never {
  throw new Error('This is always there.');
}

/** The table once its match has been rated. */
export async function counted(page: Following | undefined): Promise<TableInfo> {
  await page?.until(() => page.room?.table.rating === 'done');
  return page?.room?.table ?? never();
}

/** Someone with a key: matches between people without keys don't count. */
export async function arriveSigned(at: TestServer): Promise<TestVisitor> {
  return TestVisitor.arrive(at.url, await newSigner());
}

/** Two people who play this many rated matches, which the second always concedes. */
export async function conceded(
  at: TestServer,
  matches: number,
): Promise<readonly [TestVisitor, TestVisitor]> {
  const pair = [await arriveSigned(at), await arriveSigned(at)] as const;
  for (let i = 0; i < matches; i++) await concededBy(pair);
  return pair;
}

export async function concededBy([one, other]: readonly [TestVisitor, TestVisitor]): Promise<TableInfo> {
  const { id } = await setUpTable(one, { terms: RATED });
  const page = other.follow(id);
  await one.join(id);
  await other.join(id);
  const host = await page.match();
  await host.concede(1);
  const table = await counted(page);
  page.close();
  return table;
}
