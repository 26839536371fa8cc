import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import { inTransit, type View } from '@mechatable/lanes';
import { backOf, cardAt } from './card.ts';
import { capital, counted, letterOf, printedLabel, whose } from './naming.ts';
import { plate } from './plate.ts';
import { sideOf } from './side-part.ts';
import { trayOf } from './tray.ts';

/** The near edge of the table: what is on its way, a pile to choose from, and the hand. */
export function dockPart(view: View, near: Seat, own: boolean): Thing {
  return { key: 'dock', look: 'dock', of: [...transit(view), ...tray(view), hand(view, near, own)] };
}

/** LN-R-76: a card between hand and table lies in no zone; it is shown while something is asked about it. */
function transit(view: View): Thing[] {
  const moving = inTransit(view.agenda);
  if (moving.length === 0) return [];
  return [
    {
      key: 'transit',
      look: 'tray transit',
      of: [
        { key: 'transit.words', look: 'tray-words', text: 'Being played' },
        ...moving.map(({ seat, card }, place) => {
          const { id } = cardAt(card);
          return plate(id, {
            key: `transit.${place}`,
            form: 'card',
            anchor: `moving:${id}`,
            label: `${printedLabel(id)}, being played by ${letterOf(seat)}`,
          });
        }),
      ],
    },
  ];
}

function tray(view: View): Thing[] {
  const open = trayOf(view);
  if (open === null) return [];
  const { seat, pile, words, cards } = open;
  const key = `tray:${letterOf(seat)}:${pile}`;
  return [
    {
      key,
      look: 'tray',
      of: [
        { key: `${key}.words`, look: 'tray-words', text: words },
        ...cards.map((id, place) =>
          plate(id, {
            key: `${key}.${place}`,
            form: 'card',
            anchor: `${pile}:${id}`,
            label: `${printedLabel(id)}, in ${whose(view, seat)} ${pile}`,
          }),
        ),
      ],
    },
  ];
}

function hand(view: View, near: Seat, own: boolean): Thing {
  const side = sideOf(view, near);
  const letter = letterOf(near);
  const key = `pile:${letter}:hand`;
  const label = `${capital(whose(view, near))} hand: ${counted(side.handCount, 'card')}`;
  return {
    key: `${key}.all`,
    look: `hand seat-${near}${side.hand === null ? ' hidden' : ''}`,
    of: [
      {
        key,
        look: 'hand-head',
        anchor: key,
        label,
        of: [
          { key: `${key}.words`, look: 'hand-words', text: 'Hand' },
          { key: `${key}.count`, look: 'hand-count', text: String(side.handCount) },
        ],
      },
      ...(side.hand === null ? hiddenHand(near, side.handCount) : openHand(view, near, side.hand, own)),
    ],
  };
}

function hiddenHand(near: Seat, n: number): Thing[] {
  return Array.from({ length: n }, (_, place) => ({
    key: `hand:${near}:${place}`,
    look: 'back hand-back',
    drawing: backOf(near),
  }));
}

function openHand(view: View, near: Seat, cards: readonly string[], own: boolean): Thing[] {
  return cards.map((id, place) => ({
    ...plate(id, {
      key: `hand:${near}:${id}:${cards.slice(0, place).filter((other) => other === id).length}`,
      form: 'card',
      anchor: `${own ? 'hand' : 'card'}:${id}`,
      label: `${printedLabel(id)}, in ${whose(view, near)} hand`,
    }),
    glides: true as const,
  }));
}
