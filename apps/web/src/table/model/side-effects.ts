import type { Cue, Thing } from '@mechatable/board';

/** A number on the table, and the piece that it is written on. */
interface Figure {
  readonly value: number;
  readonly anchor: string;
}

const NUMBER = /^([+−-]?)(\d+)$/;

/**
 * Flashes for other changes in an update: numbers on pieces that stay where they are, if no cue of the update is about
 * the piece. A unit that gets stronger because of another one shows that it does.
 */
export function sideEffects(before: Thing, after: Thing, cues: readonly Cue[]): readonly Cue[] {
  const shown = new Set(cues.flatMap(anchorsOf));
  const then = figuresIn(before);
  const changes = new Map<string, number>();
  for (const [key, { value, anchor }] of figuresIn(after)) {
    const was = then.get(key);
    if (was?.anchor !== anchor || was.value === value || shown.has(anchor) || changes.has(anchor)) continue;
    changes.set(anchor, value - was.value);
  }
  return [...changes].map(([at, change]) => ({
    cue: 'flash',
    at,
    tone: change > 0 ? 'good' : 'bad',
    text: `${change > 0 ? '+' : '−'}${Math.abs(change)}`,
  }));
}

/** The numbers on pieces, by their keys. Pieces are what glides. */
function figuresIn(thing: Thing, around: string | null = null): ReadonlyMap<string, Figure> {
  const anchor = thing.glides === true ? (thing.anchor ?? null) : around;
  const found = new Map<string, Figure>();
  const [, sign, digits] = NUMBER.exec(thing.text ?? '') ?? [];
  if (digits !== undefined && anchor !== null)
    found.set(thing.key, { anchor, value: sign === '−' || sign === '-' ? -Number(digits) : Number(digits) });
  for (const inner of thing.children ?? [])
    for (const [key, figure] of figuresIn(inner, anchor)) found.set(key, figure);
  return found;
}

/** Everything that a cue is about. */
export function anchorsOf(cue: Cue): readonly string[] {
  if (cue.cue === 'together') return cue.of.flatMap(anchorsOf);
  return [
    ...('at' in cue ? [cue.at] : []),
    ...('against' in cue ? [cue.against] : []),
    ...('from' in cue ? [cue.from] : []),
    ...('to' in cue ? [cue.to] : []),
    ...('toward' in cue ? cue.toward : []),
  ];
}
