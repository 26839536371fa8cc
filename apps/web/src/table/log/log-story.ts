import type { LogLine } from '../model/log-line.ts';

/** How a line belongs to those before it: it begins a turn, is an action, results from one, or is a pass. */
export type Role = 'turn' | 'action' | 'result' | 'pass';

/** A line of the log, or several that are collapsed. */
export type Entry =
  | { readonly kind: 'line'; readonly line: LogLine; readonly role: Role }
  | { readonly kind: 'passes' | 'setup'; readonly lines: readonly LogLine[] };

/** From this many on, passes in a row are collapsed. */
const RUN = 2;

/** The role of each line. The results of a pass belong to the action before it. */
export function rolesOf(lines: readonly LogLine[]): readonly Role[] {
  return lines.map((line, index) => {
    if (line.kind !== 'event') return line.kind;
    const before = lines[index - 1];
    return before === undefined || before.at !== line.at || before.kind === 'turn' ? 'action' : 'result';
  });
}

/** The log as it is read: setup and passes in a row are collapsed. */
export function storyOf(lines: readonly LogLine[]): readonly Entry[] {
  const begin = lines.findIndex(({ kind }) => kind === 'turn');
  const setup = lines.slice(0, Math.max(0, begin));
  const roles = rolesOf(lines);
  const entries: Entry[] = setup.length === 0 ? [] : [{ kind: 'setup', lines: setup }];
  for (let index = setup.length; index < lines.length;) {
    const run = runFrom(lines, index);
    const line = lines[index];
    if (run.length >= RUN) entries.push({ kind: 'passes', lines: run });
    else if (line !== undefined) entries.push({ kind: 'line', line, role: roles[index] ?? 'action' });
    index += Math.max(1, run.length);
  }
  return entries;
}

function runFrom(lines: readonly LogLine[], from: number): readonly LogLine[] {
  const end = lines.findIndex(({ kind }, index) => index >= from && kind !== 'pass');
  return lines.slice(from, end < 0 ? lines.length : end);
}

/** A piece of a sentence: plain words, or the name of a card with its id. */
export interface Span {
  readonly words: string;
  readonly id: string | null;
}

/** A sentence split at the names of the cards in it, each once. */
export function spansOf({ words, cards }: Pick<LogLine, 'words' | 'cards'>): readonly Span[] {
  let spans: readonly Span[] = [{ words, id: null }];
  // Longer names first: one may be part of another.
  for (const { id, name } of cards.toSorted((one, two) => two.name.length - one.name.length)) {
    const at = spans.findIndex((span) => span.id === null && span.words.includes(name));
    const span = spans[at];
    if (span === undefined) continue;
    const cut = span.words.indexOf(name);
    const around = [span.words.slice(0, cut), span.words.slice(cut + name.length)];
    const [before, after] = around.map((rest): Span[] => (rest === '' ? [] : [{ words: rest, id: null }]));
    spans = spans.toSpliced(at, 1, ...(before ?? []), { words: name, id }, ...(after ?? []));
  }
  return spans;
}

/** Characters that may not begin a line. */
const CLOSING = /^[,.;:!?)\]]+/;

/** A name, and the signs that end its word: a line must not break between them. */
export interface TailedSpan extends Span {
  readonly tail: string;
}

export function withTails(spans: readonly Span[]): readonly TailedSpan[] {
  const tails = spans.map(({ id }, at) => {
    const next = id === null ? undefined : spans[at + 1];
    return next?.id === null ? (CLOSING.exec(next.words)?.[0] ?? '') : '';
  });
  return spans.map((span, at) => ({
    ...span,
    words: span.words.slice((tails[at - 1] ?? '').length),
    tail: tails[at] ?? '',
  }));
}
