import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rngFrom, type AnyGame } from '@mechatable/kernel';
import { checkMatch } from '@mechatable/testkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardgameIo } from '../src/bench/boardgame-io.ts';
import { connectFour } from '../src/bench/connect-four.ts';
import { kernelPlayouts } from '../src/bench/kernel-playouts.ts';
import { median, ratePerSecond } from '../src/bench/measure.ts';
import { withConsole } from './console.ts';
import { standInPeer } from './stand-in-peer.ts';

const { cwd, mechatable } = withConsole();

const peers = { ok: true, folder: standInPeer(join(cwd, 'peers')) } as const;

type Board = ReturnType<typeof connectFour.rules.setup>;

function dropped(...columns: number[]): Board {
  const state = connectFour.rules.setup({}, 2, rngFrom(''));
  for (const column of columns) {
    const [seat = -1] = connectFour.rules.toAct(state);
    connectFour.rules.apply(state, seat, { kind: 'drop', column });
  }
  return state;
}

describe('connect four', () => {
  test.each([
    ['upright', [3, 4, 3, 4, 3, 4, 3], 0],
    ['level', [0, 0, 1, 1, 2, 2, 3], 0],
    ['level, closed in the middle', [0, 0, 1, 1, 3, 3, 2], 0],
    ['rising', [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3], 0],
    ['falling', [6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3], 0],
    ['by the second seat', [0, 3, 0, 3, 0, 3, 1, 3], 1],
  ])('four %s win', (_name, columns, winner) => {
    expect(connectFour.rules.outcome(dropped(...columns.slice(0, -1)))).toBeNull();
    expect(connectFour.rules.outcome(dropped(...columns))?.winners).toEqual([winner]);
  });

  test('a full column is refused', () => {
    const state = dropped(2, 2, 2, 2, 2, 2);
    expect(connectFour.rules.judge(state, 0, { kind: 'drop', column: 2 })).toMatchObject({
      ok: false,
      clause: 'C4-2',
    });
    expect(connectFour.rules.legal(state, 0).map(({ column }) => column)).toEqual([0, 1, 3, 4, 5, 6]);
  });

  test('obeys the laws', { timeout: 60_000 }, () => {
    for (const seed of ['a', 'b', 'c']) expect(checkMatch(connectFour as AnyGame, { seed })).toBeNull();
  });

  test('written for boardgame.io, it plays exactly the same matches', () => {
    const peer = boardgameIo(peers.folder);
    expect(peer?.name).toBe('boardgame.io 0.50.2');
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(peer?.playouts(10, rngFrom(seed))).toBe(
        kernelPlayouts(connectFour as AnyGame)(10, rngFrom(seed)),
      );
    }
  });
});

describe('the libraries that are compared with', () => {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));
  const lockOf = (file: string) =>
    (read(file) as { packages: Record<string, { resolved?: string }> }).packages;

  test('are only in their own lock file, which names no server', () => {
    expect(Object.keys(lockOf('package-lock.json'))).not.toContain('node_modules/boardgame.io');
    const own = lockOf('bench/peers/package-lock.json');
    expect(own['node_modules/boardgame.io']).toMatchObject({ version: '0.50.2' });
    expect(Object.values(own).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});

describe('bench', () => {
  // `--seconds 1` is the least that people can ask for. By a fast clock it measures the same things, but fewer times.
  beforeEach(() => {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() * 20);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('prints the documented fields', { timeout: 60_000 }, async () => {
    const { code, json } = await mechatable(['bench', '--seconds', '1', '--json'], { peers });
    expect(code).toBe(0);
    const number = expect.any(Number) as number;
    expect(json()).toEqual({
      games: [
        {
          id: 'duel',
          actionsPerSecond: number,
          matchesPerSecond: number,
          clonesPerSecond: number,
          viewsPerSecond: number,
          searchIterationsPerSecond: number,
        },
      ],
      peers: [
        { name: 'boardgame.io 0.50.2', game: 'connect-four', ours: number, theirs: number, ratio: number },
      ],
      searches: [
        { name: 'boardgame.io 0.50.2', game: 'connect-four', ours: number, theirs: number, ratio: number },
      ],
    });
  });

  test('people read the same comparison', { timeout: 60_000 }, async () => {
    const { out, err } = await mechatable(['bench', '--seconds', '1'], { peers });
    expect(err).toBe('');
    expect(out).toMatch(
      /\nconnect-four: [\d,.]+ moves\/s here, [\d,.]+ in boardgame\.io 0\.50\.2 \([\d,.]+x\)\.\n/,
    );
    expect(out).toMatch(/\nconnect-four: [\d,.]+ search iterations\/s here, /);
  });

  test.each([
    ['that cannot be installed', [], { ok: false, why: 'npm ci in bench/peers failed.' } as const],
    ['that are not there all the same', [], { ok: true, folder: cwd } as const],
    ['that are not wanted', ['--no-peers'], undefined],
  ])('without libraries %s our own figures remain', { timeout: 60_000 }, async (_name, words, given) => {
    const world = { peers: given ?? peers };
    const { code, json, err } = await mechatable(['bench', '--seconds', '1', '--json', ...words], world);
    expect(code).toBe(0);
    expect(json()).toMatchObject({ games: [{ id: 'duel' }], peers: [], searches: [] });
    if (given === undefined) expect(err).toBe('');
    else expect(err).toMatch(/^Skipping the comparison with boardgame\.io\. .+\n$/);
  });
});

describe('bench of a server', () => {
  test.each([
    ['--nodes 2', '--nodes needs --server.'],
    ['--memory --nodes 2 --database postgres://localhost/x', '--nodes needs --server.'],
    ['--followers 10', '--followers needs --server.'],
    ['--memory --followers 10', '--followers needs --server.'],
    ['--server --nodes 2', '--nodes needs --database: servers can share a database only on PostgreSQL.'],
    [
      '--server --nodes 1 --database postgres://localhost/x',
      '--nodes needs a whole number of 2 or more, not "1".',
    ],
    ['--database postgres://localhost/x', '--database needs --server, --memory or --growth.'],
    ['--matches 3', '--matches needs --server, --memory or --growth.'],
    ['--growth --server', '--growth is measured alone. Remove --server and --memory.'],
    [
      '--server --database data/mechatable.db',
      '--database: This is not the address of a PostgreSQL database. It should look like postgres://user:password@host:5432/database.',
    ],
  ])('refuses what makes no sense: %s', async (line, sentence) => {
    const { code, out, err } = await mechatable(['bench', ...line.split(' ')], { peers });
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });

  test('a PostgreSQL server that can’t be reached is an error, without its password', async () => {
    const address = 'postgres://me:secret@127.0.0.1:1/x';
    const { code, out, err } = await mechatable(['bench', '--growth', '--database', address], { peers });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(
      /^--database: Can't create a database on the server of postgres:\/\/me@127\.0\.0\.1:1\/x \(.+\)\. .+\n$/,
    );
  });
});

describe('measuring', () => {
  test('a rate is the work done per second; a median is the middle value', () => {
    expect(ratePerSecond(5, () => 1)).toBeGreaterThan(1000);
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });
});
