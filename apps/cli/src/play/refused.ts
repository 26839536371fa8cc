import { reasonFor, type Refused } from '@mechatable/host';
import { rngFrom, type AnyGame, type Names, type Seat } from '@mechatable/kernel';
import { words } from './words.ts';

/** The refusals that contain all words of the text. */
export function filterRefused(refused: readonly Refused[], text: string): readonly Refused[] {
  const parts = text.toLowerCase().split(/\s+/);
  return refused.filter(({ label, clause, sentence }) => {
    const whole = `${label} ${clause} ${sentence}`.toLowerCase();
    return parts.every((part) => whole.includes(part));
  });
}

/** Each reason once, the nearest to legal first, with what it forbids below it. */
export function refusedText(refused: readonly Refused[]): string {
  const reasons = new Map<string, string[]>();
  for (const { label, clause, sentence } of refused.toSorted((a, b) => a.gap - b.gap)) {
    const reason = `${sentence} [${clause}]`;
    const labels = reasons.get(reason);
    if (labels === undefined) reasons.set(reason, [label]);
    else labels.push(label);
  }
  return [...reasons]
    .map(([reason, labels]) => [reason, ...labels.map((label) => words.not(label))].join('\n') + '\n')
    .join('');
}

/** Enough for two names that may each mean several things. */
const MAX_READINGS = 16;

/** The clicks that a line can mean: `move r1 to e14` names `mecha:r1` and `square:E14`. */
function readingsOf(line: string, anchors: readonly string[]): readonly (readonly string[])[] {
  const names = line.split(/[^\w.-]+/).filter((word) => /\d/.test(word));
  const sorts = [...new Set(anchors.map((anchor) => anchor.slice(0, anchor.indexOf(':') + 1)))];
  let readings: (readonly string[])[] = names.length === 0 ? [] : [[]];
  for (const name of names) {
    const known = new Set(
      anchors.filter((anchor) => anchor.slice(anchor.indexOf(':') + 1).toLowerCase() === name.toLowerCase()),
    );
    const spelled = [...new Set([name, name.toUpperCase(), name.toLowerCase()])];
    const others = sorts.flatMap((sort) => spelled.map((spelling) => sort + spelling));
    const options = known.size > 0 ? [...known] : others;
    readings = readings.flatMap((reading) => options.map((anchor) => [...reading, anchor]));
    readings = readings.slice(0, MAX_READINGS);
  }
  return readings;
}

/** Why the things that a line names are impossible, for lines that match no action; null if it names nothing. */
export function reasonForLine(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  line: string,
  names?: Names,
): Refused | null {
  const actions = game.rules.attempts(game.rules.imagine(view, rngFrom('why not')), seat);
  const anchors = actions.flatMap((action) => game.words.anchors(view, action));
  let best: Refused | null = null;
  for (const clicked of readingsOf(line, anchors)) {
    const reason = reasonFor(game, view, seat, clicked, undefined, names);
    if (reason === null || !('gap' in reason)) continue;
    if (best === null || reason.gap < best.gap) best = reason;
  }
  return best;
}
