import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';

/** A card held large while it acts, below a line on who does what with it. */
export function shownCard(card: Thing, caption: string, seat: Seat): Thing {
  return {
    key: 'shown',
    look: `shown seat-${seat}`,
    of: [{ key: 'shown.caption', look: 'shown-caption', text: caption }, card],
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
    look: `combatant seat-${seat} ${wins ? 'won' : 'lost'}`,
    of: [card, { key: `${key}.power`, look: 'combatant-power', text: String(power) }],
  });
  return {
    key: 'combat',
    look: 'shown combat',
    of: [
      {
        key: 'combat.field',
        look: 'combat-field',
        of: [side(one, 'combat.one'), { key: 'combat.mark', look: 'combat-mark' }, side(two, 'combat.two')],
      },
      { key: 'combat.verdict', look: 'shown-caption', text: verdict },
    ],
  };
}
