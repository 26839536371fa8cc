import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bot, commitTo, person, sha256 } from '@mechatable/kernel';
import { serve, type Served } from '@mechatable/server';
import { openSqlite, repositories } from '@mechatable/sql';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { withConsole, type Ran } from './console.ts';

const { cwd, mechatable } = withConsole();

/** The id of a player may begin with dashes. */
const ADA = '-da4567890123456789012';
const BEN = 'ben4567890123456789012';
const MATCH = '--t4567890123456789012';

let files = 0;

interface Stored {
  readonly data: string;
  readonly report: string;
  /** Runs a command for operators on this database. */
  readonly admin: (...words: readonly string[]) => Promise<Ran>;
}

/** A database with Ada, who has said something, Ben, who has reported it, and their match. */
async function stored(): Promise<Stored> {
  files++;
  const data = join(cwd, `table-${String(files)}.db`);
  const db = await openSqlite(data);
  const store = repositories(db);
  for (const [id, name] of [
    [ADA, 'Ada'],
    [BEN, 'Ben'],
  ] as const)
    await store.identity.createGuest({ id, name, emblem: 1, tokenHash: sha256(id) });
  const secret = sha256('host');
  await store.tables.create({
    ...{ id: MATCH, game: 'lanes', rulesVersion: 1, options: {}, creator: ADA, visibility: 'link' },
    ...{ seats: 2, commitment: commitTo(secret), secret },
    terms: {
      ...{ clock: { kind: 'none' }, undos: null, undoByConsent: true, talk: true },
      ...{ privateTalk: false, spectators: true, delay: 0 },
    },
  });
  await store.seats.join({ table: MATCH, playerId: ADA, player: person('Ada') });
  await store.seats.join({ table: MATCH, playerId: null, player: bot('rookie') });
  await db.query.updateTable('tables').set({ status: 'aborted', ended: 'Over.' }).execute();
  for (const text of ['Hello', 'Something rude'])
    await store.talk.say({
      ...{ table: MATCH, channel: 'table', seat: 0, player: ADA },
      text: JSON.stringify({ text }),
    });
  await store.talk.report({ table: MATCH, message: 1, player: BEN, reason: 'insult' });
  const [found] = await store.reports.list({ limit: 1 });
  await db.close();
  const admin: Stored['admin'] = (...words) => mechatable(['admin', ...words, '--data', data]);
  return { data, admin, report: found?.id ?? '' };
}

describe.each([
  ['without a server', false],
  ['with a running server', true],
])('%s', (_how, isRunning) => {
  let admin: Stored['admin'];
  let report = '';
  let data = '';
  let served: Served | null = null;

  beforeAll(async () => {
    ({ admin, report, data } = await stored());
    if (isRunning) served = await serve({ folder: cwd, port: 0, data, logLevel: 'silent' });
    return () => served?.close();
  });

  test('players are listed, searched and shown', async () => {
    const all = await admin('players');
    expect([all.code, all.err]).toEqual([0, '']);
    expect(all.out).toContain(`${ADA}  Ada`);
    const { out } = await admin('players', '--search', 'BEN');
    expect([out.includes(BEN), out.includes(ADA)]).toEqual([true, false]);
    expect((await admin('players', '--search', 'x')).out).toBe('No players found.\n');
    const ada = await admin('player', ADA);
    expect(ada.out).toContain(`Ada (${ADA})`);
    for (const part of [MATCH, 'Something rude', 'insult', 'No bans.']) expect(ada.out).toContain(part);
    expect((await admin('player', ADA, '--json')).json()).toMatchObject({
      player: { id: ADA, name: 'Ada' },
      matches: [{ id: MATCH }],
      reports: [{ id: report }],
      bans: [],
    });
  });

  test('matches are listed and shown, without secrets', async () => {
    expect((await admin('matches', '--status', 'aborted', '--player', ADA)).out).toContain(MATCH);
    expect((await admin('matches', '--game', 'masc')).out).toBe('No matches found.\n');
    const { out } = await admin('match', MATCH);
    expect(out).toContain(`Match ${MATCH}: aborted\nGame: lanes, rules version 1\n`);
    expect(out).toContain(`Players:\n  Ada (${ADA})\n  bot rookie\nEnded: Over.\n`);
    for (const text of [out, (await admin('match', MATCH, '--json')).out])
      expect(text).not.toContain(sha256('host'));
  });

  test('a ban is made, listed and lifted', async () => {
    const { out } = await admin('ban', ADA, 'Insults.', '--for', '7d', '--from', 'talk', '--as', 'eve');
    expect(out).toMatch(/^Ada is banned from talk: until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\n$/);
    expect((await admin('bans')).out).toContain('Insults.');
    expect((await admin('unban', ADA, 'Apologized.')).out).toContain('lifted');
    expect((await admin('bans')).out).toBe('No bans.\n');
    const again = await admin('unban', ADA);
    expect([again.code, again.err]).toEqual([2, `Player ${ADA} is not banned.\n`]);
    expect((await admin('ban', ADA, 'Worse.', '--for', 'forever', '--from', 'play')).out).toBe(
      'Ada is banned from play: forever.\n',
    );
  });

  test('a report is shown with its context, and resolved', async () => {
    expect((await admin('reports', '--open')).out).toContain(report);
    const { out } = await admin('report', report);
    expect(out).toMatch(/ {2}[\d: -]+ Ada: Hello\n> [\d: -]+ Ada: Something rude\n$/);
    expect(out).toContain(`Reported by Ben (${BEN}): insult\n`);
    expect((await admin('report', report, '--resolve', 'Banned.')).out).toMatch(/: resolved .*\. Banned\.\n/);
    expect((await admin('reports', '--open')).out).toBe('No reports.\n');
  });

  test('a player’s data is exported, and the database backed up, to new private files', async () => {
    const file = join(cwd, `ada-${String(isRunning)}.json`);
    expect((await admin('export', ADA, file)).code).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ player: { name: 'Ada' } });
    const copy = join(cwd, `copy-${String(isRunning)}.db`);
    expect((await admin('backup', copy)).out).toMatch(/^Backup written to .*: [\d,]+ bytes\.\n$/);
    expect((await mechatable(['admin', 'players', '--data', copy])).out).toContain('Ada');
    for (const written of [file, copy]) expect(statSync(written).mode & 0o777).toBe(0o600);
    for (const words of [
      ['export', ADA, file],
      ['backup', copy],
    ]) {
      const { code, err } = await admin(...words);
      expect([code, err]).toEqual([2, expect.stringContaining('already exists')]);
    }
  });

  test('a match that is over is not ended, and a player is deleted', async () => {
    expect((await admin('match', MATCH, '--end', 'Stuck.')).err).toBe(`Match ${MATCH} is already over.\n`);
    expect((await admin('delete', ADA, 'Asked for it.')).out).toBe(`Player ${ADA} deleted.\n`);
    expect((await admin('player', ADA)).out).toContain('Deleted player');
  });

  test('everything is in the audit log', async () => {
    const { entries } = (await admin('audit', '--json')).json() as {
      entries: { actor: string; what: string; why: string }[];
    };
    expect(entries.map(({ actor, what }) => `${actor} ${what}`).sort()).toEqual([
      'eve ban',
      ...['backup', 'ban', 'delete', 'export', 'resolve', 'unban'].map((what) => `operator ${what}`),
    ]);
    const { out } = await admin('audit', '--player', ADA);
    expect(out).toContain('Asked for it.');
    expect(out).not.toContain('Ada ');
  });

  test('wrong input is refused in one sentence', async () => {
    const nobody = 'x'.repeat(22);
    const refusals: [string[], RegExp][] = [
      [['player', 'short'], /expected the id of a player/],
      [['player', nobody], /^There is no player x+\. Find them with "admin players --search <name>"\.$/],
      [['match', nobody], /^There is no match x+\./],
      [['match', nobody, '--end', 'Stuck.'], /^There is no match x+\./],
      [['report', 'r1'], /^There is no report r1\./],
      [['report', 'r1', '--resolve', 'Done.'], /^There is no report r1\./],
      [
        ['matches', '--status', 'lost'],
        /^--status needs one of waiting, playing, over, aborted, not "lost"\.$/,
      ],
      [
        ['ban', BEN, 'Why', '--from', 'play'],
        /^--for needs a duration such as 30m, 12h, 7d, 2w or forever\.$/,
      ],
      [['ban', BEN, 'Why', '--from', 'play', '--for', '0d'], /^--for needs a duration .*, not "0d"\.$/],
      [['ban', BEN, 'Why', '--for', '7d'], /^--from needs play or talk\.$/],
      [['unban', BEN, '--from', 'all'], /^--from needs play or talk, not "all"\.$/],
      [['backup', 'no/such/folder/x.db'], /^Can’t write /],
    ];
    for (const [words, sentence] of refusals) {
      const { code, out, err } = await admin(...words);
      expect([words, code, out]).toEqual([words, 2, '']);
      expect(err.trimEnd()).toMatch(sentence);
    }
  });

  test('the server still has its file', () => {
    expect(existsSync(`${data}-admin.json`)).toBe(isRunning);
  });
});

test('a missing database is not created', async () => {
  const { code, err } = await mechatable(['admin', 'players', '--data', 'missing.db']);
  expect([code, err]).toEqual([
    2,
    `There is no database ${join(cwd, 'missing.db')}. Choose the server's file with --data.\n`,
  ]);
  expect(existsSync(join(cwd, 'missing.db'))).toBe(false);
});

test('a database that another program holds is not touched', async () => {
  const { data, admin } = await stored();
  const db = await openSqlite(data);
  const inUse = new RegExp(`^Another server is using ${data}\\.`);
  expect((await admin('players')).err).toMatch(inUse);
  // Left by a server that crashed: nothing answers there.
  writeFileSync(`${data}-admin.json`, JSON.stringify({ url: 'http://127.0.0.1:1', key: 'x' }));
  expect((await admin('players')).err).toMatch(inUse);
  await db.close();
  expect((await admin('players')).code).toBe(0);
});

const NAMES = [...COMMANDS.keys()].filter((name) => name.startsWith('admin '));

test.each(NAMES)('%s --help shows its usage, options and an example', async (name) => {
  const { code, out } = await mechatable([...name.split(' '), '--help']);
  expect(code).toBe(0);
  expect(out).toContain(`Usage: npx mechatable ${name}`);
  expect(out).toContain('--data <file>');
  expect(out).toMatch(new RegExp(`Examples:\n {2}npx mechatable ${name}`));
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
});

test('the help lists what operators can do', async () => {
  const { out } = await mechatable(['admin', '--help']);
  for (const name of ['players', 'match', 'ban', 'backup', 'audit'])
    expect(out).toContain(`  admin ${name} `);
  expect((await mechatable([])).out).toMatch(/\n {2}admin +Manage /);
});
