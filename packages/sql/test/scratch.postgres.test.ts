import { invariant } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { createScratch, openPostgres, repositories } from '../src/index.ts';
import { databasesLike, postgresUrl } from '../src/fresh-database.ts';

invariant(postgresUrl !== undefined, 'this project has a PostgreSQL server');
const server = postgresUrl;

async function isThere(address: string): Promise<boolean> {
  return (await databasesLike(server, new URL(address).pathname.slice(1))).length > 0;
}

test('a scratch database is new, and is deleted even if it is in use', async () => {
  const scratch = await createScratch(server);
  const db = await openPostgres(scratch.address);
  expect((await repositories(db).tables.list({ limit: 1 })).tables).toEqual([]);
  expect(await isThere(scratch.address)).toBe(true);
  await scratch.drop();
  expect(await isThere(scratch.address)).toBe(false);
  await db.close();
});

test.each([
  ['a file', 'data/mechatable.db', /not the address of a PostgreSQL database/],
  ['no address', 'postgres://[', /not the address of a PostgreSQL database/],
  ['nobody there', 'postgres://me:secret@127.0.0.1:1/x', /^Can't create a database.*127\.0\.0\.1:1\/x \(/],
])('an address that is no use says why, without the password: %s', async (_name, address, message) => {
  const failed = await createScratch(address).catch((error: unknown) => error);
  expect(failed).toMatchObject({
    name: 'StoreFailedError',
    message: expect.stringMatching(message) as string,
  });
  expect((failed as Error).message).not.toContain('secret');
});
