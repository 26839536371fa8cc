import type { MatchFacts } from '../play/deals.ts';
import type { DealFacts } from '../play/play-deals.ts';
import { meanOf, type Mean } from '../stats/intervals.ts';
import { openerScores } from '../stats/scores.ts';
import type { ComparedArm, ComparePlan } from './plan.ts';

/** A figure of both sides. Each interval is a separate 95% interval over deals. */
export interface ComparedFigure {
  readonly of: 'loadout' | 'opener' | 'turns' | 'leads' | 'decided';
  /** The loadout. */
  readonly id: string;
  readonly unit: 'share' | 'number';
  readonly a: Mean | null;
  readonly b: Mean | null;
  /** B minus A; null if one of them has no such figure. */
  readonly change: Mean | null;
  /** The effect of each difference: added to A, and in B compared with B without it. */
  readonly causes: readonly { readonly alone: Mean | null; readonly within: Mean | null }[];
}

export interface CompareResult {
  readonly deals: number;
  readonly figures: readonly ComparedFigure[];
}

interface Measure {
  readonly of: ComparedFigure['of'];
  readonly id: string;
  readonly unit: ComparedFigure['unit'];
  readonly values: (facts: MatchFacts, plan: ComparedArm['plan']) => readonly number[];
}

/** Compares what was played: deal by deal, the matches of every arm. */
export function compareResult(plan: ComparePlan, deals: readonly DealFacts[]): CompareResult {
  const figures = measuresOf(plan).map((measure): ComparedFigure => {
    const perDeal = plan.arms.map(({ plan: of }, place) =>
      deals.map(
        (deal) => meanOf((deal[place] ?? []).flatMap((facts) => measure.values(facts, of)))?.mean ?? null,
      ),
    );
    const values = (role: ComparedArm['role'], unit: number): readonly (number | null)[] | null =>
      perDeal[plan.arms.findIndex((arm) => arm.role === role && arm.unit === unit)] ?? null;
    const [a, b] = [values('a', -1), values('b', -1)];
    const { of, id, unit } = measure;
    return {
      ...{ of, id, unit },
      a: sideOf(a, unit),
      b: sideOf(b, unit),
      change: plan.isPaired ? pairedChange(a, b) : freeChange(a, b),
      causes: plan.units.map((_, place) => ({
        alone: pairedChange(a, values('alone', place)),
        within: pairedChange(values('without', place), b),
      })),
    };
  });
  return { deals: deals.length, figures };
}

function measuresOf({ arms, isPaired }: ComparePlan): readonly Measure[] {
  const ids = isPaired
    ? (arms[0]?.plan.loadouts ?? [])
    : [...new Set(arms.slice(0, 2).flatMap(({ plan }) => plan.loadouts))];
  return [
    ...ids.map((id) => ({
      ...{ of: 'loadout' as const, id, unit: 'share' as const },
      values: ({ loadouts, scores }: MatchFacts, { loadouts: known }: ComparedArm['plan']) =>
        scores.filter((_, seat) => known[loadouts[seat] ?? -1] === id),
    })),
    { of: 'opener', id: '', unit: 'share', values: openerScores },
    { of: 'turns', id: '', unit: 'number', values: ({ turns }) => [turns] },
    { of: 'leads', id: '', unit: 'number', values: ({ leads }) => [leads] },
    { of: 'decided', id: '', unit: 'share', values: ({ decided, turns }) => [decided / Math.max(1, turns)] },
  ];
}

type PerDeal = readonly (number | null)[] | null;

const known = (values: PerDeal): number[] => values?.filter((value) => value !== null) ?? [];

/** The figure of one side. A share can't be less than none or more than all. */
function sideOf(values: PerDeal, unit: Measure['unit']): Mean | null {
  const mean = meanOf(known(values));
  if (mean === null || unit === 'number') return mean;
  return { ...mean, ci95: [Math.max(0, mean.ci95[0]), Math.min(1, mean.ci95[1])] };
}

/** The mean difference of the same deals. */
function pairedChange(from: PerDeal, to: PerDeal): Mean | null {
  return meanOf(
    (from ?? []).flatMap((value, deal) => {
      const other = to?.[deal] ?? null;
      return value === null || other === null ? [] : [other - value];
    }),
  );
}

/** The difference of the means of unrelated deals. */
function freeChange(from: PerDeal, to: PerDeal): Mean | null {
  const [a, b] = [meanOf(known(from)), meanOf(known(to))];
  if (a === null || b === null) return null;
  const reach = Math.hypot(a.ci95[1] - a.mean, b.ci95[1] - b.mean);
  const mean = b.mean - a.mean;
  return { n: Math.min(a.n, b.n), mean, ci95: [mean - reach, mean + reach] };
}

/** Whether a change is more than chance. */
export function isClear(change: Mean | null): boolean {
  return change !== null && (change.ci95[0] > 0 || change.ci95[1] < 0);
}

/** The index of the difference that contributes most to a clear change; null if none clearly does. */
export function mainCause({ change, causes }: ComparedFigure): number | null {
  if (change === null || !isClear(change)) return null;
  const direction = Math.sign(change.mean);
  const shares = causes.map(({ alone, within }) =>
    isClear(alone) || isClear(within) ? (direction * ((alone?.mean ?? 0) + (within?.mean ?? 0))) / 2 : 0,
  );
  const most = Math.max(0, ...shares);
  return most > 0 ? shares.indexOf(most) : null;
}
