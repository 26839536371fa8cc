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
  readonly classes: string;
  readonly label: string;
  readonly caption: string;
  readonly count: number | string;
}

export function pile({ key, classes, label, caption, count }: Pile, picture: readonly Thing[] = []): Thing {
  return {
    key,
    classes: `pile${classes}`,
    anchor: key,
    label,
    children: [
      { key: `${key}.caption`, classes: 'pile-caption', text: caption },
      ...picture,
      { key: `${key}.count`, classes: 'pile-count', text: String(count) },
    ],
  };
}

/** A face-down pile: only a back is visible. */
export function closedPile(terms: Pile, back: string): Thing {
  const isEmpty = terms.count === 0;
  const classes = ` stack${terms.classes}${isEmpty ? ' none' : ''}`;
  return pile(
    { ...terms, classes },
    isEmpty ? [] : [{ key: `${terms.key}.top`, classes: 'back', drawing: back }],
  );
}

/** A face-up pile: its last card is on top. */
export function openPile(terms: Pile, top: string | null): Thing {
  const classes = ` open${terms.classes}${top === null ? ' none' : ''}`;
  return pile(
    { ...terms, classes },
    top === null ? [] : [{ key: `${terms.key}.top`, classes: 'open-top', drawing: top }],
  );
}

/** A row of card backs. */
export function backs(key: string, count: number, back: string): Thing {
  const row = Array.from({ length: count }, (_, place) => ({
    key: `${key}.${place}`,
    classes: 'back',
    drawing: back,
  }));
  return { key: `${key}.row`, classes: 'backs', children: row };
}

/** The viewer's own hand while it is face down. */
export function hiddenHand(seat: Seat, count: number, back: string): Thing[] {
  return Array.from({ length: count }, (_, place) => ({
    key: `hand:${seat}:${place}`,
    classes: 'back hand-back',
    drawing: back,
  }));
}

/** A hand, seen by another player. */
export interface FarHand extends Omit<Pile, 'classes' | 'caption'> {
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
    classes: 'pile-group hand-far',
    children: [
      pile({ key, classes: ' hand-backs', label, caption: words.hand, count }, [row]),
      ...seen.map((id) => {
        const copy = copies.get(id) ?? 0;
        copies.set(id, copy + 1);
        return card(id, `hand:${seat}:${id}:${copy}`);
      }),
    ],
  };
}
