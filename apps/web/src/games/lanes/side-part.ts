import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import type { SideView, View } from '@mechatable/lanes';
import { artOf, backOf, cardOf, symbolOf } from './card.ts';
import { capital, counted, letterOf, printedLabel, whose } from './naming.ts';
import { plate } from './plate.ts';

/** A side of the table off the board. What is its owner's to choose from carries the anchors of actions. */
export interface SideTerms {
  readonly seat: Seat;
  readonly end: 'far' | 'near';
  /** Whether the actions of the viewer speak of this side's cards. */
  readonly own: boolean;
}

export function sidePart(view: View, terms: SideTerms): Thing[] {
  const { seat, end } = terms;
  const side = sideOf(view, seat);
  const letter = letterOf(seat);
  return [
    {
      key: `command:${letter}`,
      look: `strip command ${end} seat-${seat}`,
      of: [
        plaque(view, seat),
        protection(view, seat, side),
        ...(end === 'far' ? [handOfOther(view, terms, side)] : []),
        stack(view, seat, 'deck', side.deckCount, 'Deck'),
      ],
    },
    {
      key: `stores:${letter}`,
      look: `strip stores ${end} seat-${seat}`,
      of: [
        pool(view, terms, side),
        openPile(
          view,
          seat,
          'graveyard',
          side.graveyard.map(({ card }) => card),
        ),
        openPile(view, seat, 'trash', side.trash),
      ],
    },
  ];
}

export function sideOf(view: View, seat: Seat): SideView {
  return seat === 0 ? view.sides[0] : view.sides[1];
}

function plaque(view: View, seat: Seat): Thing {
  const key = `seat:${letterOf(seat)}`;
  const active = view.turn > 0 && view.active === seat && view.outcome === null;
  const won = view.outcome?.winners.includes(seat) ?? false;
  return {
    key,
    look: `plaque${active ? ' active' : ''}${won ? ' won' : ''}`,
    of: [
      { key: `${key}.symbol`, look: 'plaque-symbol', drawing: symbolOf(seat) },
      { key: `${key}.letter`, look: 'plaque-letter', text: letterOf(seat) },
      { key: `${key}.state`, look: 'plaque-state', text: won ? 'won' : active ? 'on turn' : '' },
    ],
  };
}

const pileAnchor = (seat: Seat, pile: string): string => `pile:${letterOf(seat)}:${pile}`;

const caption = (key: string, text: string): Thing => ({ key: `${key}.caption`, look: 'pile-caption', text });
const count = (key: string, n: number): Thing => ({
  key: `${key}.count`,
  look: 'pile-count',
  text: String(n),
});
const back = (key: string, seat: Seat): Thing => ({ key, look: 'back', drawing: backOf(seat) });

/** LN-PROT-2: what stands between a player and defeat, so every card of it is to be seen. */
function protection(view: View, seat: Seat, side: SideView): Thing {
  const key = pileAnchor(seat, 'protection');
  const n = side.protectionCount;
  return {
    key,
    look: `pile protection${n === 0 ? ' none' : ''}`,
    anchor: key,
    label: `${capital(whose(view, seat))} protection: ${n === 0 ? 'none left' : `${counted(n, 'card')} face down`}`,
    of: [
      caption(key, 'Protection'),
      {
        key: `${key}.row`,
        look: 'backs',
        of: Array.from({ length: n }, (_, place) => back(`${key}.${place}`, seat)),
      },
      count(key, n),
    ],
  };
}

function stack(view: View, seat: Seat, pile: string, n: number, words: string): Thing {
  const key = pileAnchor(seat, pile);
  return {
    key,
    look: `pile stack ${pile}${n === 0 ? ' none' : ''}`,
    anchor: key,
    label: `${capital(whose(view, seat))} ${pile}: ${counted(n, 'card')}`,
    of: [caption(key, words), ...(n === 0 ? [] : [back(`${key}.top`, seat)]), count(key, n)],
  };
}

/** Backs, and beside them what everybody has seen go there (LN-R-90); in an open view all of it. */
function handOfOther(view: View, { seat, own }: SideTerms, side: SideView): Thing {
  const key = pileAnchor(seat, 'hand');
  const seen = side.hand ?? side.shown;
  const hidden = side.handCount - seen.length;
  const copies = new Map<string, number>();
  return {
    key: `${key}.all`,
    look: 'pile-group hand-far',
    of: [
      {
        key,
        look: 'pile hand-backs',
        anchor: key,
        label: `${capital(whose(view, seat))} hand: ${counted(side.handCount, 'card')}`,
        of: [
          caption(key, 'Hand'),
          {
            key: `${key}.row`,
            look: 'backs',
            of: Array.from({ length: hidden }, (_, place) => back(`${key}.${place}`, seat)),
          },
          count(key, side.handCount),
        ],
      },
      ...seen.map((id) => {
        const copy = copies.get(id) ?? 0;
        copies.set(id, copy + 1);
        return plate(id, {
          key: `hand:${seat}:${id}:${copy}`,
          form: 'mini',
          anchor: `${own ? 'hand' : 'card'}:${id}`,
          label: `${printedLabel(id)}, in ${whose(view, seat)} hand`,
        });
      }),
    ],
  };
}

function pool(view: View, { seat, own }: SideTerms, side: SideView): Thing {
  const key = pileAnchor(seat, 'pool');
  return {
    key: `${key}.all`,
    look: 'pile-group pool',
    of: [
      stack(view, seat, 'pool', side.poolCount, 'Pool'),
      ...side.revealed.map((id, place) =>
        plate(id, {
          key: `${key}.open.${id}.${side.revealed.slice(0, place).filter((other) => other === id).length}`,
          form: 'mini',
          anchor: `${own ? 'pool' : 'card'}:${id}`,
          label: `${printedLabel(id)}, face up in ${whose(view, seat)} pool`,
        }),
      ),
    ],
  };
}

/** A pile that lies open: its last card on top. */
function openPile(view: View, seat: Seat, pile: 'graveyard' | 'trash', cards: readonly string[]): Thing {
  const key = pileAnchor(seat, pile);
  const top = cards.at(-1);
  const named = top === undefined ? '' : `, ${cardOf(top).name} on top`;
  return {
    key,
    look: `pile open ${pile}${top === undefined ? ' none' : ''}`,
    anchor: key,
    label: `${capital(whose(view, seat))} ${pile}: ${counted(cards.length, 'card')}${named}`,
    of: [
      caption(key, pile === 'graveyard' ? 'Grave' : 'Trash'),
      ...(top === undefined ? [] : [{ key: `${key}.top`, look: 'open-top', drawing: artOf(top) }]),
      count(key, cards.length),
    ],
  };
}
