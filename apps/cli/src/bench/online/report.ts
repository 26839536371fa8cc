import { count, figure } from '../../figures.ts';
import { textTable } from '../../text-table.ts';
import type { Compared } from './compare.ts';
import type { ServerMemory } from './server-memory.ts';
import type { ServerSpeed } from './server-speed.ts';

const HEAD = [
  'server',
  'nodes',
  'matches',
  'think ms',
  'moves/s',
  'p50 ms',
  'p99 ms',
  'CPU µs/move',
  'RSS MB',
  'ratio',
];

/** `peer`: the name of boardgame.io with its version. */
export function serverText(compared: readonly Compared[], peer: string): string {
  const rows = compared.flatMap(({ ours, theirs, ratio, several, followed }) => [
    rowOf('mechatable', ours, ratio === null ? '' : times(ratio)),
    ...(several === null ? [] : [rowOf('mechatable', several.speed, `${times(several.ratio)} of one node`)]),
    ...(followed === null
      ? []
      : [rowOf(withFollowers(followed.speed), followed.speed, `${times(followed.ratio)} of none`)]),
    ...(theirs === null ? [] : [rowOf(peer, theirs, '')]),
  ]);
  return textTable(HEAD, rows);
}

function withFollowers({ followers }: ServerSpeed): string {
  return `mechatable, ${figure(followers)} followers`;
}

function times(ratio: number): string {
  return `${ratio.toFixed(2)}x`;
}

function rowOf(name: string, speed: ServerSpeed, ratio: string): string[] {
  const { nodes, matches, think, movesPerSecond, p50, p99, serverCpu, rss } = speed;
  return [
    name,
    String(nodes),
    String(matches),
    String(think),
    figure(Math.round(movesPerSecond)),
    p50.toFixed(1),
    p99.toFixed(1),
    ((serverCpu / movesPerSecond) * 1e6).toFixed(0),
    (rss / 1e6).toFixed(0),
    ratio,
  ];
}

export function memoryText({ matches, connected, rss, rssPerMatch, heapPerMatch }: ServerMemory): string {
  return [
    `${figure(matches)} open matches, ${count(connected, 'player')} connected to each: ${(rss / 1e6).toFixed(0)} MB.`,
    `Beyond the first: ${(rssPerMatch / 1000).toFixed(1)} kB per match, ${(heapPerMatch / 1000).toFixed(1)} kB of it heap.\n`,
  ].join('\n');
}
