import { command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { figure } from '../figures.ts';
import { gameSpeed, type GameSpeed } from '../bench/game-speed.ts';
import { boardgameIo, type Peer } from '../bench/boardgame-io.ts';
import { peerSearchSpeeds, peerSpeeds } from '../bench/peers.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { JSON_FLAG } from '../option.ts';
import { textTable } from '../text-table.ts';

export const bench = command({
  name: 'bench',
  summary: 'Measure the speed of the games and the kernel on one core.',
  about: [
    'Plays each game at random with all its loadouts. Clones and views use mid-match states; searches start in the',
    'middle of a match between greedy bots.',
    'Also compares the kernel with boardgame.io on Connect Four, alternating on the same random matches, and the',
    'search with its tree search, where each iteration plays to the end at random.',
    'Installs boardgame.io into bench/peers on first use; --no-peers skips the comparison.',
    'All numbers are medians of several rounds.',
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
    json: JSON_FLAG,
  },
  examples: ['npx mechatable bench', 'npx mechatable bench --seconds 20 --json'],
  async run(_operands, { seconds, json, ...rest }, io) {
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
        `\n${game}: ${figure(ours)} ${what}/s here, ${figure(theirs)} in ${name} (${figure(ratio)}x).\n`,
      );
    }
    return EXIT.ok;
  },
});

/** The library to compare with, installed if needed; null after printing the reason if that fails. */
async function installedPeer(io: Io): Promise<Peer | null> {
  const installed = await io.installPeers();
  const peer = installed.ok ? boardgameIo(installed.folder) : null;
  if (peer !== null) return peer;
  const why = installed.ok ? `It is missing in ${installed.folder}.` : installed.why;
  io.err(`Skipping the comparison with boardgame.io. ${why}\n`);
  return null;
}
