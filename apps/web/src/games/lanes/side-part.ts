import type { Thing } from '@mechatable/board';
import { sentence, whom, whose, type Seat } from '@mechatable/kernel';
import type { SideView, View } from '@mechatable/lanes';
import { backs, closedPile, farHand, openPile, pile, type SideTerms } from '../shared/piles.ts';
import { artOf, backOf, cardOf, symbolOf } from './card.ts';
import { counted, letterOf, printedLabel, type NamedView } from './naming.ts';
import { plate } from './plate.ts';

export function sidePart(view: NamedView, terms: SideTerms): Thing[] {
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
        lyingOpen(
          view,
          seat,
          'graveyard',
          side.graveyard.map(({ card }) => card),
        ),
        lyingOpen(view, seat, 'trash', side.trash),
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
    look: `plaque${active ? ' active' : ''}${won ? ' won' : ''}`,
    of: [
      { key: `${key}.symbol`, look: 'plaque-symbol', drawing: symbolOf(seat) },
      { key: `${key}.name`, look: 'plaque-name', text: sentence(whom(view.names, seat)) },
      { key: `${key}.state`, look: 'plaque-state', text: won ? 'won' : active ? 'playing' : '' },
    ],
  };
}

const pileAnchor = (seat: Seat, pile: string): string => `pile:${letterOf(seat)}:${pile}`;

/** LN-PROT-2: the last defense before defeat, so every card of it is drawn. */
function protection(view: NamedView, seat: Seat, side: SideView): Thing {
  const key = pileAnchor(seat, 'protection');
  const n = side.protectionCount;
  const look = ` protection${n === 0 ? ' none' : ''}`;
  const label = `${sentence(whose(view.names, seat))} protection: ${n === 0 ? 'none left' : `${counted(n, 'card')} face down`}`;
  return pile({ key, look, label, caption: 'Protection', count: n }, [backs(key, n, backOf(seat))]);
}

function stack(view: NamedView, seat: Seat, name: string, n: number, caption: string): Thing {
  const label = `${sentence(whose(view.names, seat))} ${name}: ${counted(n, 'card')}`;
  return closedPile(
    { key: pileAnchor(seat, name), look: ` ${name}`, label, caption, count: n },
    backOf(seat),
  );
}

/** LN-R-90: cards that everyone saw going there are face up. */
function handOfOther(view: NamedView, { seat, own }: SideTerms, side: SideView): Thing {
  return farHand({
    key: pileAnchor(seat, 'hand'),
    label: `${sentence(whose(view.names, seat))} hand: ${counted(side.handCount, 'card')}`,
    count: side.handCount,
    seat,
    back: backOf(seat),
    seen: side.hand ?? side.shown,
    card: (id, key) =>
      plate(id, {
        key,
        form: 'mini',
        anchor: `${own ? 'hand' : 'card'}:${id}`,
        label: `${printedLabel(id)}, in ${whose(view.names, seat)} hand`,
      }),
  });
}

function pool(view: NamedView, { seat, own }: SideTerms, side: SideView): Thing {
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
          label: `${printedLabel(id)}, face up in ${whose(view.names, seat)} pool`,
        }),
      ),
    ],
  };
}

const OPEN_PILES = { graveyard: 'Grave', trash: 'Trash' } as const;

function lyingOpen(
  view: NamedView,
  seat: Seat,
  name: keyof typeof OPEN_PILES,
  cards: readonly string[],
): Thing {
  const top = cards.at(-1);
  const named = top === undefined ? '' : `, ${cardOf(top).name} on top`;
  return openPile(
    {
      key: pileAnchor(seat, name),
      look: ` ${name}`,
      label: `${sentence(whose(view.names, seat))} ${name}: ${counted(cards.length, 'card')}${named}`,
      caption: OPEN_PILES[name],
      count: cards.length,
    },
    top === undefined ? null : artOf(top),
  );
}
