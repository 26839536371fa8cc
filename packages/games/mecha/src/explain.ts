import { rngFrom } from '@mechatable/kernel';
import { cellNumber } from './board.ts';
import { NAME } from './content/cards.ts';
import { imagine } from './imagine.ts';
import type { Unit } from './pieces.ts';
import type { State } from './state.ts';
import { durabilityOf, powerOf, type StrengthLine } from './values.ts';
import type { UnitView, View } from './view.ts';
import { words } from './words/index.ts';

/** A part of a number, and where it comes from. */
export interface Share {
  readonly words: string;
  readonly amount: number;
}

/** MG-R-87: how the power of a Mecha is calculated. A sum below 0 counts as 0. Empty for units without power. */
export function explainPower(view: View, u: UnitView): readonly Share[] {
  return sharesOf(view, u, powerOf);
}

/** MG-R-87: how the durability of a unit is calculated, before damage. */
export function explainDurability(view: View, u: UnitView): readonly Share[] {
  return sharesOf(view, u, durabilityOf);
}

/** Both numbers depend only on public facts, so any state that `imagine` returns gives the same sum. */
function sharesOf(
  view: View,
  { cell }: UnitView,
  valueOf: (s: State, u: Unit, lines: StrengthLine[]) => number,
): readonly Share[] {
  const s = imagine(view, rngFrom('explain'));
  const u = s.board[cellNumber(cell)];
  if (u === null) return [];
  const lines: StrengthLine[] = [];
  valueOf(s, u, lines);
  return lines.map((line) => ({ words: inWords(line), amount: line.amount }));
}

function inWords(line: StrengthLine): string {
  const { sums } = words;
  switch (line.from) {
    case 'mechasWith':
    case 'othersWith':
      return sums[line.from](line.word);
    case 'card':
      return NAME[line.card];
    default:
      return sums[line.from];
  }
}
