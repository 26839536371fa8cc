import { rngFrom } from '@mechatable/kernel';
import { CARDS, KIND, cardNumber } from './content/cards.ts';
import type { Reach, Until } from './content/language.ts';
import { imagine } from './imagine.ts';
import { powerOf, type PowerLine } from './power.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import {
  ALL_ZONES,
  ROW_OF,
  SEAT_LETTERS,
  SEAT_OF,
  UNIT_ZONES,
  ZONE_NAME,
  opponent,
  zoneNumber,
} from './zones.ts';

/** One summand of a unit's power, in words. */
export interface PowerPart {
  readonly words: string;
  readonly amount: number;
}

const UNTIL: Record<Until, string> = {
  combat: 'until end of combat',
  turn: 'until end of turn',
  yourNextTurn: 'until the start of its controller’s next turn',
  stay: 'while the unit stays in unit zones',
};

/**
 * LN-R-43: how the power of the unit in a zone adds up, from a view alone; empty for a zone without a unit.
 * Power depends only on public facts, so any state that `imagine` returns gives the same sum.
 */
export function explainPower(view: View, zone: string): readonly PowerPart[] {
  const place = zoneNumber(zone);
  const held = place < 0 || place >= UNIT_ZONES ? null : view.board[place];
  if (held === null) return [];
  const s = imagine(view, rngFrom('explain'));
  const lines: PowerLine[] = [];
  powerOf(s, place, lines);
  const changes = held.changes.values();
  const sources = sourcesOf(s, place, lines);
  const parts = lines.map(({ card, amount, from }): PowerPart => {
    const { name } = CARDS[card];
    switch (from) {
      case 'printed':
        return { words: `${name}, ${ROW_OF[place] === 'front' ? 'frontline' : 'backline'}`, amount };
      case 'equip':
        return { words: `${name}, attached`, amount };
      case 'change': {
        const until = changes.next().value?.until ?? 'turn';
        return { words: `${name}, ${UNTIL[until]}`, amount };
      }
      case 'continuous':
        return { words: `${name} (${sources.get(card)?.shift() ?? 'its text'})`, amount };
    }
  });
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  return sum < 0 ? [...parts, { words: 'minimum 0', amount: -sum }] : parts;
}

/** For every card whose continuous effect counts: where the copies that reach the zone are, in order. */
function sourcesOf(s: State, zone: number, lines: readonly PowerLine[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { card, from } of lines) {
    if (from === 'continuous' && !found.has(card))
      found.set(card, [...onBoard(s, zone, card), ...elsewhere(zone, card)]);
  }
  return found;
}

/** Which copies on the board reach the zone: removing one of them would remove a summand. */
function onBoard(s: State, zone: number, card: number): string[] {
  const all = summands(s, zone, card);
  const found: string[] = [];
  for (let source = 0; source < ALL_ZONES; source++) {
    if (s.card[source] !== card) continue;
    if (source === zone) {
      if (all > 0) found.push('its own text');
      continue;
    }
    s.card[source] = PLAIN[KIND[card] === 'land' ? 'land' : 'unit'];
    if (summands(s, zone, card) < all) found.push(ZONE_NAME[source]);
    s.card[source] = card;
  }
  return found;
}

/** Cards without power effects, to replace one that has them. */
const PLAIN = { unit: cardNumber('NT-01'), land: cardNumber('LD-05') };

function summands(s: State, zone: number, card: number): number {
  const lines: PowerLine[] = [];
  powerOf(s, zone, lines);
  return lines.filter((line) => line.card === card && line.from === 'continuous').length;
}

/** LN-FX-13: in the graveyard or the revealed pool of the side in its reach. */
function elsewhere(zone: number, card: number): string[] {
  for (const effect of CARDS[card].effects) {
    if (effect.kind !== 'continuous' || effect.zones === undefined || effect.reach === 'self') continue;
    const owner = sideOf(effect.reach, zone);
    const where = effect.zones.includes('graveyard') ? 'graveyard' : 'pool';
    return new Array<string>(ALL_ZONES).fill(`${SEAT_LETTERS[owner]}’s ${where}`);
  }
  return [];
}

const sideOf = (reach: Reach, zone: number): 0 | 1 =>
  (reach.side === 'enemy' ? opponent(SEAT_OF[zone]) : SEAT_OF[zone]) === 0 ? 0 : 1;
