import { availableParallelism } from 'node:os';
import { findGame } from '@mechatable/catalog';
import { BadInputError, publishedId, type AnyGame } from '@mechatable/kernel';
import { command, GAME } from '../command.ts';
import { contentWords } from '../content/in-use.ts';
import { EXIT } from '../exit.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { BOTS, CONTENT, CORES, GAME_OPTIONS, JSON_FLAG, MATCHES, SEED } from '../option.ts';
import { textOf } from '../players/entrant.ts';
import { LOADOUTS, rotatingLoadouts, seatBots } from '../seats.ts';
import { OPEN_SEEDS, chooseSeed, seedNote, type SeedKind } from '../seeds.ts';
import { quoted } from '@mechatable/study';
import { playOnly } from '../sim/only.ts';
import { pairings, type SimPlan } from '../sim/plan.ts';
import { reportOf } from '../sim/report.ts';
import { reportErrors } from '../sim/report-errors.ts';
import { reportText } from '../sim/report-text.ts';
import { chunkRunner } from '../sim/run-chunk.ts';
import { addTally, emptyTally, type Tally } from '../sim/tally.ts';
import { ALONE_MS, type SpreadOptions } from '../threads/spread.ts';
import { spreadWithBar } from '../threads/with-bar.ts';
import { words } from '../words.ts';

export const sim = command({
  name: 'sim',
  summary: 'Have bots play many matches, and print statistics.',
  about: [
    'Match i depends only on the seed and i, so the same seed gives the same results on any number of cores.',
    'If the game has loadouts, the matches rotate through every way to assign them to the seats.',
    'The first bot of --bots is player 1. The game decides who takes the first turn.',
    'If a program plays, the seed is mixed with a secret. The result shows the mixed seed; use it with --open-seeds to',
    'repeat the deals.',
    'A match that fails is counted and reported with a command that repeats it. The exit code is then 1.',
  ].join('\n'),
  operands: { game: GAME },
  options: {
    matches: { ...MATCHES, help: 'number of matches', default: 1000 },
    seed: { ...SEED, default: 'sim' },
    'open-seeds': OPEN_SEEDS,
    bots: { ...BOTS, default: ['random'] },
    loadouts: LOADOUTS,
    options: GAME_OPTIONS,
    cores: CORES,
    only: {
      kind: 'whole',
      value: '<index>',
      help: 'play only this match, counted from 0',
      min: 0,
    },
    save: { kind: 'text', value: '<file>', help: 'with --only: save the match record to this file' },
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: [
    'npx mechatable sim lanes --matches 20000 --seed 1',
    'npx mechatable sim lanes --matches 2000 --bots greedy --json',
    'npx mechatable sim lanes --seed 1 --only 17 --save match-17.json',
  ],
  async run({ game: id }, { matches, seed, bots, loadouts, options, cores, only, save, json, ...rest }, io) {
    const game = findGame(id, undefined, io.games);
    const seated = seatBots(game, bots);
    const rotation = rotatingLoadouts(game, loadouts, seated.length, options ?? {});
    const chosen = chooseSeed(seed, seated, rest['open-seeds']);
    const plan: SimPlan = { game: game.id, seed: chosen.seed, bots: seated, ...rotation };
    if (save !== undefined && only === undefined) throw new BadInputError(words.matches.saveNeedsOnly);
    const start = performance.now();
    let tally: Tally;
    const wanted = only === undefined ? matches : 1;
    const threads = only === undefined && io.gamesFromCatalog ? (cores ?? availableParallelism()) : 1;
    if (only === undefined) {
      const alone = cores === undefined ? ALONE_MS : 0;
      const played = await playAll(io, game, plan, { matches, cores: threads, alone });
      if (played === null) return EXIT.interrupted;
      tally = played;
    } else {
      tally = await playOnly(io, game, plan, only, save);
    }
    const report = reportOf(plan, chosen.kind, tally, wanted, (performance.now() - start) / 1000, threads);
    if (json) outJson(io, report);
    else io.out(reportText(report) + seedNote(chosen));
    reportErrors(io, tally, (index) => words.matches.repeat(index, repeatCommand(plan, chosen.kind, index)));
    return tally.errors === 0 ? EXIT.ok : EXIT.failed;
  },
});

async function playAll(
  io: Io,
  game: AnyGame,
  plan: SimPlan,
  sizes: Pick<SpreadOptions, 'matches' | 'cores' | 'alone'>,
): Promise<Tally | null> {
  const total = emptyTally(plan.bots.length, pairings(plan));
  const job = {
    task: { kind: 'sim', plan } as const,
    grain: 1,
    run: chunkRunner(game, plan),
    add(part: Tally): boolean {
      addTally(total, part);
      return false;
    },
  };
  return (await spreadWithBar(io, plan.game, job, sizes)) ? total : null;
}

function repeatCommand(plan: SimPlan, kind: SeedKind, index: number): string {
  const { game, seed, bots, options, rotating } = plan;
  const args = [
    'npx',
    'mechatable',
    'sim',
    publishedId(game),
    '--seed',
    seed,
    '--bots',
    bots.map(textOf).join(','),
    '--only',
    String(index),
  ];
  if (kind !== 'reproducible') args.push('--open-seeds');
  if (Object.keys(options).length > 0) args.push('--options', JSON.stringify(options));
  if (rotating.length > 0) args.push('--loadouts', 'all');
  return [...args, ...contentWords()].map(quoted).join(' ');
}
