import { sentence, whose, type Seat } from '@mechatable/kernel';
import { LETHAL, type SideView } from '@mechatable/mecha';
import type { Inspection } from '../shared/drawing.ts';
import { cardOf } from './card.ts';
import { counted, isMechaUnit, seatOf, sideOf, titleOf, type NamedView } from './naming.ts';
import { bandwidthOf } from './unit-plate.ts';

interface PileFacts {
  readonly count: number;
  readonly facts: readonly string[];
  readonly rulings: readonly string[];
}

const PILE_NAMES: Readonly<Record<string, string>> = { damage: 'damage zone', discard: 'discard pile' };

/** A pile: how many cards, and which of them the viewer may know. */
export function inspectPile(view: NamedView, letter: string, pile: string): Inspection | null {
  const seat = seatOf(letter);
  const found = factsOf(sideOf(view, seat), pile);
  if (found === null) return null;
  return {
    title: `${sentence(whose(view.names, seat))} ${PILE_NAMES[pile] ?? pile}`,
    kind: counted(found.count, 'card'),
    card: null,
    text: [],
    sum: null,
    facts: found.facts,
    rulings: found.rulings,
  };
}

function factsOf(side: SideView, pile: string): PileFacts | null {
  switch (pile) {
    case 'hand':
      return {
        count: side.handCount,
        facts: [
          ...(side.hand === null ? named('Known', side.seen) : named('', side.hand)),
          ...(side.handLimit === null ? [] : [`Hand limit at the end of the turn: ${side.handLimit}.`]),
        ],
        rulings: side.handLimit === null ? ['MG-R-79'] : ['MG-HAND-1', 'MG-HAND-2', 'MG-R-79'],
      };
    case 'deck':
      return {
        count: side.deckCount,
        facts: [
          ...named('On top', [...side.top].reverse()),
          ...(side.list === null ? [] : named('Deck list', side.list)),
        ],
        rulings: ['MG-TURN-3', 'MG-R-29', 'MG-R-31'],
      };
    case 'damage':
      return {
        count: side.damage.length + side.markers,
        facts: [
          ...named('', side.damage),
          ...(side.markers === 0 ? [] : [`${counted(side.markers, 'blank marker')} (MG-R-29)`]),
          `${LETHAL} cards here lose the match.`,
        ],
        rulings: ['MG-WIN-2', 'MG-WIN-3', 'MG-WIN-4', 'MG-R-75'],
      };
    case 'discard':
      return {
        count: side.discard.length,
        facts: named('', [...side.discard].reverse()),
        rulings: ['MG-ZONE-1', 'MG-R-68', 'MG-R-77', 'MG-R-83'],
      };
    default:
      return null;
  }
}

/** Cards by name, equal ones counted: `Mega Bot ×2`. */
function named(words: string, ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const names = [...counts].map(([id, n]) => `${cardOf(id).name}${n > 1 ? ` ×${n}` : ''}`);
  if (words === '') return names;
  return names.length === 0 ? [] : [`${words}: ${names.join(', ')}.`];
}

/** MG-MECHA-3: where it comes from, and what it is used for. */
export function inspectBandwidth(view: NamedView, letter: string): Inspection {
  const seat = seatOf(letter);
  const { bandwidth, cost } = sideOf(view, seat);
  const own = view.units.filter((u) => u.controller === seat);
  const towers = own.filter((u) => bandwidthOf(view, u) > 0);
  return {
    title: `${sentence(whose(view.names, seat))} bandwidth`,
    kind: `${cost} of ${bandwidth} used`,
    card: null,
    text: [],
    sum: {
      of: 'Bandwidth',
      lines: towers.map((u) => ({ words: `${u.name} (${u.cell})`, amount: bandwidthOf(view, u) })),
      total: bandwidth,
      clause: 'MG-TOWER-2',
    },
    facts: [
      ...own.filter(isMechaUnit).map((u) => `${u.name} (${u.cell}) costs ${u.cost}.`),
      ...(cost > bandwidth ? ['Over the limit: Mechas stay, but no more can be played (MG-R-42).'] : []),
    ],
    rulings: ['MG-MECHA-3', 'MG-MECHA-4', 'MG-MECHA-5', 'MG-R-41', 'MG-R-44'],
  };
}

export function inspectPlayer(view: NamedView, letter: string): Inspection {
  const seat: Seat = seatOf(letter);
  const { damage, markers, handCount, deckCount } = sideOf(view, seat);
  const taken = damage.length + markers;
  return {
    title: titleOf(view, seat),
    kind: 'Player',
    card: null,
    text: [],
    sum: null,
    facts: [
      `${taken} of ${LETHAL} cards in the damage zone.`,
      `${counted(handCount, 'card')} in hand, ${deckCount} in the deck.`,
      view.rules.directAttackReach === 'edge'
        ? 'Direct attacks use Range: the player is 1 step beyond the entry zone (MG-R-27).'
        : 'Can be attacked only from the entry zone (MG-R-27).',
    ],
    rulings: ['MG-WIN-1', 'MG-WIN-5', 'MG-R-27', 'MG-R-28', 'MG-R-53'],
  };
}
