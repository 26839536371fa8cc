import { rngFrom } from '@mechatable/kernel';
import type { GoalLine } from '../check/lines.ts';
import type { GivenChanges } from '../content/changes.ts';
import type { MatchFacts } from '../play/deals.ts';
import { lossOf } from './loss.ts';
import { Ntbea, type Point } from './ntbea.ts';
import { changesAt, publishedPoint, sizeOf, type Parameter } from './space.ts';

/** Plays deals `from` to `to` - 1 of a variant. Null if its changes aren't possible, or if the search was stopped. */
export type PlayVariant = (
  changes: GivenChanges,
  from: number,
  to: number,
) => Promise<readonly MatchFacts[] | null>;

export interface TuneTerms {
  readonly seed: string;
  /** How many variants to try, and the deals of each trial. */
  readonly trials: number;
  readonly dealsPerTrial: number;
  /** The deals used to compare the best variants at the end. Trials use others. */
  readonly finalDeals: number;
  /** Ends the trials; the best variants so far are still judged. */
  readonly signal: AbortSignal;
  /** Ends everything. */
  readonly end: AbortSignal;
  /** Called with the number of trials, and how far the best of them missed the goals. */
  readonly onTrial: (trial: number, least: number) => void;
}

export interface TuneCandidate {
  readonly changes: GivenChanges;
  /** The sum of all steps away from what is published. */
  readonly size: number;
  /** How far the goals are missed, in percentage points summed over all lines, on deals the search hasn't seen. */
  readonly loss: number;
  readonly facts: readonly MatchFacts[];
}

export interface TuneResult {
  readonly published: TuneCandidate;
  readonly proposed: TuneCandidate;
  readonly trials: number;
}

/** The gain that justifies a step away from the published numbers, in percentage points. */
const STEP_COST = 0.25;
/** For variants that can't be played. */
const IMPOSSIBLE = -1000;
const FINALISTS = 4;

/** Looks for the smallest change that meets the goals. */
export async function tune(
  parameters: readonly Parameter[],
  lines: readonly GoalLine[],
  play: PlayVariant,
  { seed, trials, dealsPerTrial, finalDeals, signal, end, onTrial }: TuneTerms,
): Promise<TuneResult> {
  const start = publishedPoint(parameters);
  const search = new Ntbea(
    parameters.map(({ values }) => values.length),
    start,
    rngFrom(`${seed}:tune`),
  );
  const isStopped = (): boolean => signal.aborted;
  let trial = 0;
  let least = Infinity;
  for (; trial < trials && !isStopped(); trial++) {
    const point = search.ask();
    // Trials play the same deals, so they differ only by their changes.
    const facts = await play(changesAt(parameters, point), 0, dealsPerTrial);
    if (facts === null && isStopped()) break;
    const loss = facts === null ? Infinity : lossOf(lines, facts);
    least = Math.min(least, loss);
    const cost = loss + STEP_COST * sizeOf(parameters, point);
    search.addResult(point, Math.max(IMPOSSIBLE, -cost));
    onTrial(trial + 1, least);
  }
  const judged = new Map<string, TuneCandidate | null>();
  const judge = async (point: Point): Promise<TuneCandidate | null> => {
    const known = judged.get(point.join());
    if (known !== undefined) return known;
    const changes = changesAt(parameters, point);
    const facts = await play(changes, dealsPerTrial, dealsPerTrial + finalDeals);
    const size = sizeOf(parameters, point);
    const found = facts === null ? null : { changes, size, loss: lossOf(lines, facts), facts };
    judged.set(point.join(), found);
    return found;
  };
  const published = (await judge(start)) ?? { changes: {}, size: 0, loss: Infinity, facts: [] };
  let [best, at]: [TuneCandidate, Point] = [published, start];
  for (const point of search.best().slice(0, FINALISTS)) {
    const found = end.aborted ? null : await judge(point);
    if (found !== null && costOf(found) < costOf(best)) [best, at] = [found, point];
  }
  // Changes that don't help are undone.
  for (const place of parameters.keys()) {
    if (at[place] === start[place] || end.aborted) continue;
    const smaller = at.map((value, other) => (other === place ? (start[place] ?? 0) : value));
    const found = await judge(smaller);
    if (found !== null && costOf(found) <= costOf(best)) [best, at] = [found, smaller];
  }
  return { published, proposed: best, trials: trial };
}

const costOf = ({ loss, size }: TuneCandidate): number => loss + STEP_COST * size;
