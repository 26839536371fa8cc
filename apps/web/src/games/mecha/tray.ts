import type { Thing } from '@mechatable/board';
import { openQuestion } from '@mechatable/kernel';
import { cardNumber, offers, type View } from '@mechatable/mecha';
import { artOf } from './card.ts';
import { isMechaUnit, letterOf, printedLabel, type NamedView } from './naming.ts';
import { plate } from './plate.ts';
import { words } from './words/index.ts';

const says = words.piles;

/** The subjects of the open question that aren't on the table anyway: cards in piles, names, twin Pilots. */
export function trays(view: NamedView): Thing[] {
  const piles = offers(view).map(({ seat, from, cards }) => {
    const key = `tray:${letterOf(seat)}:${from}`;
    return tray(
      key,
      says.title(view.names, seat, from),
      cards.map((id) =>
        plate(id, {
          key: `${key}.${id}`,
          form: 'card',
          anchor: `${from}:${id}`,
          label: says.inPile(view.names, seat, from, printedLabel(id)),
        }),
      ),
    );
  });
  return [...piles, ...names(view), ...twins(view)];
}

function tray(key: string, title: string, children: readonly Thing[]): Thing {
  return {
    key,
    classes: 'tray',
    children: [{ key: `${key}.words`, classes: 'tray-words', text: title }, ...children],
  };
}

/** MG-D-24: the names that Mechas on the battlefield have now. */
function names(view: View): Thing[] {
  if (openQuestion(view)?.ask !== 'name') return [];
  const found = new Map(view.units.filter(isMechaUnit).map(({ name, card }) => [name, card]));
  const plates = [...found].map(([name, card]) => ({
    key: `name:${name}`,
    classes: 'name-plate',
    anchor: `name:${name}`,
    label: says.nameLabel(name),
    children: [
      { key: `name:${name}.art`, classes: 'plate-art', drawing: artOf(card) },
      { key: `name:${name}.words`, classes: 'name-words', text: name },
    ],
  }));
  return [tray('tray:names', says.names, plates)];
}

/** MG-R-64: the copies of a Pilot, one of which must go. */
function twins(view: View): Thing[] {
  const ask = openQuestion(view);
  if (ask?.ask !== 'dismiss') return [];
  const plates = view.units.flatMap((u) =>
    u.attached
      .filter(({ card, controller }) => controller === ask.seat && cardNumber(card) === ask.card)
      .map(({ card, place }) =>
        plate(card, {
          key: `tray:${place}`,
          form: 'card',
          anchor: `attached:${place}`,
          label: words.cards.onUnit(printedLabel(card), u.name, u.cell),
        }),
      ),
  );
  return [tray('tray:pilots', says.pilots, plates)];
}
