import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import { hiddenHand } from '../shared/piles.ts';
import { backOf } from './card.ts';
import { letterOf, printedLabel, sideOf, type NamedView } from './naming.ts';
import { plate } from './plate.ts';
import { trays } from './tray.ts';
import { words } from './words/index.ts';

/** The near edge of the table: the cards to choose from, and the hand. */
export function dockPart(view: NamedView, near: Seat, own: boolean): Thing {
  return { key: 'dock', classes: 'dock', children: [...trays(view), hand(view, near, own)] };
}

function hand(view: NamedView, near: Seat, own: boolean): Thing {
  const { hand: cards, handCount, handLimit } = sideOf(view, near);
  const key = `pile:${letterOf(near)}:hand`;
  const limit = handLimit === null ? '' : `/${handLimit}`;
  return {
    key: `${key}.all`,
    classes: `hand seat-${near}${cards === null ? ' hidden' : ''}`,
    children: [
      {
        key,
        classes: 'hand-head',
        anchor: key,
        label: words.piles.handLabel(view.names, near, handCount),
        children: [
          { key: `${key}.words`, classes: 'hand-words', text: words.piles.hand },
          { key: `${key}.count`, classes: 'hand-count', text: `${handCount}${limit}` },
        ],
      },
      ...(cards === null ? hiddenHand(near, handCount, backOf(near)) : openHand(view, near, cards, own)),
    ],
  };
}

function openHand(view: NamedView, near: Seat, cards: readonly string[], own: boolean): Thing[] {
  return cards.map((id, place) => ({
    ...plate(id, {
      key: `hand:${near}:${id}:${cards.slice(0, place).filter((other) => other === id).length}`,
      form: 'card',
      anchor: `${own ? 'hand' : 'card'}:${id}`,
      label: words.piles.inPile(view.names, near, 'hand', printedLabel(id)),
    }),
    glides: true as const,
  }));
}
