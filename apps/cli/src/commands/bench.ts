import { BadInputError } from '@mechatable/kernel';
import { createScratch } from '@mechatable/sql';
import { StoreFailedError } from '@mechatable/store';
import { command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { figure } from '../figures.ts';
import { gameSpeed, type GameSpeed } from '../bench/game-speed.ts';
import { boardgameIo, type Peer } from '../bench/boardgame-io.ts';
import { Child } from '../bench/online/child.ts';
import { mostStreams } from '../bench/online/idle-matches.ts';
import { benchGrowth } from '../bench/growth/run.ts';
import { benchServer, type ServerBench } from '../bench/online/run.ts';
import { peerSearchSpeeds, peerSpeeds } from '../bench/peers.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { JSON_FLAG } from '../option.ts';
import { textTable } from '../text-table.ts';
import { words } from '../bench/words.ts';

export const bench = command({
  name: 'bench',
  summary: 'Measure the speed of the games, the kernel or the online server.',
  about: [
    'Plays each game at random with all its loadouts. Clones and views use mid-match states; searches start in the',
    'middle of a match between greedy bots.',
    'Also compares the kernel with boardgame.io on Connect Four, taking turns on the same random matches, and our search',
    'with boardgame.io’s tree search, which plays each iteration to the end at random.',
    'Installs boardgame.io into bench/peers on first use; --no-peers skips the comparison.',
    'All numbers are medians of several rounds.',
    '--server compares the online server with boardgame.io’s, which keeps matches in memory only: moves',
    'per second at 50 and 200 matches at once, and how long a move takes to reach the opponent. Server and load generator',
    'run in separate processes. --memory opens 10,000 matches and measures the memory of each.',
    '--database measures our server on PostgreSQL: it creates a new database on that server and deletes it afterward.',
    '--nodes then also starts several servers on one database, and alternates with a single one. Both players of a match',
    'use the same server, as behind a proxy that routes by table. The same number of processes generates the load.',
    '--followers also measures our servers while that many players of idle matches have their pages open on each of them.',
    'Every page gets a heartbeat every 15 seconds, so measure for longer: --seconds 20.',
    '--growth measures what a move costs in the database with 1,000, 100,000 and 1,000,000 stored matches, and in matches',
    'of 10, 1,000 and 10,000 entries: on SQLite, and with --database also on PostgreSQL. The best of five rounds counts.',
  ].join('\n'),
  operands: {},
  options: {
    seconds: {
      kind: 'whole',
      value: '<N>',
      help: 'seconds to measure each game and each comparison',
      min: 1,
      max: 3600,
      default: 5,
    },
    'no-peers': { kind: 'flag', help: 'install nothing and skip the comparison' },
    server: { kind: 'flag', help: 'measure the online server' },
    memory: { kind: 'flag', help: "measure the online server's memory" },
    growth: { kind: 'flag', help: 'measure how the cost of a move depends on what is stored' },
    database: {
      kind: 'text',
      value: '<address>',
      help: 'a PostgreSQL server: postgres://user:password@host:5432/database',
    },
    nodes: {
      kind: 'whole',
      value: '<N>',
      help: 'with --server and --database: how many servers to compare with one',
      min: 2,
      max: 64,
    },
    followers: {
      kind: 'whole',
      value: '<N>',
      help: 'with --server: how many open pages of idle matches to add, per server',
      min: 2,
      max: 20_000,
    },
    matches: {
      kind: 'list',
      value: '<a,b>',
      help: 'matches: at once with --server; first and in total with --memory; stored with --growth',
    },
    json: JSON_FLAG,
  },
  examples: [
    'npx mechatable bench',
    'npx mechatable bench --seconds 20 --json',
    'npx mechatable bench --server',
    'npx mechatable bench --server --database postgres://localhost/postgres --nodes 2',
    'npx mechatable bench --server --followers 5000 --seconds 20',
    'npx mechatable bench --memory --matches 1000,2000',
    'npx mechatable bench --growth --json',
  ],
  async run(_operands, { seconds, json, server, memory, growth, matches, database, ...rest }, io) {
    const { nodes, followers = 0 } = rest;
    const isOnline = server || memory;
    if (growth && isOnline) throw new BadInputError(words.growthAlone);
    if (!isOnline && !growth) {
      if (matches !== undefined) throw new BadInputError(words.needsMeasurement('--matches'));
      if (database !== undefined) throw new BadInputError(words.needsMeasurement('--database'));
    }
    if (nodes !== undefined && (!server || memory)) throw new BadInputError(words.nodesNeedServer);
    if (nodes !== undefined && database === undefined) throw new BadInputError(words.nodesNeedDatabase);
    if (followers > 0 && (!server || memory)) throw new BadInputError(words.followersNeedServer);
    if (followers > mostStreams()) throw new BadInputError(words.tooManyFollowers(figure(mostStreams())));
    if (isOnline || growth)
      return orInterrupted(io, async (stopped) => {
        if (database !== undefined) await checkDatabase(database);
        const numbers = matches?.map(wholeNumber);
        const stored = { isJson: json, database: database ?? null, stopped };
        if (growth) return benchGrowth(io, { ...stored, numbers });
        const size = { seconds, nodes: nodes ?? 1, followers, ...sizesOf(memory, numbers) };
        const peer = rest['no-peers'] || memory ? null : await installedPeer(io);
        return benchServer(io, { ...stored, memory, peer, ...size });
      });
    const peer = rest['no-peers'] ? null : await installedPeer(io);
    const peers = peer === null ? [] : peerSpeeds(peer, seconds * 1000);
    const searches = peer === null ? [] : await peerSearchSpeeds(peer, seconds * 1000);
    const games: GameSpeed[] = [];
    for (const game of io.games) games.push(await gameSpeed(game, seconds * 1000));
    if (json) {
      outJson(io, { games, peers, searches });
      return EXIT.ok;
    }
    const rows = games.map((speed) => [
      speed.id,
      figure(speed.actionsPerSecond),
      figure(speed.matchesPerSecond),
      figure(speed.clonesPerSecond),
      figure(speed.viewsPerSecond),
      figure(speed.searchIterationsPerSecond),
    ]);
    io.out(textTable(['game', 'actions/s', 'matches/s', 'clones/s', 'views/s', 'search/s'], rows));
    const compared = [
      ...peers.map((speed) => ['moves', speed] as const),
      ...searches.map((speed) => ['search iterations', speed] as const),
    ];
    for (const [what, { name, game, ours, theirs, ratio }] of compared) {
      io.out(
        words.compared(what, {
          game,
          name,
          ours: figure(ours),
          theirs: figure(theirs),
          ratio: figure(ratio),
        }),
      );
    }
    return EXIT.ok;
  },
});

/** Creates a database and deletes it, so that problems are reported before anything is installed or measured. */
async function checkDatabase(address: string): Promise<void> {
  try {
    const scratch = await createScratch(address);
    await scratch.drop();
  } catch (error) {
    throw error instanceof StoreFailedError
      ? new BadInputError(words.database(error.message), { cause: error })
      : error;
  }
}

/** After Ctrl-C, deletes what was stored for a measurement. */
async function orInterrupted(io: Io, work: (stopped: AbortSignal) => Promise<number>): Promise<number> {
  const stopping = new AbortController();
  const release = io.onInterrupt(() => {
    stopping.abort();
    void Child.stopAll();
  });
  try {
    return await work(stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return EXIT.interrupted;
    throw error;
  } finally {
    release();
  }
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new BadInputError(words.whole(text));
}

/** The sizes from `--matches`. With fewer matches than in the targets, it is a quick look: one round with little warm-up. */
function sizesOf(memory: boolean, matches: readonly number[] | undefined): Partial<ServerBench> {
  if (matches === undefined) return {};
  const [first = 0, all = first] = matches;
  if (memory && first >= all) throw new BadInputError(words.twoNumbers);
  if (memory) return { open: [first, all] };
  const isQuick = Math.max(...matches) < 50;
  return {
    loads: matches.map((number) => ({ matches: number, think: 0 })),
    ...(isQuick ? { rounds: 1, warmUp: 10 } : {}),
  };
}

/** The library to compare with, installed if needed; null after printing the reason if that fails. */
async function installedPeer(io: Io): Promise<Peer | null> {
  const installed = await io.clone.installPeers();
  const peer = installed.ok ? boardgameIo(installed.folder) : null;
  if (peer !== null) return peer;
  const why = installed.ok ? words.missingIn(installed.folder) : installed.why;
  io.err(words.noPeer(why));
  return null;
}
