import { bars, dots, escaped, heatCell, ranges, table, type Html } from './charts.ts';
import type { Counts, PieceFigures, ReportData } from './data.ts';
import { meanText, percent, shareText } from './format.ts';
import { STYLE } from './style.ts';
import { words } from './words.ts';

export interface ReportHead {
  readonly game: string;
  readonly bots: string;
  readonly seed: string;
  /** The command that writes the same report. */
  readonly command: string;
}

/** The sections of a report, for a page that has a title. */
export function reportSections(data: ReportData): Html {
  const sections = [
    summary(data),
    loadouts(data),
    pieces(data),
    length(data),
    leads(data),
    luck(data),
    skill(data),
    unused(data),
  ];
  return sections.join('\n');
}

/** The report as one file that needs nothing else: no script, no network. */
export function reportHtml(head: ReportHead, data: ReportData): string {
  const title = escaped(words.title(head.game));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escaped(words.intro(data.matches.toLocaleString('en-US'), head.bots, head.seed))}</p>
<p>${words.repeat} <code>${escaped(head.command)}</code></p>
${reportSections(data)}
</main>
</body>
</html>
`;
}

function section(title: string, ...parts: readonly Html[]): Html {
  return `<section><h2>${escaped(title)}</h2>\n${parts.filter((part) => part !== '').join('\n')}</section>`;
}

const paragraph = (text: string): Html => `<p>${escaped(text)}</p>`;

function summary(data: ReportData): Html {
  const {
    opener,
    turns,
    leads: changes,
    branching,
    choices,
    luck: [atStart],
    skill: { won },
  } = data;
  const say = words.summary;
  const share = choices === null ? '–' : percent(choices.mean);
  return section(
    say.title,
    table(say.title, say.head, [
      [say.opener, shareText(opener)],
      [say.turns, meanText(turns.mean)],
      [say.median, String(turns.median)],
      [say.leads, meanText(changes.mean)],
      [say.branching, meanText(branching)],
      [say.choices, share],
      [say.luck, atStart?.luck == null ? '–' : percent(atStart.luck, 0)],
      [say.skill, shareText(won)],
    ]),
  );
}

function loadouts({ loadouts: list, matrix }: ReportData): Html {
  const say = words.loadouts;
  if (list.length === 0) return '';
  const rows = list.map(({ name, won }, row) => [
    escaped(name),
    ...(matrix[row] ?? []).map((cell) => (cell === null ? '–' : heatCell(cell.mean, shareText(cell)))),
    won === null ? '–' : heatCell(won.mean, shareText(won)),
  ]);
  return section(
    say.title,
    paragraph(say.note),
    table(say.title, [say.corner, ...list.map(({ name }) => name), say.all], rows),
  );
}

function pieces({ pieces: list, seats }: ReportData): Html {
  const say = words.pieces;
  if (list.length === 0) return '';
  const chart = (title: string, of: 'held' | 'used'): Html => {
    const points = list.flatMap((piece) => {
      const mean = piece[of];
      const x = of === 'held' ? piece.heldShare : piece.usedShare;
      return mean === null ? [] : [{ name: piece.name, x, y: mean.mean }];
    });
    return points.length === 0 ? '' : `<h3>${title}</h3>\n${dots(points, 1 / seats, say.axes[of])}`;
  };
  const worth = ({ held, used }: PieceFigures): number => (held ?? used)?.mean ?? 0;
  const rows = [...list]
    .sort((a, b) => worth(b) - worth(a))
    .map(({ id, name, held, used, heldShare, usedShare }) => [
      `${escaped(name)} <small>${escaped(id)}</small>`,
      percent(heldShare),
      shareText(held),
      percent(usedShare),
      shareText(used),
    ]);
  return section(
    say.title,
    paragraph(say.note),
    chart(say.held, 'held'),
    chart(say.used, 'used'),
    folded(table(say.title, say.head, rows)),
  );
}

/** The table of a chart. */
const folded = (body: Html): Html => `<details><summary>${words.table}</summary>\n${body}</details>`;

function counted(title: string, counts: Counts, axes: readonly [string, string]): Html {
  const rows = counts.map(([value, n]) => [String(value), String(n)]);
  return `${bars(counts, axes)}\n${folded(table(title, axes, rows))}`;
}

function length({ turns }: ReportData): Html {
  const say = words.length;
  return section(say.title, counted(say.title, turns.counts, say.axes));
}

function leads({ leads: changes, decided }: ReportData): Html {
  const say = words.leads;
  return section(
    say.title,
    paragraph(say.note),
    counted(say.title, changes.counts, say.axes),
    `<h3>${say.decidedTitle}</h3>`,
    counted(say.decidedTitle, decided, say.decidedAxes),
  );
}

function luck({ luck: parts }: ReportData): Html {
  const say = words.luck;
  if (parts.every(({ same }) => same === null)) return '';
  const rows = parts.map(({ part, same, luck: share }) => [
    say.part(part),
    shareText(same),
    share === null ? '–' : percent(share, 0),
  ]);
  return section(say.title, paragraph(say.note), table(say.title, say.head, rows));
}

function skill({ skill: { even, won, pairs } }: ReportData): Html {
  const say = words.skill;
  if (won === null) return '';
  const found = pairs.flatMap(({ higher, lower, won: share }) =>
    share === null ? [] : [{ ...share, name: say.pair(higher.name, lower.name) }],
  );
  const rows = found.map((one) => [escaped(one.name), shareText(one), String(one.n)]);
  const [low, high] = won.ci95;
  const verdict = low > even ? 'matters' : high < even ? 'backward' : 'open';
  return section(
    say.title,
    paragraph(say.conclusion[verdict](percent(won.mean, 0), percent(even, 0))),
    paragraph(say.note),
    ranges(found, even, say.axes),
    folded(table(say.title, say.head, rows)),
  );
}

function unused({ unused: list }: ReportData): Html {
  const say = words.unused;
  if (list.length === 0) return section(say.title, paragraph(say.none));
  const items = list.map((feature) => `<li>${escaped(feature)}</li>`).join('');
  return section(say.title, paragraph(say.note(list.length)), `<ul>${items}</ul>`);
}
