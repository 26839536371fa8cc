import { availableParallelism } from 'node:os';
import { findGame } from '@mechatable/catalog';
import type { AnyGame } from '@mechatable/kernel';
import { fieldOf, type ArenaPlan } from '../arena/plan.ts';
import { arenaReport, arenaText, isSignificant } from '../arena/report.ts';
import { boutRunner } from '../arena/run-bouts.ts';
import { addArena, emptyArena, type ArenaTally } from '../arena/tally.ts';
import { command, GAME } from '../command.ts';
import { EXIT } from '../exit.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { CONTENT, CORES, GAME_OPTIONS, JSON_FLAG, MATCHES, SEED } from '../option.ts';
import { entrantFrom } from '../players/entrant.ts';
import { LOADOUTS, rotatingLoadouts } from '../seats.ts';
import { OPEN_SEEDS, chooseSeed, seedNote } from '../seeds.ts';
import { reportErrors } from '../sim/report-errors.ts';
import { spreadWithBar } from '../threads/with-bar.ts';
import { words } from '../words.ts';

/** Fewer matches than this prove nothing, whatever the interval says. */
const FEWEST = 20;

export const arena = command({
  name: 'arena',
  summary: 'Compare bots and report which is stronger.',
  about: [
    'Every deal is played once per seating, rotating the bots, so no bot gets the better hand or seat.',
    'With more seats than bots, the first bot plays alone against copies of the second.',
    'Name a bot by its id, by a search budget (search:300ms, search:400it), or as your own program:',
    '"cmd:python3 mybot.py" (without commas). A program that crashes, times out or gives an invalid answer loses.',
    'The same seed gives the same matches on any number of cores, unless a bot has a time limit. If a program plays,',
    'the seed is mixed with a secret. The result shows the mixed seed; use it with --open-seeds to repeat the deals.',
  ].join('\n'),
  operands: { game: GAME },
  options: {
    bots: { kind: 'list', value: '<a,b>', help: 'the bots to compare', default: ['ace', 'regular'] },
    matches: { ...MATCHES, help: 'number of matches, rounded up to whole deals', default: 200 },
    seed: { ...SEED, default: 'arena' },
    'open-seeds': OPEN_SEEDS,
    seats: {
      kind: 'whole',
      value: '<N>',
      help: 'number of seats (default: the most the game allows)',
      min: 2,
    },
    loadouts: LOADOUTS,
    options: GAME_OPTIONS,
    cores: CORES,
    'until-significant': {
      kind: 'flag',
      help: 'stop as soon as the 95% interval shows which bot is stronger',
    },
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: [
    'npx mechatable arena lanes --bots ace,veteran --matches 200 --seed 1',
    'npx mechatable arena lanes --bots search:300ms,greedy --until-significant --json',
    'npx mechatable arena lanes --bots "cmd:python3 examples/bots/eager.py",random --matches 20',
  ],
  async run({ game: id }, { bots, matches, seed, seats, loadouts, options, cores, json, ...rest }, io) {
    const game = findGame(id, undefined, io.games);
    const entrants = bots.map(entrantFrom);
    const seated = fieldOf(game, entrants, seats ?? game.seats.max).flatMap(
      (number) => entrants[number] ?? [],
    );
    const chosen = chooseSeed(seed, entrants, rest['open-seeds']);
    const plan: ArenaPlan = {
      game: game.id,
      seed: chosen.seed,
      entrants,
      bots: seated,
      ...rotatingLoadouts(game, loadouts, seated.length, options ?? {}),
    };
    const start = performance.now();
    const threads = io.gamesFromCatalog ? (cores ?? availableParallelism()) : 1;
    const whole = Math.ceil(matches / seated.length) * seated.length;
    const tally = await compare(io, game, plan, whole, threads, rest['until-significant']);
    if (tally === null) return EXIT.interrupted;
    const report = arenaReport(plan, chosen.kind, tally, (performance.now() - start) / 1000, threads);
    if (json) outJson(io, report);
    else io.out(arenaText(report) + seedNote(chosen));
    reportErrors(io, tally, words.matches.failed);
    return tally.errors === 0 ? EXIT.ok : EXIT.failed;
  },
});

async function compare(
  io: Io,
  game: AnyGame,
  plan: ArenaPlan,
  matches: number,
  cores: number,
  untilSignificant: boolean,
): Promise<ArenaTally | null> {
  const total = emptyArena(plan.entrants.length);
  const job = {
    task: { kind: 'arena', plan } as const,
    grain: plan.bots.length,
    stepwise: true,
    run: boutRunner(game, plan),
    add(part: ArenaTally): boolean {
      addArena(total, part);
      return untilSignificant && total.matches >= FEWEST && isSignificant(plan, total);
    },
  };
  return (await spreadWithBar(io, plan.game, job, { matches, cores, alone: 0 })) ? total : null;
}
