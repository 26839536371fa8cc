import type { Line, Mean, LineVerdict, WhatIfPlan, WhatIfResult } from '@mechatable/study';
import { count } from '../figures.ts';
import { textTable } from '../text-table.ts';

const VERDICTS: Readonly<Record<LineVerdict, string>> = {
  up: 'up',
  down: 'down',
  same: 'no change',
  open: 'undecided',
};

/** The changes as they were given: `LB-05.front=2`. */
export function changesText({ changes }: WhatIfPlan): string {
  const fields = (id: string, of: Readonly<Record<string, unknown>>): string[] =>
    Object.entries(of).map(([path, value]) => `${id}.${path}=${String(value)}`);
  const pieces = Object.entries(changes.content).flatMap(([id, of]) => fields(id, of));
  return [...pieces, ...fields('options', changes.options)].join(' ');
}

/** One line while it runs: the progress, and the largest change. */
export function liveText({ matches, lines }: WhatIfResult): string {
  const open = lines.filter(({ verdict }) => verdict === 'open').length;
  const [most] = [...lines].sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const leading = most === undefined ? '' : `; most: ${most.id} ${changeText(most)}`;
  return `what-if: ${count(matches, 'match', 'matches')} per variant, ${String(open)} of ${String(lines.length)} lines undecided${leading}`;
}

export function whatIfText(plan: WhatIfPlan, result: WhatIfResult): string {
  const { matches, lines, pairings, turns, leads, margin } = result;
  const bots = [...new Set(plan.deals.bots)].join(' vs. ');
  const head = `${plan.game} with ${changesText(plan)}: ${count(matches, 'match', 'matches')} per variant, ${bots}, seed ${plan.deals.seed}`;
  const sections = [
    `${head}\n`,
    textTable(
      ['won by', 'before', 'after', 'change in points', 'verdict'],
      lines.map((line) => [
        line.id,
        share(line.before),
        share(line.after),
        changeText(line),
        VERDICTS[line.verdict],
      ]),
    ),
    ...(pairings.length === 0
      ? []
      : [
          textTable(
            ['won by the first', 'before', 'after'],
            pairings.map(({ loadouts, before, after }) => [
              loadouts.join(' : '),
              share(before),
              share(after),
            ]),
          ),
        ]),
    textTable(
      ['per match', 'before', 'after', 'change'],
      [
        ['turns', number(turns.before), number(turns.after), number(turns.change)],
        ['median turns', String(turns.medians[0]), String(turns.medians[1]), ''],
        ['lead changes', number(leads.before), number(leads.after), number(leads.change)],
      ],
    ),
    `${conclusion(result)}\nIntervals of changes hold for all lines together, whenever you stop; "no change" means less than ${points(margin)} points.\n`,
  ];
  return sections.join('\n');
}

/** The result of the study, in a sentence. */
function conclusion({ lines, decided }: WhatIfResult): string {
  const moved = lines.filter(({ verdict }) => verdict === 'up' || verdict === 'down');
  const found = moved.map(({ id, verdict }) => `${id} goes ${verdict}`).join(', ');
  if (decided) return moved.length === 0 ? 'Decided: nothing changes noticeably.' : `Decided: ${found}.`;
  const rest = 'Some lines are still undecided: raise --matches to play more.';
  return moved.length === 0 ? rest : `${found}. ${rest}`;
}

function share(mean: Mean | null): string {
  if (mean === null) return '-';
  const [low, high] = mean.ci95;
  return `${points(mean.mean)}% (${points(low)}–${points(high)})`;
}

function changeText({ change, bounds: [low, high] }: Line): string {
  return `${signed(change)} (${signed(low)} to ${signed(high)})`;
}

function number(mean: Mean | null): string {
  if (mean === null) return '-';
  const [low, high] = mean.ci95;
  return `${mean.mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

function points(value: number): string {
  return (value * 100).toFixed(1);
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${points(Math.abs(value))}`;
}
