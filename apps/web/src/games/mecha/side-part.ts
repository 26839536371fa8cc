import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import { LETHAL, type SideView } from '@mechatable/mecha';
import { closedPile, farHand, openPile, pile, type SideTerms } from '../shared/piles.ts';
import { artOf, backOf, cardOf, symbolOf } from './card.ts';
import { BANDWIDTH_GLYPH } from './glyphs.ts';
import { letterOf, printedLabel, sideOf, titleOf, type NamedView } from './naming.ts';
import { plate } from './plate.ts';
import { words } from './words/index.ts';

const says = words.piles;

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
        bandwidth(view, seat, side),
        ...(end === 'far' ? [handOfOther(view, terms, side)] : []),
      ],
    },
    {
      key: `stores:${letter}`,
      classes: `strip stores ${end} seat-${seat}`,
      children: [damageZone(view, seat, side), deck(view, terms, side), discardPile(view, seat, side)],
    },
  ];
}

const pileAnchor = (seat: Seat, pile: string): string => `pile:${letterOf(seat)}:${pile}`;

function plaque(view: NamedView, seat: Seat): Thing {
  const key = `player:${letterOf(seat)}`;
  const active = view.turn > 0 && view.active === seat && view.outcome === null;
  const won = view.outcome?.winners.includes(seat) ?? false;
  return {
    key,
    classes: `plaque${active ? ' active' : ''}${won ? ' won' : ''}`,
    anchor: key,
    label: active ? words.players.activeLabel(view.names, seat) : titleOf(view, seat),
    children: [
      { key: `${key}.symbol`, classes: 'plaque-symbol', drawing: symbolOf(seat) },
      { key: `${key}.name`, classes: 'plaque-name', text: titleOf(view, seat) },
      {
        key: `${key}.state`,
        classes: 'plaque-state',
        text: won ? words.players.won : active ? words.players.playing : '',
      },
    ],
  };
}

/** MG-MECHA-3: the Mechas' total cost out of the bandwidth from Towers, as a gauge. */
function bandwidth(view: NamedView, seat: Seat, { bandwidth: all, cost }: SideView): Thing {
  const key = `bandwidth:${letterOf(seat)}`;
  const over = cost > all;
  const pips = Array.from({ length: Math.max(all, cost) }, (_, i) => ({
    key: `${key}.${i}`,
    classes: `pip${i < cost ? ' used' : ''}${i >= all ? ' over' : ''}`,
  }));
  return {
    key,
    classes: `gauge${over ? ' over' : ''}`,
    anchor: key,
    label: over
      ? says.bandwidthOverLabel(view.names, seat, cost, all)
      : says.bandwidthLabel(view.names, seat, cost, all),
    children: [
      { key: `${key}.caption`, classes: 'pile-caption', text: says.bandwidth },
      {
        key: `${key}.figure`,
        classes: 'gauge-figure',
        children: [
          { key: `${key}.sign`, classes: 'gauge-sign', drawing: BANDWIDTH_GLYPH },
          { key: `${key}.used`, classes: 'gauge-used', text: String(cost) },
          { key: `${key}.all`, classes: 'gauge-all', text: `/${all}` },
        ],
      },
      { key: `${key}.pips`, classes: 'pips', children: pips },
    ],
  };
}

/** MG-WIN-4: five slots, and every card in them is visible. */
function damageZone(view: NamedView, seat: Seat, { damage, markers }: SideView): Thing {
  const key = pileAnchor(seat, 'damage');
  const total = damage.length + markers;
  const places = Math.max(LETHAL, total);
  return {
    key: `${key}.all`,
    classes: `damage${total >= LETHAL - 1 ? ' grave' : ''}`,
    children: [
      pile({
        key,
        classes: ' damage-head',
        label: says.damageLabel(view.names, seat, total, LETHAL),
        caption: says.damage,
        count: `${total}/${LETHAL}`,
      }),
      {
        key: `${key}.row`,
        classes: 'damage-row',
        children: Array.from({ length: places }, (_, place) => slot(view, seat, damage[place], place, total)),
      },
    ],
  };
}

function slot(view: NamedView, seat: Seat, card: string | undefined, place: number, total: number): Thing {
  const key = `${pileAnchor(seat, 'damage')}.${place}`;
  if (card === undefined)
    return { key, classes: `slot${place < total ? ' marker' : ''}`, text: String(place + 1) };
  return {
    key,
    classes: 'slot taken',
    children: [
      plate(card, {
        key: `${key}.card`,
        form: 'mini',
        anchor: `card:${card}`,
        label: says.inPile(view.names, seat, 'damage', printedLabel(card)),
      }),
    ],
  };
}

/** The deck, and its top card if the viewer knows it (MG-R-76). */
function deck(view: NamedView, { seat, own }: SideTerms, side: SideView): Thing {
  const key = pileAnchor(seat, 'deck');
  const top = side.top.at(-1);
  return {
    key: `${key}.all`,
    classes: 'pile-group',
    children: [
      closedPile(
        {
          key,
          classes: '',
          label: says.deckLabel(view.names, seat, side.deckCount),
          caption: says.deck,
          count: side.deckCount,
        },
        backOf(seat),
      ),
      ...(top === undefined
        ? []
        : [
            plate(top, {
              key: `${key}.known`,
              form: 'mini',
              anchor: `${own ? 'top' : 'card'}:${top}`,
              label: words.cards.onDeck(view.names, seat, printedLabel(top)),
              classes: 'known-top',
            }),
          ]),
    ],
  };
}

/** MG-ZONE-1: face up, the last card on top. */
function discardPile(view: NamedView, seat: Seat, { discard }: SideView): Thing {
  const top = discard.at(-1);
  return openPile(
    {
      key: pileAnchor(seat, 'discard'),
      classes: '',
      label:
        top === undefined
          ? says.emptyDiscardLabel(view.names, seat)
          : says.discardLabel(view.names, seat, discard.length, cardOf(top).name),
      caption: says.discard,
      count: discard.length,
    },
    top === undefined ? null : artOf(top),
  );
}

function handOfOther(view: NamedView, { seat, own }: SideTerms, side: SideView): Thing {
  return farHand({
    key: pileAnchor(seat, 'hand'),
    label: says.handLabel(view.names, seat, side.handCount),
    count: side.handCount,
    seat,
    back: backOf(seat),
    seen: side.hand ?? side.seen,
    card: (id, key) =>
      plate(id, {
        key,
        form: 'mini',
        anchor: `${own ? 'hand' : 'card'}:${id}`,
        label: says.inPile(view.names, seat, 'hand', printedLabel(id)),
      }),
  });
}
