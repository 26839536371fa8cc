import type { Thing } from '@mechatable/board';
import { openQuestion } from '@mechatable/kernel';
import { phaseOf, type View } from '@mechatable/masc';
import { sidesOf, type NamedView } from './naming.ts';
import { dieOf } from './pictures.ts';
import { words } from './words/index.ts';

/** MASC-R-66: the reason for the dice on the table. */
type Throw = 'none' | 'draw' | 'initiative' | 'attack';

function throwOf(view: View): Throw {
  if (view.dice.length === 0) return 'none';
  if (view.turn === 0) return 'draw';
  if (openQuestion(view)?.ask === 'assign') return 'attack';
  // Attackers are marked, and marks are cleared when Combat begins: without a mark, the dice are old.
  const isFought = phaseOf(view) !== 'movement' && view.mecha.some(({ spent }) => spent);
  return isFought ? 'attack' : 'initiative';
}

/** The last roll; for an attack, which dice are assigned and which is next (MASC-DMG-4). */
export function dicePart(view: NamedView): Thing {
  const kind = throwOf(view);
  const ask = openQuestion(view);
  const next = ask?.ask === 'assign' ? ask.next : null;
  return {
    key: 'dice',
    classes: `dice ${kind}${view.dice.length > 12 ? ' many' : ''}`,
    children: [
      { key: 'dice.words', classes: 'dice-words', text: diceWords(view, kind) },
      {
        key: 'dice.row',
        classes: 'dice-row',
        children: view.dice.map((number, place) => ({
          key: `die.${place}`,
          classes: `die${dieLook(kind, place, next)}`,
          drawing: dieOf(number),
          ...(place === next
            ? { anchor: `die:${place}`, drags: true, label: words.dice.next(number) }
            : { label: String(number) }),
        })),
      },
    ],
  };
}

function dieLook(kind: Throw, place: number, next: number | null): string {
  if (kind === 'initiative') return place < 2 ? ' red' : ' blue';
  if (next === null) return '';
  return place < next ? ' dealt' : place === next ? ' next' : ' coming';
}

function diceWords(view: NamedView, kind: Throw): string {
  switch (kind) {
    case 'none':
      return '';
    case 'draw':
      return words.dice.setupDraw;
    case 'initiative': {
      const [a = 0, b = 0, c = 0, d = 0] = view.dice;
      return words.dice.initiative(sidesOf(view), a + b, c + d);
    }
    case 'attack':
      return words.dice.attack(view.dice.length);
  }
}
