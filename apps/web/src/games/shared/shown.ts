import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';

/** A card shown large while it acts, below a line that says who does what with it. */
export function shownCard(card: Thing, caption: string, seat: Seat): Thing {
  return {
    key: 'shown',
    classes: `shown seat-${seat}`,
    children: [{ key: 'shown.caption', classes: 'shown-caption', text: caption }, card],
  };
}

/** One side of a combat. */
export interface Fighter {
  readonly card: Thing;
  readonly seat: Seat;
  readonly power: number;
  readonly wins: boolean;
}

/** Two cards and the powers that decide between them. */
export function shownCombat(one: Fighter, two: Fighter, verdict: string): Thing {
  const side = ({ card, seat, power, wins }: Fighter, key: string): Thing => ({
    key,
    classes: `combatant seat-${seat} ${wins ? 'won' : 'lost'}`,
    children: [card, { key: `${key}.power`, classes: 'combatant-power', text: String(power) }],
  });
  return {
    key: 'combat',
    classes: 'shown combat',
    children: [
      {
        key: 'combat.field',
        classes: 'combat-field',
        children: [
          side(one, 'combat.one'),
          { key: 'combat.mark', classes: 'combat-mark' },
          side(two, 'combat.two'),
        ],
      },
      { key: 'combat.verdict', classes: 'shown-caption', text: verdict },
    ],
  };
}
