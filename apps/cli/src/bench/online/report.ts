import { count, figure } from '../../figures.ts';
import { textTable } from '../../text-table.ts';
import { median } from '../measure.ts';
import type { ServerMemory } from './server-memory.ts';
import { serverSpeed, type Load, type ServerSpeed } from './server-speed.ts';

/** Loads from the targets: so many matches, players who don't think or think for a second. */
const LOADS = [
  { matches: 50, think: 0 },
  { matches: 200, think: 0 },
  { matches: 200, think: 1000 },
] as const;
/** Rounds of both servers in turn, so that whatever else the machine does hits both. */
const ROUNDS = 3;
/** Moves before measuring. Paced matches would take minutes for as many. */
const WARM_UP = 20_000;
const WARM_UP_PACED = 400;

export interface Compared {
  readonly matches: number;
  readonly think: number;
  readonly ours: ServerSpeed;
  readonly theirs: ServerSpeed | null;
  /** How many times as many moves our server makes. */
  readonly ratio: number | null;
}

export interface BenchSize {
  readonly loads?: readonly Pick<Load, 'matches' | 'think'>[];
  readonly rounds?: number;
  readonly warmUp?: number;
  readonly seconds: number;
}

/** Measures our server and, if it is installed, boardgame.io's under the same loads, in turns. */
export async function compareServers(
  peers: string | null,
  { loads = LOADS, rounds = ROUNDS, warmUp = WARM_UP, seconds }: BenchSize,
  onRound: (speed: ServerSpeed) => void = () => undefined,
): Promise<readonly Compared[]> {
  const compared: Compared[] = [];
  for (const { matches, think } of loads) {
    const load = { matches, think, seconds, warmUp: think === 0 ? warmUp : Math.min(warmUp, WARM_UP_PACED) };
    const ours: ServerSpeed[] = [];
    const theirs: ServerSpeed[] = [];
    for (let round = 0; round < rounds; round++) {
      const us = await serverSpeed('ours', load);
      onRound(us);
      ours.push(us);
      if (peers === null) continue;
      const them = await serverSpeed('theirs', load, peers);
      onRound(them);
      theirs.push(them);
    }
    const us = middle(ours);
    const them = theirs.length === 0 ? null : middle(theirs);
    const ratio = them === null ? null : us.movesPerSecond / them.movesPerSecond;
    compared.push({ matches, think, ours: us, theirs: them, ratio });
  }
  return compared;
}

/** The median of each figure. */
function middle(speeds: readonly ServerSpeed[]): ServerSpeed {
  const of = (figureOf: (speed: ServerSpeed) => number): number => median(speeds.map(figureOf));
  const [{ server, matches, think }] = speeds as [ServerSpeed];
  return {
    server,
    matches,
    think,
    movesPerSecond: of((speed) => speed.movesPerSecond),
    p50: of((speed) => speed.p50),
    p99: of((speed) => speed.p99),
    serverCpu: of((speed) => speed.serverCpu),
    serverSystem: of((speed) => speed.serverSystem),
    loadCpu: of((speed) => speed.loadCpu),
    rss: of((speed) => speed.rss),
  };
}

export function serverText(compared: readonly Compared[], peer: string): string {
  const rows = compared.flatMap(({ ours, theirs, ratio }) => [
    rowOf('mechatable', ours, ratio),
    ...(theirs === null ? [] : [rowOf(peer, theirs, null)]),
  ]);
  const head = [
    'server',
    'matches',
    'think ms',
    'moves/s',
    'p50 ms',
    'p99 ms',
    'CPU µs/move',
    'RSS MB',
    'ratio',
  ];
  return textTable(head, rows);
}

function rowOf(name: string, speed: ServerSpeed, ratio: number | null): string[] {
  const { matches, think, movesPerSecond, p50, p99, serverCpu, rss } = speed;
  return [
    name,
    String(matches),
    String(think),
    figure(Math.round(movesPerSecond)),
    p50.toFixed(1),
    p99.toFixed(1),
    ((serverCpu / movesPerSecond) * 1e6).toFixed(0),
    (rss / 1e6).toFixed(0),
    ratio === null ? '' : `${ratio.toFixed(2)}x`,
  ];
}

export function memoryText({ matches, connected, rss, rssPerMatch, heapPerMatch }: ServerMemory): string {
  return [
    `${figure(matches)} open matches, ${count(connected, 'player')} connected to each: ${(rss / 1e6).toFixed(0)} MB.`,
    `Beyond the first: ${(rssPerMatch / 1000).toFixed(1)} kB per match, ${(heapPerMatch / 1000).toFixed(1)} kB of it heap.\n`,
  ].join('\n');
}
