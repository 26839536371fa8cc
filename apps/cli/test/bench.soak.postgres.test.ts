import { invariant } from '@mechatable/kernel';
import { databasesLike, freshPostgres, postgresUrl } from '@mechatable/sql/fresh-database';
import { expect, test } from 'vitest';
import { withConsole } from './console.ts';
import { runProgram, type Ended } from './run-program.ts';

const { cwd } = withConsole();
const TIMEOUT = { timeout: 300_000 };

invariant(postgresUrl !== undefined, 'this project has a PostgreSQL server');
const server = postgresUrl;

interface Bench {
  readonly address: string;
  /** The databases that `bench` has created beside this one, and not deleted. */
  readonly scratch: () => Promise<readonly string[]>;
}

async function bench(): Promise<Bench> {
  const address = await freshPostgres(server);
  const start = `${new URL(address).pathname.slice(1, 21)}_scratch_`;
  return { address, scratch: () => databasesLike(server, start) };
}

const jsonOf = ({ out, err }: Ended): unknown => {
  expect(err).not.toContain('Error');
  return JSON.parse(out);
};

test(
  'bench --server compares one node with several on PostgreSQL, and leaves nothing behind',
  TIMEOUT,
  async () => {
    const { address, scratch } = await bench();
    const words = [
      '--no-peers',
      '--matches',
      '3',
      '--seconds',
      '1',
      '--nodes',
      '2',
      '--followers',
      '4',
      '--json',
    ];
    const ended = await runProgram(cwd, ['bench', '--server', '--database', address, ...words]);
    const { servers } = jsonOf(ended) as {
      servers: {
        ours: { movesPerSecond: number };
        several: { speed: { movesPerSecond: number }; ratio: number };
      }[];
    };
    expect(servers).toMatchObject([
      {
        ...{ matches: 3, theirs: null, ours: { nodes: 1, followers: 0 } },
        several: { speed: { nodes: 2, followers: 0, matches: 3 } },
        followed: { speed: { nodes: 2, followers: 4, matches: 3 } },
      },
    ]);
    for (const { ours, several } of servers) {
      expect(several.speed.movesPerSecond).toBeGreaterThan(0);
      expect(several.ratio).toBeCloseTo(several.speed.movesPerSecond / ours.movesPerSecond);
    }
    expect(await scratch()).toEqual([]);
  },
);

test('bench --memory opens matches on PostgreSQL', TIMEOUT, async () => {
  const { address, scratch } = await bench();
  const ended = await runProgram(cwd, [
    ...['bench', '--memory', '--matches', '2,4', '--database', address, '--json'],
  ]);
  expect(jsonOf(ended)).toMatchObject({ database: 'postgres', matches: 4, connected: 2 });
  expect(await scratch()).toEqual([]);
});

test('Ctrl-C ends the benchmark and deletes its database', TIMEOUT, async () => {
  const { address, scratch } = await bench();
  let isOver = false;
  const { code } = await runProgram(
    cwd,
    ['bench', '--server', '--no-peers', '--seconds', '3600', '--database', address],
    '',
    (child) => {
      child.once('exit', () => (isOver = true));
      void expect
        .poll(async () => isOver || (await scratch()).length > 0, { timeout: 200_000, interval: 5 })
        .toBe(true)
        .then(() => child.kill('SIGINT'));
    },
  );
  expect(code).toBe(130);
  expect(await scratch()).toEqual([]);
});
