import type { FinalJournal, Line, Seen, Sent } from './log.ts';

export type ViolationKind =
  /** Something that a client saw is not in the journal. */
  | 'lost'
  /** A request was carried out more than once. */
  | 'duplicated'
  /** An entry is not where a client saw it, or a stream went back. */
  | 'reordered'
  /** Two clients saw different things where they should have seen the same. */
  | 'forked'
  /** Something is in the journal that nobody asked for, or that was refused. */
  | 'phantom';

export interface Violation {
  readonly kind: ViolationKind;
  readonly table: string;
  readonly text: string;
}

/** Whether clients send a request again after this answer. */
export function isTemporary(code: string): boolean {
  return code === 'not-saved' || code === 'too-many';
}

/** Compares what clients saw with what is stored in the end. `lines`: in the order in which they were written. */
export function checkHistory(lines: readonly Line[], journals: readonly FinalJournal[]): Violation[] {
  const byTable = new Map<string, Line[]>(journals.map(({ table }) => [table, []]));
  const missing = new Set<string>();
  for (const line of lines) {
    const own = byTable.get(line.table);
    if (own === undefined) missing.add(line.table);
    else own.push(line);
  }
  return [
    ...[...missing].map((table) => ({ kind: 'lost' as const, table, text: 'The match is not stored.' })),
    ...journals.flatMap((journal) => {
      const own = byTable.get(journal.table) ?? [];
      return [...requestViolations(own, journal), ...readerViolations(own, journal)];
    }),
  ];
}

function requestViolations(lines: readonly Line[], { table, entries }: FinalJournal): Violation[] {
  const found: Violation[] = [];
  const report = (kind: ViolationKind, text: string): void => {
    found.push({ kind, table, text });
  };
  const sent = new Map<string, Sent>();
  for (const line of lines) if (line.kind === 'sent') sent.set(line.key, line);
  const places = new Map<string, number[]>();
  for (const [number, { request, isOwn }] of entries.entries()) {
    if (request !== null) places.set(request, [...(places.get(request) ?? []), number]);
    else if (!isOwn) report('phantom', `Nobody asked for entry ${number}.`);
  }
  for (const [key, numbers] of places) {
    const request = sent.get(key);
    if (request === undefined) report('phantom', `Nobody sent ${key} of entry ${String(numbers[0])}.`);
    if (numbers.length > 1) report('duplicated', `${key} made the entries ${numbers.join(', ')}.`);
    for (const number of numbers) {
      if (request === undefined) continue;
      if (request.at !== number) report('reordered', `${key} is entry ${number}, not ${request.at}.`);
      if (request.content !== entries[number]?.content) report('forked', `${key} is not what was sent.`);
    }
  }
  for (const line of lines) {
    if (line.kind !== 'acknowledged') continue;
    const numbers = places.get(line.key);
    if (numbers === undefined) report('lost', `${line.key} was acknowledged to ${line.client}.`);
    else if (line.entry !== null && !numbers.includes(line.entry - 1))
      report('reordered', `${line.key} was acknowledged as entry ${line.entry - 1}.`);
  }
  for (const key of refusedKeys(lines))
    if (places.has(key)) report('phantom', `${key} was refused, but carried out.`);
  return found;
}

/** Requests that were refused for good, or could never be saved. */
function refusedKeys(lines: readonly Line[]): Set<string> {
  const refused = new Set<string>();
  const notSaved = new Set<string>();
  const mayBeDone = new Set<string>();
  for (const line of lines) {
    if (line.kind === 'refused') (isTemporary(line.code) ? notSaved : refused).add(line.key);
    else if (line.kind === 'unanswered' || line.kind === 'acknowledged') mayBeDone.add(line.key);
  }
  for (const key of notSaved) if (!mayBeDone.has(key)) refused.add(key);
  return refused;
}

function readerViolations(lines: readonly Line[], { table, entries, links }: FinalJournal): Violation[] {
  const found: Violation[] = [];
  const report = (kind: ViolationKind, text: string): void => {
    found.push({ kind, table, text });
  };
  const first = new Map<string, Seen>();
  const latest = new Map<string, Seen>();
  for (const line of lines) {
    if (line.kind !== 'seen') continue;
    const { client, entry, viewer, connection } = line;
    const who = `${client} at entry ${entry}`;
    if (entry > entries.length) report('lost', `${who} saw more than the ${entries.length} that are stored.`);
    else if (line.link !== links[entry]) report('forked', `${who} saw other entries than those stored.`);
    const before = latest.get(`${client} ${connection}`);
    if (before !== undefined && before.entry > entry)
      report('reordered', `${who} went back from ${before.entry}.`);
    latest.set(`${client} ${connection}`, line);
    for (const what of ['digest', 'history'] as const) {
      const place = `${what} ${viewer} ${entry}`;
      const other = first.get(place);
      if (line[what] === null) continue;
      if (other === undefined) first.set(place, line);
      else if (other[what] !== line[what])
        report('forked', `${who} saw another ${what} than ${other.client}.`);
    }
  }
  return found;
}
