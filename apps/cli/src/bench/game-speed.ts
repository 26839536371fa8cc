import { below, bot, pick, rngFrom, type AnyGame, type Seat } from '@mechatable/kernel';
import type { Entrant } from '../players/entrant.ts';
import { optionsByPairing, type SimPlan } from '../sim/plan.ts';
import { chunkRunner } from '../sim/run-chunk.ts';
import { median, ratePerSecond, slowRatePerSecond } from './measure.ts';
import { searchSpeed } from './search-speed.ts';

export interface GameSpeed {
  readonly id: string;
  readonly actionsPerSecond: number;
  readonly matchesPerSecond: number;
  readonly clonesPerSecond: number;
  readonly viewsPerSecond: number;
  readonly searchIterationsPerSecond: number;
}

const ROUNDS = 5;
const SAMPLES = 100;

/** Random play as `sim` does it, and clones and views of states from the middle of such matches. */
export async function gameSpeed(game: AnyGame, milliseconds: number): Promise<GameSpeed> {
  const bots = new Array<Entrant>(game.seats.max).fill(bot('random'));
  const plan: SimPlan = {
    game: game.id,
    seed: 'bench',
    bots,
    options: {},
    rotating: game.content.loadouts.map(({ id }) => id),
  };
  const run = chunkRunner(game, plan);
  let next = 0;
  let matches = 0;
  const playSome = async (): Promise<number> => {
    const { actions, finished } = await run(next, next + 10);
    next += 10;
    matches += finished;
    return actions;
  };
  const round = milliseconds / (ROUNDS * 2);
  await slowRatePerSecond(round, playSome);
  const actionRates: number[] = [];
  const matchRates: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const before = matches;
    const start = performance.now();
    actionRates.push(await slowRatePerSecond(round, playSome));
    matchRates.push((matches - before) / ((performance.now() - start) / 1000));
  }
  const samples = sampleStates(game, plan);
  const clones = steadyRate(milliseconds / 4, () => {
    for (const { state } of samples) game.rules.clone(state);
    return samples.length;
  });
  const views = steadyRate(milliseconds / 4, () => {
    for (const { state, seat } of samples) game.rules.view(state, seat);
    return samples.length;
  });
  return {
    id: game.id,
    actionsPerSecond: Math.round(median(actionRates)),
    matchesPerSecond: Math.round(median(matchRates)),
    clonesPerSecond: Math.round(clones),
    viewsPerSecond: Math.round(views),
    searchIterationsPerSecond: Math.round(searchSpeed(game, milliseconds)),
  };
}

function steadyRate(milliseconds: number, work: () => number): number {
  const rates: number[] = [];
  for (let i = 0; i <= ROUNDS; i++) rates.push(ratePerSecond(milliseconds / (ROUNDS + 1), work));
  return median(rates.slice(1)); // the first warms up
}

interface Sample {
  readonly state: unknown;
  readonly seat: Seat;
}

/** States at random moments of random matches, with the seat that is asked. */
function sampleStates(game: AnyGame, plan: SimPlan): readonly Sample[] {
  const rng = rngFrom('bench samples');
  const options = optionsByPairing(game, plan);
  const samples: Sample[] = [];
  for (let match = 0; samples.length < SAMPLES; match++) {
    const start = rngFrom(`bench samples ${String(match)}`);
    const state = game.rules.setup(options[match % options.length], plan.bots.length, start);
    for (;;) {
      const [seat] = game.rules.toAct(state);
      if (seat === undefined) break;
      if (below(rng, 20) === 0 && samples.length < SAMPLES)
        samples.push({ state: game.rules.clone(state), seat });
      game.rules.apply(state, seat, pick(rng, game.rules.legal(state, seat)));
    }
  }
  return samples;
}
