import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import { words } from './words.ts';

/** A side of the table off the board. What is its owner's to choose from carries the anchors of actions. */
export interface SideTerms {
  readonly seat: Seat;
  readonly end: 'far' | 'near';
  /** Whether the actions of the viewer speak of this side's cards. */
  readonly own: boolean;
}

/** A pile of cards, of whatever game. */
export interface Pile {
  /** It is its anchor, too. */
  readonly key: string;
  /** Extra style names, with a space before each. */
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

/** Face down: a back is all there is to see. */
export function closedPile(terms: Pile, back: string): Thing {
  const isEmpty = terms.count === 0;
  const look = ` stack${terms.look}${isEmpty ? ' none' : ''}`;
  return pile({ ...terms, look }, isEmpty ? [] : [{ key: `${terms.key}.top`, look: 'back', drawing: back }]);
}

/** Face up: its last card lies on top. */
export function openPile(terms: Pile, top: string | null): Thing {
  const look = ` open${terms.look}${top === null ? ' none' : ''}`;
  return pile(
    { ...terms, look },
    top === null ? [] : [{ key: `${terms.key}.top`, look: 'open-top', drawing: top }],
  );
}

/** So many backs in a row. */
export function backs(key: string, count: number, back: string): Thing {
  const row = Array.from({ length: count }, (_, place) => ({
    key: `${key}.${place}`,
    look: 'back',
    drawing: back,
  }));
  return { key: `${key}.row`, look: 'backs', of: row };
}

/** A hand as other players see it. */
export interface FarHand extends Omit<Pile, 'look' | 'caption'> {
  readonly count: number;
  readonly seat: Seat;
  readonly back: string;
  /** The cards of it that can be seen, by id. */
  readonly seen: readonly string[];
  /** How one of them is drawn under a key. */
  readonly card: (id: string, key: string) => Thing;
}

/** Backs, and beside them what the viewer has seen of this hand; in an open view all of it. */
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
