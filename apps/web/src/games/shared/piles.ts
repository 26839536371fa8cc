import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import { words } from './words.ts';

/** One player's side of the table, beside the board. */
export interface SideTerms {
  readonly seat: Seat;
  readonly end: 'far' | 'near';
  /** Whether it is the viewer's side: then its cards have the anchors of actions. */
  readonly own: boolean;
}

/** A pile of cards in any game. */
export interface Pile {
  /** Also its anchor. */
  readonly key: string;
  /** Extra classes, with a space before each. */
  readonly look: string;
  readonly label: string;
  readonly caption: string;
  readonly count: number | string;
}

export function pile({ key, look, label, caption, count }: Pile, picture: readonly Thing[] = []): Thing {
  return {
    key,
    look: `pile${look}`,
    anchor: key,
    label,
    of: [
      { key: `${key}.caption`, look: 'pile-caption', text: caption },
      ...picture,
      { key: `${key}.count`, look: 'pile-count', text: String(count) },
    ],
  };
}

/** A face-down pile: only a back is visible. */
export function closedPile(terms: Pile, back: string): Thing {
  const isEmpty = terms.count === 0;
  const look = ` stack${terms.look}${isEmpty ? ' none' : ''}`;
  return pile({ ...terms, look }, isEmpty ? [] : [{ key: `${terms.key}.top`, look: 'back', drawing: back }]);
}

/** A face-up pile: its last card is on top. */
export function openPile(terms: Pile, top: string | null): Thing {
  const look = ` open${terms.look}${top === null ? ' none' : ''}`;
  return pile(
    { ...terms, look },
    top === null ? [] : [{ key: `${terms.key}.top`, look: 'open-top', drawing: top }],
  );
}

/** A row of card backs. */
export function backs(key: string, count: number, back: string): Thing {
  const row = Array.from({ length: count }, (_, place) => ({
    key: `${key}.${place}`,
    look: 'back',
    drawing: back,
  }));
  return { key: `${key}.row`, look: 'backs', of: row };
}

/** The viewer's own hand while it is face down. */
export function hiddenHand(seat: Seat, count: number, back: string): Thing[] {
  return Array.from({ length: count }, (_, place) => ({
    key: `hand:${seat}:${place}`,
    look: 'back hand-back',
    drawing: back,
  }));
}

/** A hand, seen by another player. */
export interface FarHand extends Omit<Pile, 'look' | 'caption'> {
  readonly count: number;
  readonly seat: Seat;
  readonly back: string;
  /** The cards that the viewer has seen, by id. */
  readonly seen: readonly string[];
  /** Draws one of them with a key. */
  readonly card: (id: string, key: string) => Thing;
}

/** Backs, and beside them the cards that the viewer has seen; in an open view, all of them. */
export function farHand({ key, label, count, seat, back, seen, card }: FarHand): Thing {
  const row = backs(key, count - seen.length, back);
  const copies = new Map<string, number>();
  return {
    key: `${key}.all`,
    look: 'pile-group hand-far',
    of: [
      pile({ key, look: ' hand-backs', label, caption: words.hand, count }, [row]),
      ...seen.map((id) => {
        const copy = copies.get(id) ?? 0;
        copies.set(id, copy + 1);
        return card(id, `hand:${seat}:${id}:${copy}`);
      }),
    ],
  };
}
