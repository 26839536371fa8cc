import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withConsole } from './console.ts';

const { cwd, mechatable } = withConsole();

test('with a file, work explains that the server does the work', async () => {
  const { code, err } = await mechatable(['work']);
  expect(code).toBe(2);
  expect(err).toBe(
    `The server that uses ${join(cwd, 'data/mechatable.db')} does this work itself. To share it, set DATABASE_URL to a ` +
      'PostgreSQL database.\n',
  );
});

test('--data overrides DATABASE_URL', async () => {
  const { err } = await mechatable(['work', '--data', 'x.db'], {
    databaseUrl: 'postgres://nobody@127.0.0.1:1/x',
  });
  expect(err).toContain(`The server that uses ${join(cwd, 'x.db')} does this work itself.`);
});

test('a database that can’t be reached is reported', async () => {
  const { code, err } = await mechatable(['work'], { databaseUrl: 'postgres://nobody@127.0.0.1:1/x' });
  expect(code).toBe(2);
  expect(err).toContain('postgres://nobody@127.0.0.1:1/x');
});

test.each([
  ['work', 'bots, clock, push, rate, lab'],
  ['serve', 'bots, clock, push, rate'],
])('%s refuses unknown kinds of jobs', async (command, known) => {
  const { code, err } = await mechatable([command, '--kinds', 'bots,match,luck']);
  expect(code).toBe(2);
  expect(err).toBe(`--kinds takes ${known}, not "luck".\n`);
});

test('a server with a file runs all kinds of jobs: no one else can', async () => {
  const { code, err } = await mechatable(['serve', '--kinds', 'clock,push']);
  expect(code).toBe(2);
  expect(err).toBe(
    `No one else can run the jobs of ${join(cwd, 'data/mechatable.db')}, and --kinds leaves out bots, rate. Leave out ` +
      '--kinds, or share the work through a PostgreSQL database (DATABASE_URL).\n',
  );
});
