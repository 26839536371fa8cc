import { sha256 } from '@mechatable/kernel';
import { openPostgres, repositories } from '@mechatable/sql';
import { expect, inject, test } from 'vitest';
import { freshPostgres } from '@mechatable/sql/fresh-database';
import { withConsole } from './console.ts';

const { mechatable } = withConsole();

const ADA = 'ada4567890123456789012';

test('PostgreSQL is opened directly, while servers use it', async () => {
  const address = await freshPostgres(inject('postgresUrl') ?? '');
  const db = await openPostgres(address); // as a server does
  const { identity, bans } = repositories(db);
  await identity.createGuest({ id: ADA, name: 'Ada', emblem: 1, tokenHash: sha256(ADA) });
  const admin = (...words: string[]) => mechatable(['admin', ...words, '--data', address]);
  expect((await admin('players', '--search', 'ada')).out).toContain(ADA);
  expect((await admin('ban', ADA, 'Spam.', '--for', '1h', '--from', 'talk')).code).toBe(0);
  expect(await bans.find(ADA, 'talk')).toMatchObject({ reason: 'Spam.' });
  const backup = await admin('backup', 'x.db');
  expect([backup.code, backup.err]).toEqual([
    2,
    'Back up PostgreSQL with its own tools: docs/online.md shows how.\n',
  ]);
  const { entries } = (await admin('audit', '--json')).json() as { entries: unknown[] };
  expect(entries).toHaveLength(1);
  await db.close();
});

test('a missing PostgreSQL server is reported in one sentence', async () => {
  const { code, err } = await mechatable(['admin', 'players', '--data', 'postgres://u:secret@127.0.0.1:1/x']);
  expect(code).toBe(2);
  expect(err).not.toMatch(/secret|bug/);
});
