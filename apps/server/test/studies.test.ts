import { ROUTES } from '@mechatable/protocol';
import { repositories } from '@mechatable/sql';
import { afterEach, expect, test } from 'vitest';
import { refusal } from './harness/refused.ts';
import { startServer, type TestServer } from './harness/server.ts';
import { TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

const ID = 'BfVTc1uUR3yRAK1pS6f7cQ';
const STUDY = { id: ID, kind: 'report', game: 'lanes', settings: { seed: 'x' }, version: '1', shards: 3 };

test('anyone with the link sees a study up to the first gap', async () => {
  server = await startServer();
  const { studies } = repositories(server.db);
  await studies.create({ ...STUDY, engine: 'e' });
  for (const number of [0, 2]) await studies.addShard(ID, { number, deals: JSON.stringify([[number]]) });
  const { api } = await TestVisitor.arrive(server.url);
  const at = (query: { from?: number }, study = ID) =>
    api.call(ROUTES.getStudy, { params: { study }, query });
  const first = await at({});
  expect(first.study).toMatchObject({ ...STUDY, state: 'running', ended: null, done: 2 });
  expect(first.study).not.toHaveProperty('engine');
  expect(first.played).toEqual([[[0]]]);
  expect((await at({ from: 1 })).played).toEqual([]);
  await studies.addShard(ID, { number: 1, deals: '[[1]]' });
  await studies.end(ID, 'done');
  expect(await at({ from: 1 })).toMatchObject({ study: { state: 'done' }, played: [[[1]], [[2]]] });
  expect(await refusal(at({}, 'AfVTc1uUR3yRAK1pS6f7cQ'))).toBe('not-found');
  expect(await refusal(at({ from: -1 }))).toBe('bad-request');
});
