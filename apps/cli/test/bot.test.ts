import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, RELEASES, findGame } from '@mechatable/catalog';
import { verifyRecord } from '@mechatable/host';
import { checkRecord, pick, rngFrom, type RecordHead } from '@mechatable/kernel';
import { EventStream, ROUTES, TABLE_MESSAGES, type TableInfo } from '@mechatable/protocol';
import { describe, expect, test } from 'vitest';
import { FollowedTable } from '../src/online/followed-table.ts';
import { signIn, type Guest } from '../src/online/guest.ts';
import { playTable, type Choose } from '../src/online/play-table.ts';
import { withConsole, type Ran } from './console.ts';

const { cwd, mechatable } = withConsole();
const site = join(cwd, 'site');
mkdirSync(site);

const gameOf = ({ game, rulesVersion }: RecordHead) => findGame(game, rulesVersion);
const lanes = { game: 'lanes', options: {}, seats: [null, null] };
const WORLD = { games: GAMES, releases: RELEASES };

/** Serves while something happens. */
async function withServer(work: (url: string) => Promise<void>): Promise<void> {
  const { code, err } = await mechatable(['serve', '--port', '0', '--data', ':memory:'], {
    site,
    whileServing: (out) => work(/is running at (\S+)\. /.exec(out)?.[1] ?? ''),
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
}

/** Runs the command until `work` is done, as if Ctrl-C was pressed then. */
function bot(words: readonly string[], work: () => Promise<void>): Promise<Ran> {
  return mechatable(['bot', ...words], { ...WORLD, whileServing: work });
}

function atRandom(seed: string): Choose {
  const rng = rngFrom(seed);
  return (_host, _seat, { legal }) => Promise.resolve(pick(rng, legal));
}

/** Never: the command ends on its own. */
const forever = (): Promise<void> => new Promise(() => undefined);

function join1({ api }: Guest, table: string): Promise<unknown> {
  return api.call(ROUTES.join, { params: { table }, body: { contribution: '0'.repeat(64) } });
}

/** The first table in the lobby that waits for someone. */
async function openTable({ api }: Guest): Promise<TableInfo> {
  for (;;) {
    const { tables } = await api.call(ROUTES.listTables, { query: { scope: 'open' } });
    const found = tables.find(({ seats }) => seats.some(({ kind }) => kind === 'person'));
    if (found !== undefined) return found;
  }
}

describe('a bot on a server', () => {
  test('sets up a table, plays with a person, refuses a draw, and sets up the next', async () => {
    await withServer(async (url) => {
      const person = await signIn({ server: url, name: 'Mira' });
      const words = ['--server', url, '--game', 'mecha-2e', '--bot', 'random', '--name', 'Rusty', '--host'];
      const { code, out } = await bot(words, async () => {
        const { id } = await openTable(person);
        await join1(person, id);
        const table = new FollowedTable(person.api, id, gameOf);
        while (table.host === null) await table.changed();
        const [seat = 0] = table.host.here;
        await offerDraw(person, table, seat);
        await table.host.concede(seat);
        expect(table.host.frame(seat).outcome?.winners).toEqual([1 - seat]);
        const { record } = await person.api.call(ROUTES.getRecord, { params: { table: id } });
        const verified = await verifyRecord(findGame('mecha-2e'), checkRecord(record));
        expect(verified.problems).toEqual([]);
        expect((await openTable(person)).id).not.toBe(id);
      });
      expect(code).toBe(0);
      expect(out).toMatch(/^Playing as Rusty on http:\S+\. Press Ctrl-C to stop\.\n/);
      expect(out).toMatch(/Sat down at \S{22}: Mecha: Immense Warfare\.\n/);
      expect(out).toMatch(/\S{22}: won\.\n/);
      // The table of a bot that has left is no longer waiting.
      expect((await person.api.call(ROUTES.listTables, { query: { scope: 'open' } })).tables).toEqual([]);
    });
  });

  test('joins open tables and plays several matches at once', async () => {
    await withServer(async (url) => {
      const person = await signIn({ server: url });
      const body = { ...lanes, visibility: 'open' as const };
      const ids: string[] = [];
      for (let i = 0; i < 2; i++) ids.push((await person.api.call(ROUTES.createTable, { body })).id);
      for (const id of ids) await join1(person, id);
      const tables = ids.map((id) => new FollowedTable(person.api, id, gameOf));
      const { out } = await bot(['--server', url, '--bot', 'random'], async () => {
        for (const table of tables) while (table.host === null) await table.changed();
        await Promise.all(tables.map((table) => playTable(person.api, table, atRandom(table.id))));
      });
      expect(out.match(/Sat down at/g)).toHaveLength(2);
    });
  });

  test('--table plays one match with a program, and stops', async () => {
    await withServer(async (url) => {
      const person = await signIn({ server: url });
      const { id } = await person.api.call(ROUTES.createTable, { body: lanes });
      await join1(person, id);
      const playing = playTable(person.api, new FollowedTable(person.api, id, gameOf), atRandom('p'));
      const eager = join(import.meta.dirname, '../../../examples/bots/eager.mjs');
      const words = ['--server', url, '--table', `${url}/some/${id}`, '--bot', `cmd:node ${eager}`];
      const { code, out } = await bot(words, forever);
      expect(code).toBe(0);
      expect(out).toContain(`Sat down at ${id}: Breachline.\n`);
      expect(out).toMatch(new RegExp(`${id}: (won|lost|draw)\\.\\n`));
      expect((await playing)?.outcome).toBeDefined();
    });
  });

  test('a program that crashes concedes its match, and the reason is shown', async () => {
    writeFileSync(join(cwd, 'crash.mjs'), 'process.stdin.once("data", () => process.exit(3));');
    await withServer(async (url) => {
      const person = await signIn({ server: url });
      const { id } = await person.api.call(ROUTES.createTable, { body: lanes });
      await join1(person, id);
      const playing = playTable(person.api, new FollowedTable(person.api, id, gameOf), atRandom('p'));
      const words = ['--server', url, '--table', id, '--bot', `cmd:node ${join(cwd, 'crash.mjs')}`];
      const { code, out } = await bot(words, forever);
      expect(code).toBe(0);
      expect(out).toContain(`${id}: conceded. The program "node`);
      expect(out).toContain('exited early (exit code 3)');
      expect((await playing)?.outcome.winners).toEqual([(await playing)?.seat]);
    });
  });

  test('stopped in the middle, it concedes nothing, and continues with its session', async () => {
    await withServer(async (url) => {
      const person = await signIn({ server: url });
      const { id } = await person.api.call(ROUTES.createTable, { body: { ...lanes, visibility: 'open' } });
      await join1(person, id);
      const table = new FollowedTable(person.api, id, gameOf);
      const words = ['--server', url, '--bot', 'random', '--session', 'rusty.session'];
      const first = await bot(words, async () => {
        while (table.host === null) await table.changed();
      });
      expect(first.out).toContain('leaves 1 running match. The next run continues them.');
      expect(statSync(join(cwd, 'rusty.session')).mode & 0o777).toBe(0o600);
      expect(readFileSync(join(cwd, 'rusty.session'), 'utf8')).toMatch(/^\S{43}\n$/);
      const second = await bot(words, async () => {
        const finished = await playTable(person.api, table, atRandom('p'));
        expect(finished?.outcome).toBeDefined();
      });
      const [, name = ''] = /Playing as (.+) on /.exec(first.out) ?? [];
      expect(second.out).toContain(`Playing as ${name} on `);
    });
  });
});

/** Offers a draw in the own turn, when nothing but the answer can change anything, and waits until it is refused. */
async function offerDraw({ api }: Guest, table: FollowedTable, seat: number): Promise<void> {
  const isAlone = (): boolean => table.host?.frame(seat).asked.join() === String(seat);
  while (!isAlone()) await table.changed();
  const params = { table: table.id };
  const counts: number[] = [];
  const refused = new Promise<void>((resolve) => {
    const stream = new EventStream(api, api.address(ROUTES.follow, { params }), TABLE_MESSAGES, {
      onMessage(message) {
        if (message.type !== 'room') return;
        counts.push(message.data.offers.length);
        if (!counts.includes(1) || counts.at(-1) !== 0) return;
        stream.close();
        resolve();
      },
      onConnected(isConnected) {
        const at = table.host?.frame(seat).entry ?? 0;
        const body = { seat, at, request: 'offer-a-draw-now', kind: 'draw' as const };
        if (isConnected) void api.call(ROUTES.offer, { params, body });
      },
      onRefused: () => undefined,
    });
    void stream.run();
  });
  await refused;
}

describe('wrong input', () => {
  test.each([
    [
      ['--server', 'localhost'],
      '--server needs an address such as http://localhost:3000, not "localhost".\n',
    ],
    [['--server', 'http://localhost:1'], /^No Mechatable server answers at http:\/\/localhost:1\./],
    [['--bot', 'clever'], /^Unknown bot "clever"/],
    [['--game', 'chess'], /^Unknown game "chess"/],
  ])('%j is refused', async (words, sentence) => {
    const { code, out, err } = await bot(words, forever);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    if (typeof sentence === 'string') expect(err).toBe(sentence);
    else expect(err).toMatch(sentence);
  });

  test('a table that does not exist is refused', async () => {
    await withServer(async (url) => {
      const { code, err } = await bot(['--server', url, '--table', 'x'.repeat(22)], forever);
      expect(code).toBe(2);
      expect(err).toBe('Table not found. The link may be incomplete.\n');
    });
  });
});
