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
  summary: 'Measure how fast the games and the kernel are, on one core.',
  about: [
    'Each game is played at random over all its loadouts; clones and views are of states in mid-match.',
    'A search starts in the middle of a match between greedy bots.',
    'The kernel is held against boardgame.io on connect four: the same random matches, in turns, in one run;',
    'and the search against its tree search, each iteration with a random playout to the end.',
    'boardgame.io is installed into bench/peers when it is first needed; --no-peers does without.',
    'Figures are medians of several rounds.',
  ].join('\n'),
  operands: {},
  options: {
    seconds: {
      kind: 'whole',
      value: '<N>',
      help: 'how long to measure each game, and the peers',
      min: 1,
      max: 3600,
      default: 5,
    },
    'no-peers': { kind: 'flag', help: 'install nothing, and leave out the comparison' },
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
      ...searches.map((speed) => ['iterations of a search', speed] as const),
    ];
    for (const [what, { name, game, ours, theirs, ratio }] of compared) {
      io.out(
        `\n${game}: ${figure(ours)} ${what} a second here, ${figure(theirs)} in ${name}: ${figure(ratio)} times as many.\n`,
      );
    }
    return EXIT.ok;
  },
});

/** What the kernel is compared with, installed now if need be; null, with the reason told, if that fails. */
async function installedPeer(io: Io): Promise<Peer | null> {
  const installed = await io.installPeers();
  const peer = installed.ok ? boardgameIo(installed.folder) : null;
  if (peer !== null) return peer;
  const why = installed.ok ? `It is not in ${installed.folder}.` : installed.why;
  io.err(`The comparison with boardgame.io is left out. ${why}\n`);
  return null;
}
