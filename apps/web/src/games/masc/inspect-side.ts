import { openQuestion } from '@mechatable/kernel';
import {
  COLOR_NAMES,
  FORCES,
  NOBODY,
  TYPE_IDS,
  colorNumber,
  fieldOf,
  forceWords,
  regionsOf,
  slotName,
  typeName,
  type ForceCounts,
  type View,
} from '@mechatable/masc';
import type { Inspection, Sum } from '../shared/drawing.ts';
import { idOf, titleOf, type NamedView } from './naming.ts';
import { gains } from './watch-part.ts';
import { words } from './words/index.ts';

/** A player: points, what the current positions are worth, and the mecha left. */
export function inspectPlayer(view: NamedView, id: string): Inspection | null {
  const color = colorNumber(id);
  if (color < 0) return null;
  const points = view.points[color] ?? 0;
  const own = view.mecha.filter((one) => one.colour === id);
  const left = own.filter(({ square }) => square !== null);
  const force = view.forces[color] ?? null;
  return {
    title: titleOf(view, color),
    kind: COLOR_NAMES[color === 0 ? 0 : 1],
    card: null,
    text: [],
    sum: view.turn === 0 ? null : scoring(view, color),
    facts: [
      words.player.points(points, view.rules.vpTarget),
      ...(view.turn === 0 ? [] : [words.player.mechaLeft(left.length, own.length)]),
      ...(view.turn > 0 ? [words.player.onBoard(forceWords(countsOf(left)))] : []),
      ...(force === null ? [] : [words.player.force(forceWords(force))]),
      ...(view.initiative === id ? [words.player.wonInitiative] : []),
    ],
    rulings: ['MASC-VIC-1', 'MASC-VIC-2', 'MASC-R-60', 'MASC-R-61', 'MASC-INIT-2'],
  };
}

/** MASC-R-60: region by region what would be scored now. */
function scoring(view: View, color: number): Sum {
  const held = regionsOf(fieldOf(view)).filter(
    ({ control }) => control !== NOBODY && idOf(control) === idOf(color),
  );
  return {
    of: words.player.ifTurnEnded,
    lines: held.map(({ slot, points }) => ({ words: slotName(slot), amount: points })),
    total: gains(view, color),
    clause: 'MASC-CTRL-1',
  };
}

function countsOf(mecha: View['mecha']): ForceCounts {
  const counts = Object.fromEntries(TYPE_IDS.map((type) => [type, 0])) as Record<
    (typeof TYPE_IDS)[number],
    number
  >;
  for (const { type } of mecha) if (type !== null) counts[type]++;
  return counts;
}

/** The die to assign next. */
export function inspectDie(view: View): Inspection | null {
  const ask = openQuestion(view);
  if (ask?.ask !== 'assign') return null;
  const number = ask.dice[ask.next] ?? 0;
  const left = ask.dice.length - ask.next;
  return {
    title: words.dice.title(number),
    kind: words.dice.kind,
    card: null,
    text: [],
    sum: null,
    facts: [words.dice.left(left), words.dice.hurts(number)],
    rulings: ['MASC-DMG-2', 'MASC-DMG-4', 'MASC-DMG-6', 'MASC-DMG-7', 'MASC-DMG-8', 'MASC-R-50'],
  };
}

/** A starter force by its counts, `3-3-2-3-3-2`. */
export function inspectForce(counts: string): Inspection | null {
  const starter = FORCES.find((force) => force.counts.join('-') === counts);
  if (starter === undefined) return null;
  return {
    title: starter.name,
    kind: words.pieces.starterForce,
    card: null,
    text: [starter.plan],
    sum: null,
    facts: TYPE_IDS.flatMap((type, place) => {
      const count = starter.counts[place] ?? 0;
      return count === 0 ? [] : [words.pieces.some(typeName(type), count)];
    }),
    rulings: ['MASC-FORCE-1', 'MASC-FORCE-2', 'MASC-R-12', 'MASC-R-13'],
  };
}
