import { rngFrom, type Names } from '@mechatable/kernel';
import { CARDS } from './content/cards.ts';
import { BY_SEAT } from './ending.ts';
import { imagine } from './imagine.ts';
import { powerOf, type PowerLine } from './power.ts';
import type { View } from './view.ts';
import { words } from './words/index.ts';
import { ROW_OF, UNIT_ZONES, ZONE_NAME, zoneNumber } from './zones.ts';

/** One summand of a unit's power, in words. */
export interface PowerPart {
  readonly words: string;
  readonly amount: number;
}

/**
 * LN-R-43: how the power of the unit in a zone adds up, from a view alone; empty for a zone without a unit.
 * Power depends only on public facts, so any state that `imagine` returns gives the same sum.
 */
export function explainPower(view: View, zone: string, names: Names = BY_SEAT): readonly PowerPart[] {
  const place = zoneNumber(zone);
  if (place < 0 || place >= UNIT_ZONES || view.board[place] === null) return [];
  const lines: PowerLine[] = [];
  powerOf(imagine(view, rngFrom('explain')), place, lines);
  const parts = lines.map((line) => ({ words: inWords(line, place, names), amount: line.amount }));
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  return sum < 0 ? [...parts, { words: words.power.minimum, amount: -sum }] : parts;
}

function inWords(line: PowerLine, place: number, names: Names): string {
  const { name } = CARDS[line.card];
  switch (line.from) {
    case 'printed':
      return words.power.printed(name, ROW_OF[place]);
    case 'equip':
      return words.power.equip(name);
    case 'change':
      return words.power.change(name, line.until);
    case 'continuous':
      if (line.pile === null)
        return line.zone === place
          ? words.power.ownText(name)
          : words.power.fromZone(name, ZONE_NAME[line.zone]);
      return words.power.fromPile(name, names, line.seat, line.pile);
  }
}
