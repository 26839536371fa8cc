import type { MatchFacts } from '../play/deals.ts';
import { meanOf } from '../stats/intervals.ts';
import { MeanBounds } from '../stats/mean-bounds.ts';
import type { GoalLine } from './lines.ts';

/** `open`: the matches ran out before it was certain. */
export type GoalStatus = 'met' | 'missed' | 'open';

export interface CheckedLine {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly unit: GoalLine['unit'];
  readonly value: number | null;
  /** In percent; null for a median. They hold for all lines together, at any time, with 95%. */
  readonly bounds: readonly [number, number] | null;
  readonly status: GoalStatus;
  /** Whether it counts as passed: met, or open with a figure within the limits. */
  readonly passed: boolean;
}

const ALPHA = 0.05;
const FIRST_LOOK = 20;
const NEXT_LOOK = 1.05;

/** Adds up deals until every line is decided. */
export class BalanceCheck {
  readonly #lines: readonly { readonly line: GoalLine; readonly bounds: readonly MeanBounds[] }[];
  readonly #facts: MatchFacts[] = [];
  #deals = 0;
  #nextLook = FIRST_LOOK;

  constructor(lines: readonly GoalLine[]) {
    const conditions = lines.reduce((sum, line) => sum + line.conditions.length, 0);
    this.#lines = lines.map((line) => ({
      line,
      bounds: line.conditions.map(() => new MeanBounds(ALPHA / conditions)),
    }));
  }

  get matches(): number {
    return this.#facts.length;
  }

  /** Adds the matches of a deal; true if every line is decided now. */
  add(deal: readonly MatchFacts[]): boolean {
    this.#facts.push(...deal);
    this.#deals++;
    for (const { line, bounds } of this.#lines) {
      for (const [i, { scores }] of line.conditions.entries()) {
        const mean = meanOf(deal.flatMap(scores));
        if (mean !== null) bounds[i]?.add(2 * mean.mean - 1);
      }
    }
    if (this.#deals < this.#nextLook) return false;
    this.#nextLook = Math.ceil(this.#deals * NEXT_LOOK);
    for (const { bounds } of this.#lines) for (const one of bounds) one.look();
    return this.#lines.every(({ line, bounds }) => statusOf(line, bounds) !== 'open');
  }

  result(): readonly CheckedLine[] {
    return this.#lines.map(({ line, bounds }) => {
      const { label, min, max, unit } = line;
      const value = line.value(this.#facts);
      const status = statusOf(line, bounds);
      const isWithin = value !== null && value >= min && value <= max;
      const [only] = bounds;
      return {
        label,
        min,
        max,
        unit,
        value,
        bounds: unit === 'turns' || only === undefined ? null : percentOf(only),
        status,
        passed: status === 'met' || (status === 'open' && isWithin),
      };
    });
  }
}

const shareOf = (bounds: MeanBounds): readonly [number, number] => {
  const [low, high] = bounds.bounds();
  return [(low + 1) / 2, (high + 1) / 2];
};

const percentOf = (bounds: MeanBounds): readonly [number, number] => {
  const [low, high] = shareOf(bounds);
  return [low * 100, high * 100];
};

function statusOf({ conditions }: GoalLine, all: readonly MeanBounds[]): GoalStatus {
  const each = conditions.map(({ min, max }, i): GoalStatus => {
    const bounds = all[i];
    if (bounds === undefined) return 'open';
    const [low, high] = shareOf(bounds);
    if (high < min || low > max) return 'missed';
    return low >= min && high <= max ? 'met' : 'open';
  });
  if (each.includes('missed')) return 'missed';
  return each.every((status) => status === 'met') ? 'met' : 'open';
}
