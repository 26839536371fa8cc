import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import { cardNumber, inTransit } from '@mechatable/lanes';
import { hiddenHand } from '../shared/piles.ts';
import { backOf, cardAt } from './card.ts';
import { letterOf, printedLabel, type NamedView } from './naming.ts';
import { plate } from './plate.ts';
import { sideOf } from './side-part.ts';
import { trayOf } from './tray.ts';
import { words } from './words.ts';

/** The near edge of the table: a pile to choose from, the hand, and cards that others are playing. */
export function dockPart(view: NamedView, near: Seat, own: boolean): Thing {
  const held = cardsInHand(view, near, own);
  const children = [...tray(view), hand(view, near, held), ...transit(view, near)];
  const isBare = held.length === 0 && children.length === 1;
  // While the match is played, the lanes keep their size: the next card comes soon.
  const isFolded = isBare && (view.turn === 0 || view.outcome !== null);
  return { key: 'dock', classes: `dock${isBare ? ' bare' : ''}${isFolded ? ' folded' : ''}`, children };
}

/** A card between hand and table. */
interface Played {
  readonly id: string;
  readonly seat: Seat;
  readonly thing: Thing;
}

/** LN-R-76: a card being played is in no zone; it is shown while a question about it is open. */
function played(view: NamedView): Played[] {
  return inTransit(view.agenda).map(({ seat, card }, place) => {
    const { id } = cardAt(card);
    const thing = plate(id, {
      key: `transit.${place}`,
      form: 'card',
      anchor: `moving:${id}`,
      label: words.card.beingPlayed(view.names, seat, printedLabel(id)),
      classes: 'played',
    });
    return { id, seat, thing };
  });
}

/** After the hand, so that the hand does not move. A card from an open hand keeps its place there instead. */
function transit(view: NamedView, near: Seat): Thing[] {
  const isOpen = sideOf(view, near).hand !== null;
  const moving = played(view).filter(({ seat }) => seat !== near || !isOpen);
  if (moving.length === 0) return [];
  return [
    {
      key: 'transit',
      classes: 'tray transit',
      children: [
        { key: 'transit.words', classes: 'tray-words', text: words.piles.beingPlayed },
        ...moving.map(({ thing }) => thing),
      ],
    },
  ];
}

function tray(view: NamedView): Thing[] {
  const open = trayOf(view);
  if (open === null) return [];
  const { seat, pile, cards } = open;
  const key = `tray:${letterOf(seat)}:${pile}`;
  return [
    {
      key,
      classes: 'tray',
      children: [
        { key: `${key}.words`, classes: 'tray-words', text: words.piles.fanned[pile] },
        ...cards.map((id, place) =>
          plate(id, {
            key: `${key}.${place}`,
            form: 'card',
            anchor: `${pile}:${id}`,
            label: words.card.inPile(view.names, seat, printedLabel(id), pile),
          }),
        ),
      ],
    },
  ];
}

function cardsInHand(view: NamedView, near: Seat, own: boolean): Thing[] {
  const side = sideOf(view, near);
  return side.hand === null
    ? hiddenHand(near, side.handCount, backOf(near))
    : openHand(view, near, side.hand, own);
}

function hand(view: NamedView, near: Seat, held: readonly Thing[]): Thing {
  const side = sideOf(view, near);
  const letter = letterOf(near);
  const key = `pile:${letter}:hand`;
  const label = words.piles.closed(view.names, near, 'hand', side.handCount);
  return {
    key: `${key}.all`,
    classes: `hand seat-${near}${side.hand === null ? ' hidden' : ''}`,
    children: [
      {
        key,
        classes: 'hand-head',
        anchor: key,
        label,
        children: [
          {
            key: `${key}.words`,
            classes: 'hand-words',
            text: held.length === 0 ? words.piles.emptyHand(view.names, near) : words.piles.captions.hand,
          },
          { key: `${key}.count`, classes: 'hand-count', text: String(side.handCount) },
        ],
      },
      ...held,
    ],
  };
}

/** In the order of the card list, so that a card that is being played keeps its place until it is on the table. */
function openHand(view: NamedView, near: Seat, cards: readonly string[], own: boolean): Thing[] {
  const held = cards.map((id, place): Omit<Played, 'seat'> => {
    const thing = plate(id, {
      key: `hand:${near}:${id}:${cards.slice(0, place).filter((other) => other === id).length}`,
      form: 'card',
      anchor: `${own ? 'hand' : 'card'}:${id}`,
      label: words.card.inPile(view.names, near, printedLabel(id), 'hand'),
    });
    return { id, thing: { ...thing, glides: true } };
  });
  const all = [...held, ...played(view).filter(({ seat }) => seat === near)];
  return all.sort((one, other) => cardNumber(one.id) - cardNumber(other.id)).map(({ thing }) => thing);
}
