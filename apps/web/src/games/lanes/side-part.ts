import type { Thing } from '@mechatable/board';
import { sentence, whom, type Seat } from '@mechatable/kernel';
import type { SideView, View } from '@mechatable/lanes';
import { backs, closedPile, farHand, openPile, pile, type SideTerms } from '../shared/piles.ts';
import { artOf, backOf, cardOf, symbolOf } from './card.ts';
import { letterOf, printedLabel, type NamedView } from './naming.ts';
import { plate } from './plate.ts';
import { words } from './words.ts';

export function sidePart(view: NamedView, terms: SideTerms): Thing[] {
  const { seat, end } = terms;
  const side = sideOf(view, seat);
  const letter = letterOf(seat);
  return [
    {
      key: `command:${letter}`,
      classes: `strip command ${end} seat-${seat}`,
      children: [
        plaque(view, seat),
        protection(view, seat, side),
        ...(end === 'far' ? [handOfOther(view, terms, side)] : []),
        stack(view, seat, 'deck', side.deckCount),
      ],
    },
    {
      key: `stores:${letter}`,
      classes: `strip stores ${end} seat-${seat}`,
      children: [
        pool(view, terms, side),
        faceUpPile(
          view,
          seat,
          'graveyard',
          side.graveyard.map(({ card }) => card),
        ),
        faceUpPile(view, seat, 'trash', side.trash),
      ],
    },
  ];
}

export function sideOf(view: View, seat: Seat): SideView {
  return seat === 0 ? view.sides[0] : view.sides[1];
}

function plaque(view: NamedView, seat: Seat): Thing {
  const key = `seat:${letterOf(seat)}`;
  const active = view.turn > 0 && view.active === seat && view.outcome === null;
  const won = view.outcome?.winners.includes(seat) ?? false;
  return {
    key,
    classes: `plaque${active ? ' active' : ''}${won ? ' won' : ''}`,
    children: [
      { key: `${key}.symbol`, classes: 'plaque-symbol', drawing: symbolOf(seat) },
      { key: `${key}.name`, classes: 'plaque-name', text: sentence(whom(view.names, seat)) },
      {
        key: `${key}.state`,
        classes: 'plaque-state',
        text: won ? words.plaque.won : active ? words.plaque.playing : '',
      },
    ],
  };
}

const pileAnchor = (seat: Seat, pile: string): string => `pile:${letterOf(seat)}:${pile}`;

/** LN-PROT-2: the last defense before defeat, so every card of it is drawn. */
function protection(view: NamedView, seat: Seat, side: SideView): Thing {
  const key = pileAnchor(seat, 'protection');
  const n = side.protectionCount;
  const isGone = n === 0 && view.turn > 0; // before the first turn, it hasn't been dealt yet
  const classes = ` protection${isGone ? ' none' : ''}`;
  const label =
    n > 0 || isGone
      ? words.piles.protection(view.names, seat, n)
      : words.piles.closed(view.names, seat, 'protection', n);
  const caption = words.piles.captions.protection;
  return pile({ key, classes, label, caption, count: n }, [backs(key, n, backOf(seat))]);
}

function stack(view: NamedView, seat: Seat, name: 'deck' | 'pool', n: number): Thing {
  const label = words.piles.closed(view.names, seat, name, n);
  const caption = words.piles.captions[name];
  return closedPile(
    { key: pileAnchor(seat, name), classes: ` ${name}`, label, caption, count: n },
    backOf(seat),
  );
}

/** LN-R-90: cards that everyone saw going there are face up. */
function handOfOther(view: NamedView, { seat, own }: SideTerms, side: SideView): Thing {
  return farHand({
    key: pileAnchor(seat, 'hand'),
    label: words.piles.closed(view.names, seat, 'hand', side.handCount),
    count: side.handCount,
    seat,
    back: backOf(seat),
    seen: side.hand ?? side.shown,
    card: (id, key) =>
      plate(id, {
        key,
        form: 'mini',
        anchor: `${own ? 'hand' : 'card'}:${id}`,
        label: words.card.inPile(view.names, seat, printedLabel(id), 'hand'),
      }),
  });
}

function pool(view: NamedView, { seat, own }: SideTerms, side: SideView): Thing {
  const key = pileAnchor(seat, 'pool');
  return {
    key: `${key}.all`,
    classes: 'pile-group pool',
    children: [
      stack(view, seat, 'pool', side.poolCount),
      ...side.revealed.map((id, place) =>
        plate(id, {
          key: `${key}.open.${id}.${side.revealed.slice(0, place).filter((other) => other === id).length}`,
          form: 'mini',
          anchor: `${own ? 'pool' : 'card'}:${id}`,
          label: words.card.inOpenPool(view.names, seat, printedLabel(id)),
        }),
      ),
    ],
  };
}

function faceUpPile(
  view: NamedView,
  seat: Seat,
  name: 'graveyard' | 'trash',
  cards: readonly string[],
): Thing {
  const top = cards.at(-1);
  const { names } = view;
  return openPile(
    {
      key: pileAnchor(seat, name),
      classes: ` ${name}`,
      label:
        top === undefined
          ? words.piles.closed(names, seat, name, cards.length)
          : words.piles.open(names, seat, name, cards.length, cardOf(top).name),
      caption: words.piles.captions[name],
      count: cards.length,
    },
    top === undefined ? null : artOf(top),
  );
}
