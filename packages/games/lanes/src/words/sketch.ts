import type { CardKind } from '../content/language.ts';

/** The table as text. Its columns are 22 characters wide. */
export const sketch = {
  beforeFirstTurn: 'before the first turn',
  turn: (turn: number): string => `turn ${turn}`,
  counts: (protection: number, hand: number, deck: number, graveyard: number, trash: number): string =>
    [
      `protection ${protection}`,
      `hand ${hand}`,
      `deck ${deck}`,
      `graveyard ${graveyard}`,
      `trash ${trash}`,
    ].join('   '),
  pool: (faceUp: readonly string[], faceDown: number): string =>
    `pool: ${faceUp.length === 0 ? 'nothing face up' : faceUp.join(', ')} (${faceDown} face down)`,
  unit: (power: number, rest: number, equips: readonly string[]): string =>
    `power ${power}${rest > 0 ? `, rest ${rest}` : ''}${equips.map((equip) => ` +${equip}`).join('')}`,
  /** `2x Pike Lancer 5/1 (unit, Vanguard): …`. */
  handCard: (count: number, card: string, kind: CardKind, tribe: string | null, text: string): string =>
    `${count > 1 ? `${count}x ` : ''}${card} (${kind}${tribe === null ? '' : `, ${tribe}`})${text === '' ? '' : `: ${text}`}`,
};
