import {
  COLOUR_NAMES,
  FORCES,
  NOBODY,
  TYPE_IDS,
  colourNumber,
  fieldOf,
  forceWords,
  openQuestion,
  regionsOf,
  typeName,
  type ForceCounts,
  type View,
} from '@mechatable/masc';
import type { Inspection, Sum } from '../shared/drawing.ts';
import { slotWords } from './ground-part.ts';
import { counted, idOf, titleOf, type NamedView } from './naming.ts';
import { gains } from './watch-part.ts';

/** A player: points, what the present positions are worth, and what is left of the force. */
export function inspectPlayer(view: NamedView, id: string): Inspection | null {
  const colour = colourNumber(id);
  if (colour < 0) return null;
  const points = view.points[colour] ?? 0;
  const own = view.mecha.filter((one) => one.colour === id);
  const left = own.filter(({ square }) => square !== null);
  const force = view.forces[colour] ?? null;
  return {
    title: titleOf(view, colour),
    kind: COLOUR_NAMES[colour === 0 ? 0 : 1],
    card: null,
    text: [],
    sum: view.turn === 0 ? null : scoring(view, colour),
    facts: [
      `${points} of ${view.rules.vpTarget} points.`,
      ...(view.turn === 0 ? [] : [`${left.length} of ${own.length} mecha left.`]),
      ...(view.turn > 0 ? [`On the board: ${forceWords(countsOf(left))}.`] : []),
      ...(force === null ? [] : [`Force: ${forceWords(force)}.`]),
      ...(view.initiative === id ? ['Won this turn’s initiative roll.'] : []),
    ],
    rulings: ['MASC-VIC-1', 'MASC-VIC-2', 'MASC-R-60', 'MASC-R-61', 'MASC-INIT-2'],
  };
}

/** MASC-R-60: region by region what would be scored now. */
function scoring(view: View, colour: number): Sum {
  const held = regionsOf(fieldOf(view)).filter(
    ({ control }) => control !== NOBODY && idOf(control) === idOf(colour),
  );
  return {
    of: 'If the turn ended now',
    lines: held.map(({ slot, points }) => ({ words: slotWords(slot), amount: points })),
    total: gains(view, colour),
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

/** The die that is to be given out. */
export function inspectDie(view: View): Inspection | null {
  const ask = openQuestion(view);
  if (ask?.ask !== 'assign') return null;
  const number = ask.dice[ask.next] ?? 0;
  const left = ask.dice.length - ask.next;
  return {
    title: `A ${number}`,
    kind: 'Attack die',
    card: null,
    text: [],
    sum: null,
    facts: [
      `${counted(left, 'die', 'dice')} left to assign, this one first.`,
      `Hurts mecha with Armor ${number} or less. The defender chooses who takes it.`,
    ],
    rulings: ['MASC-DMG-2', 'MASC-DMG-4', 'MASC-DMG-6', 'MASC-DMG-7', 'MASC-DMG-8', 'MASC-R-50'],
  };
}

/** A starter force by its counts, `3-3-2-3-3-2`. */
export function inspectForce(counts: string): Inspection | null {
  const starter = FORCES.find((force) => force.counts.join('-') === counts);
  if (starter === undefined) return null;
  return {
    title: starter.name,
    kind: 'Starter force',
    card: null,
    text: [starter.plan],
    sum: null,
    facts: TYPE_IDS.flatMap((type, place) => {
      const count = starter.counts[place] ?? 0;
      return count === 0 ? [] : [`${typeName(type)} × ${count}`];
    }),
    rulings: ['MASC-FORCE-1', 'MASC-FORCE-2', 'MASC-R-12', 'MASC-R-13'],
  };
}
