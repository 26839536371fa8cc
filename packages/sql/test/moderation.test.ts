import { BadInputError, bot, person } from '@mechatable/kernel';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { AuditEntry } from '../src/index.ts';
import { append, given, guest, newTable, playing, type Given } from './given.ts';

const ROOT = { actor: 'root', why: 'Spam' };

async function withPlayers(): Promise<Given> {
  const has = await given();
  for (const id of ['ada', 'ben']) await guest(has, id);
  has.clock.now = 2000;
  return has;
}

/** Ada has said five things at a table, and Ben has reported the third. */
async function withReport(): Promise<Given & { id: string }> {
  const has = await withPlayers();
  await has.tables.create(newTable('t'));
  for (const [n, text] of ['one', 'two', 'three', 'four', 'five'].entries()) {
    const channel = n === 1 ? 'spectators' : 'table';
    await has.talk.say({ table: 't', channel, seat: null, player: 'ada', text });
  }
  await has.talk.report({ table: 't', message: 2, player: 'ben', reason: 'rude' });
  const [report] = await has.reports.list({ limit: 9 });
  return { ...has, id: report?.id ?? '' };
}

const log = ({ audit }: Given): Promise<readonly AuditEntry[]> => audit.list({ limit: 99 });

/** The contents of these tables after a failed change. */
async function everything({ db }: Given): Promise<string> {
  const names = ['players', 'sessions', 'tables', 'seats', 'clocks', 'reports', 'bans', 'audit'] as const;
  const rows = names.map((name) => db.query.selectFrom(name).selectAll().execute());
  return JSON.stringify(await Promise.all(rows));
}

test('a ban lasts as long as it says', async () => {
  const { bans, clock } = await withPlayers();
  await bans.ban({ player: 'ada', scope: 'play', duration: 1000 }, ROOT);
  expect(await bans.find('ada', 'play')).toMatchObject({ reason: 'Spam', created: 2000, until: 3000 });
  expect(await bans.find('ada', 'talk')).toBeNull();
  expect(await bans.find('ben', 'play')).toBeNull();
  clock.now = 2999;
  expect(await bans.find('ada', 'play')).not.toBeNull();
  clock.now = 3000;
  expect(await bans.find('ada', 'play')).toBeNull();
  expect(await bans.active(9)).toEqual([]);
  expect(await bans.of('ada')).toHaveLength(1);
});

test('a new ban replaces one of the same kind', async () => {
  const { bans, clock } = await withPlayers();
  await bans.ban({ player: 'ada', scope: 'play', duration: null }, ROOT);
  await bans.ban({ player: 'ada', scope: 'talk', duration: null }, ROOT);
  clock.now = 5000;
  await bans.ban({ player: 'ada', scope: 'play', duration: 10 }, { actor: 'eve', why: 'Shorter' });
  expect(await bans.find('ada', 'play')).toMatchObject({ reason: 'Shorter', until: 5010 });
  expect((await bans.active(9)).map(({ scope, until }) => [scope, until])).toEqual([
    ['play', 5010],
    ['talk', null],
  ]);
  expect((await bans.of('ada')).map(({ lifted }) => lifted).sort()).toEqual([null, null, 5000].sort());
});

test('a ban is lifted for one kind or for all', async () => {
  const { bans } = await withPlayers();
  for (const scope of ['play', 'talk'] as const)
    await bans.ban({ player: 'ada', scope, duration: null }, ROOT);
  expect(await bans.unban('ada', 'play', ROOT)).toMatchObject([{ scope: 'play', lifted: 2000 }]);
  expect(await bans.find('ada', 'play')).toBeNull();
  expect(await bans.find('ada', 'talk')).not.toBeNull();
  await bans.unban('ada', undefined, ROOT);
  expect(await bans.active(9)).toEqual([]);
  await expect(bans.unban('ada', undefined, ROOT)).rejects.toThrow('Player ada is not banned.');
  await expect(bans.unban('x', undefined, ROOT)).rejects.toThrow('There is no player x.');
});

test('a player who is banned from play leaves waiting tables and stays in running matches', async () => {
  const has = await withPlayers();
  await playing(has, 'running', 'ada');
  await has.tables.create(newTable('hers', { creator: 'ada' }));
  await has.tables.create(newTable('theirs', { creator: 'ben' }));
  await has.seats.join({ table: 'theirs', playerId: 'ada', player: person('Ada') });
  const talk = await has.bans.ban({ player: 'ada', scope: 'talk', duration: null }, ROOT);
  expect(talk.left).toEqual([]);
  const { left } = await has.bans.ban({ player: 'ada', scope: 'play', duration: null }, ROOT);
  expect(left.sort()).toEqual(['hers', 'theirs']);
  expect(await has.tables.find('hers')).toMatchObject({ status: 'aborted' });
  expect(await has.tables.find('theirs')).toMatchObject({ status: 'waiting', seats: [{ player: null }, {}] });
  expect(await has.tables.find('running')).toMatchObject({
    status: 'playing',
    seats: [{ playerId: 'ada' }, {}],
  });
});

test('reports come with the message and its author, the latest first', async () => {
  const { reports, talk, clock, id } = await withReport();
  clock.now = 3000;
  await talk.report({ table: 't', message: 3, player: 'ben', reason: 'ruder' });
  const report = { table: 't', player: 'ben', author: 'ada', resolved: null, resolution: null };
  expect(await reports.list({ limit: 9 })).toEqual([
    { ...report, id: expect.any(String) as string, message: 3, text: 'four', reason: 'ruder', at: 3000 },
    { ...report, id, message: 2, text: 'three', reason: 'rude', at: 2000 },
  ]);
  expect(await reports.list({ limit: 1 })).toHaveLength(1);
  expect(await reports.list({ limit: 9, author: 'ben' })).toEqual([]);
});

test('a report is shown with the surrounding messages of the same channel', async () => {
  const { reports, talk, id } = await withReport();
  for (const text of ['6', '7', '8', '9', '10'])
    await talk.say({ table: 't', channel: 'table', seat: null, player: 'ben', text });
  const { report, context } = await reports.find(id);
  expect(report.text).toBe('three');
  expect(context.map(({ text }) => text)).toEqual(['one', 'three', 'four', 'five', '6', '7', '8']);
  await expect(reports.find('x')).rejects.toThrow('There is no report x.');
});

test('a report is resolved once', async () => {
  const { reports, id, ...has } = await withReport();
  await reports.resolve(id, { actor: 'eve', why: 'Warned' });
  expect(await reports.list({ limit: 9, isOpen: true })).toEqual([]);
  expect(await reports.list({ limit: 9 })).toMatchObject([{ resolved: 2000, resolution: 'Warned' }]);
  await expect(reports.resolve(id, ROOT)).rejects.toThrow(`Report ${id} is already resolved.`);
  await expect(reports.resolve('x', ROOT)).rejects.toThrow('There is no report x.');
  expect(await has.audit.list({ limit: 9 })).toEqual([
    { at: 2000, actor: 'eve', what: 'resolve', player: 'ada', subject: id, why: 'Warned' },
  ]);
});

test('players are found by any part of their name', async () => {
  const { moderation, identity } = await withPlayers();
  await identity.rename('ben', { name: '50%_É', emblem: 1 });
  const names = async (name?: string): Promise<string[]> =>
    (await moderation.players({ name, limit: 9 })).map(({ id }) => id).sort();
  expect(await names()).toEqual(['ada', 'ben']);
  expect(await names('d')).toEqual(['ada']);
  expect(await names('0%')).toEqual(['ben']);
  expect(await names('%É')).toEqual([]);
  expect(await names('_É')).toEqual(['ben']);
  expect(await moderation.players({ limit: 1 })).toHaveLength(1);
});

test('a stuck match is ended, and no move is added to it', async () => {
  const has = await withPlayers();
  await playing(has, 't', 'ada');
  await has.moderation.endMatch('t', { actor: 'root', why: 'Stuck.' });
  expect(await has.tables.find('t')).toMatchObject({
    status: 'aborted',
    ended: 'The operators of this server ended the match: Stuck.',
    asked: [],
  });
  expect(await has.clocks.of('t')).toMatchObject({ running: [], deadline: null });
  await expect(has.journal.append(append(0))).rejects.toThrow();
  await expect(has.moderation.endMatch('t', ROOT)).rejects.toThrow('Match t is already over.');
  await expect(has.moderation.endMatch('x', ROOT)).rejects.toThrow('There is no match x.');
});

test('a player is deleted when no match waits for them', async () => {
  const has = await withPlayers();
  await playing(has, 't', 'ada');
  await expect(has.moderation.deletePlayer('ada', ROOT)).rejects.toThrow('Player ada is playing: t.');
  expect(await has.identity.find('ada')).toMatchObject({ name: 'ADA' });
  await has.seats.update('t', 0, { player: bot('greedy') }); // plays on for her
  await has.moderation.deletePlayer('ada', ROOT);
  expect(await has.identity.find('ada')).toMatchObject({ name: 'Deleted player' });
  await expect(has.moderation.deletePlayer('x', ROOT)).rejects.toThrow('There is no player x.');
});

test('everything that operators do is logged, by ids only', async () => {
  const has = await withPlayers();
  await playing(has, 't');
  await has.bans.ban({ player: 'ada', scope: 'play', duration: null }, ROOT);
  await has.bans.unban('ada', 'play', ROOT);
  await has.moderation.endMatch('t', ROOT);
  await has.moderation.exportPlayer('ada', ROOT);
  await has.moderation.deletePlayer('ada', ROOT);
  await has.audit.add({ ...ROOT, what: 'backup', player: null, subject: '/tmp/x.db' });
  const [ban] = await has.bans.of('ada');
  expect(ban).toBeUndefined(); // deleted with her
  const entries = await log(has);
  expect(entries.map(({ what, player }) => [what, player]).sort()).toEqual([
    ['backup', null],
    ['ban', 'ada'],
    ['delete', 'ada'],
    ['end', null],
    ['export', 'ada'],
    ['unban', 'ada'],
  ]);
  for (const entry of entries) expect(entry).toMatchObject({ ...ROOT, at: 2000 });
  expect(JSON.stringify(entries)).not.toContain('ADA');
  expect(await has.audit.list({ player: 'ada', limit: 99 })).toHaveLength(4);
  expect(await has.audit.list({ limit: 2 })).toHaveLength(2);
});

/** Every change that an operator can make. */
const CHANGES: readonly [string, (has: Given & { id: string }) => Promise<unknown>][] = [
  ['ban', ({ bans }) => bans.ban({ player: 'ada', scope: 'play', duration: null }, ROOT)],
  ['unban', ({ bans }) => bans.unban('ben', undefined, ROOT)],
  ['resolve', ({ reports, id }) => reports.resolve(id, ROOT)],
  ['end', ({ moderation }) => moderation.endMatch('t', ROOT)],
  ['delete', ({ moderation }) => moderation.deletePlayer('ada', ROOT)],
];

test.each(CHANGES)('%s: nothing is done if it can’t be logged', async (_what, change) => {
  const has = await withReport();
  await has.bans.ban({ player: 'ben', scope: 'talk', duration: null }, ROOT);
  await has.tables.create(newTable('waiting', { creator: 'ada' }));
  await sql`alter table audit rename column why to reason`.execute(has.db.query);
  const before = await everything(has);
  await expect(change(has)).rejects.toThrow('why');
  expect(await everything(has)).toBe(before);
  await sql`alter table audit rename column reason to why`.execute(has.db.query);
  await change(has);
  expect(await everything(has)).not.toBe(before);
});

test('a failed action isn’t logged', async () => {
  const has = await withReport();
  await has.reports.resolve(has.id, ROOT);
  const before = await everything(has);
  const changes = [
    () => has.bans.ban({ player: 'x', scope: 'play', duration: 1 }, ROOT),
    () => has.bans.unban('ada', undefined, ROOT),
    () => has.reports.resolve(has.id, ROOT),
    () => has.moderation.exportPlayer('x', ROOT),
    () => has.moderation.deletePlayer('x', ROOT),
    () => has.moderation.endMatch('x', ROOT),
  ];
  for (const change of changes) await expect(change()).rejects.toThrow(BadInputError);
  expect(await everything(has)).toBe(before);
});
