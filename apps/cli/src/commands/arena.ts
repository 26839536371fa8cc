import { availableParallelism } from 'node:os';
import { findGame } from '@mechatable/catalog';
import type { AnyGame } from '@mechatable/kernel';
import { fieldOf, type ArenaPlan } from '../arena/plan.ts';
import { arenaReport, arenaText, isSignificant } from '../arena/report.ts';
import { boutRunner } from '../arena/run-bouts.ts';
import { addArena, emptyArena, type ArenaTally } from '../arena/tally.ts';
import { command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { CORES, JSON_FLAG, MATCHES } from '../option.ts';
import { entrantFrom } from '../players/entrant.ts';
import { rotatingLoadouts } from '../seats.ts';
import { OPEN_SEEDS, chooseSeed, seedNote } from '../seeds.ts';
import { spreadWithBar } from '../threads/with-bar.ts';

/** Fewer matches than this prove nothing, whatever the interval says. */
const FEWEST = 20;

export const arena = command({
  name: 'arena',
  summary: 'Hold bots against each other and tell which is stronger.',
  about: [
    'Every deal is played once for each way to turn the seats, so that no bot has the better hand or place.',
    'Where there are more seats than bots, the first bot sits alone against the second in all other seats.',
    'A bot is named by its id, by a budget (search:300ms, search:400it), or as a program of your own:',
    '"cmd:python3 mybot.py" (no commas in it). A program that crashes, answers late or wrong loses that match.',
    'The same seed gives the same matches on any number of cores, unless a clock is involved. Where a program plays,',
    'the seed is mixed with a secret, and the result names the mix: --open-seeds with it deals the same again.',
  ].join('\n'),
  operands: { game: { help: 'the id of a game' } },
  options: {
    bots: { kind: 'list', value: '<a,b>', help: 'the bots to be compared', default: ['ace', 'regular'] },
    matches: { ...MATCHES, help: 'how many matches, rounded up to whole deals', default: 200 },
    seed: { kind: 'text', value: '<text>', help: 'any text', default: 'arena' },
    'open-seeds': OPEN_SEEDS,
    seats: { kind: 'whole', value: '<N>', help: 'how many seats; left out: as many as the game has', min: 2 },
    loadouts: {
      kind: 'list',
      value: '<a,b>',
      help: 'one for all seats, one for each, or all to rotate through all',
    },
    options: { kind: 'json', value: '<JSON>', help: 'options of the game' },
    cores: CORES,
    'until-significant': { kind: 'flag', help: 'stop as soon as the interval says who is stronger' },
    json: JSON_FLAG,
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
    tellFaults(io, tally);
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

function tellFaults(io: Io, { errors, firstErrors, firstForfeits }: ArenaTally): void {
  for (const { index, trace } of firstForfeits) io.err(`match ${String(index)} was forfeited: ${trace}\n`);
  if (errors === 0) return;
  io.err(`${count(errors, 'match', 'matches')} ended in an error of ours. The first:\n`);
  for (const { index, trace } of firstErrors) io.err(`\nmatch ${String(index)}\n${trace}\n`);
}
