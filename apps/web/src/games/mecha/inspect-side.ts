import type { Seat } from '@mechatable/kernel';
import { LETHAL, type SideView } from '@mechatable/mecha';
import type { Inspection } from '../shared/drawing.ts';
import { cardOf } from './card.ts';
import { isMechaUnit, seatOf, sideOf, titleOf, type NamedView } from './naming.ts';
import { bandwidthOf } from './unit-plate.ts';
import { words } from './words/index.ts';

const { piles: says, sides } = words.inspect;

interface PileFacts {
  readonly count: number;
  readonly facts: readonly string[];
  readonly rulings: readonly string[];
}

const PILES = ['hand', 'deck', 'damage', 'discard'] as const;
type PileName = (typeof PILES)[number];

/** A pile: how many cards, and which of them the viewer may know. */
export function inspectPile(view: NamedView, letter: string, name: string): Inspection | null {
  const seat = seatOf(letter);
  const pile = PILES.find((one) => one === name);
  if (pile === undefined) return null;
  const found = factsOf(sideOf(view, seat), pile);
  return {
    title: words.piles.title(view.names, seat, pile),
    kind: says.count(found.count),
    card: null,
    text: [],
    sum: null,
    facts: found.facts,
    rulings: found.rulings,
  };
}

function factsOf(side: SideView, pile: PileName): PileFacts {
  switch (pile) {
    case 'hand':
      return {
        count: side.handCount,
        facts: [
          ...(side.hand === null ? listed(says.known, side.seen) : named(side.hand)),
          ...(side.handLimit === null ? [] : [says.handLimit(side.handLimit)]),
        ],
        rulings: side.handLimit === null ? ['MG-R-79'] : ['MG-HAND-1', 'MG-HAND-2', 'MG-R-79'],
      };
    case 'deck':
      return {
        count: side.deckCount,
        facts: [
          ...listed(says.onTop, [...side.top].reverse()),
          ...(side.list === null ? [] : listed(says.deckList, side.list)),
        ],
        rulings: ['MG-TURN-3', 'MG-R-29', 'MG-R-31'],
      };
    case 'damage':
      return {
        count: side.damage.length + side.markers,
        facts: [
          ...named(side.damage),
          ...(side.markers === 0 ? [] : [says.markers(side.markers)]),
          says.lethal(LETHAL),
        ],
        rulings: ['MG-WIN-2', 'MG-WIN-3', 'MG-WIN-4', 'MG-R-75', ...(side.markers === 0 ? [] : ['MG-R-29'])],
      };
    case 'discard':
      return {
        count: side.discard.length,
        facts: named([...side.discard].reverse()),
        rulings: ['MG-ZONE-1', 'MG-R-68', 'MG-R-77', 'MG-R-83'],
      };
  }
}

/** Cards by name, equal ones counted: `Mega Bot ×2`. */
function named(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, n]) => says.card(cardOf(id).name, n));
}

/** The same as one fact; empty if there are no cards. */
function listed(say: (names: readonly string[]) => string, ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : [say(named(ids))];
}

/** MG-MECHA-3: the sources of bandwidth, and its uses. */
export function inspectBandwidth(view: NamedView, letter: string): Inspection {
  const seat = seatOf(letter);
  const { bandwidth, cost } = sideOf(view, seat);
  const own = view.units.filter((u) => u.controller === seat);
  const towers = own.filter((u) => bandwidthOf(view, u) > 0);
  return {
    title: sides.bandwidth(view.names, seat),
    kind: sides.bandwidthUsed(cost, bandwidth),
    card: null,
    text: [],
    sum: {
      of: sides.bandwidthSum,
      lines: towers.map((u) => ({ words: sides.tower(u.name, u.cell), amount: bandwidthOf(view, u) })),
      total: bandwidth,
      clause: 'MG-TOWER-2',
    },
    facts: [
      ...own.filter(isMechaUnit).map((u) => sides.mechaCosts(u.name, u.cell, u.cost)),
      ...(cost > bandwidth ? [sides.overLimit] : []),
    ],
    rulings: [
      ...['MG-MECHA-3', 'MG-MECHA-4', 'MG-MECHA-5', 'MG-R-41', 'MG-R-44'],
      ...(cost > bandwidth ? ['MG-R-42'] : []),
    ],
  };
}

export function inspectPlayer(view: NamedView, letter: string): Inspection {
  const seat: Seat = seatOf(letter);
  const { damage, markers, handCount, deckCount } = sideOf(view, seat);
  const taken = damage.length + markers;
  return {
    title: titleOf(view, seat),
    kind: sides.player,
    card: null,
    text: [],
    sum: null,
    facts: [
      sides.damage(taken, LETHAL),
      sides.cards(handCount, deckCount),
      view.rules.directAttackReach === 'edge' ? sides.attackedFromEdge : sides.attackedFromEntryZone,
    ],
    rulings: ['MG-WIN-1', 'MG-WIN-5', 'MG-R-27', 'MG-R-28', 'MG-R-53'],
  };
}
