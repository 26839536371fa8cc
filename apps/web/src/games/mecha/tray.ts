import type { Thing } from '@mechatable/board';
import { sentence, whose } from '@mechatable/kernel';
import { cardNumber, offers, openQuestion, type View } from '@mechatable/mecha';
import { artOf } from './card.ts';
import { isMechaUnit, letterOf, printedLabel, type NamedView } from './naming.ts';
import { plate } from './plate.ts';

const PILES = { deck: 'deck', discard: 'discard pile' } as const;

/** What the open question is about, if it is not on the table anyway: cards in piles, names, twin Pilots. */
export function trays(view: NamedView): Thing[] {
  const piles = offers(view).map(({ seat, from, cards }) => {
    const key = `tray:${letterOf(seat)}:${from}`;
    return tray(
      key,
      `${sentence(whose(view.names, seat))} ${PILES[from]}`,
      cards.map((id) =>
        plate(id, {
          key: `${key}.${id}`,
          form: 'card',
          anchor: `${from}:${id}`,
          label: `${printedLabel(id)}, in ${whose(view.names, seat)} ${PILES[from]}`,
        }),
      ),
    );
  });
  return [...piles, ...names(view), ...twins(view)];
}

function tray(key: string, words: string, of: readonly Thing[]): Thing {
  return { key, look: 'tray', of: [{ key: `${key}.words`, look: 'tray-words', text: words }, ...of] };
}

/** MG-D-24: the names that Mechas on the battlefield have now. */
function names(view: View): Thing[] {
  if (openQuestion(view)?.ask !== 'name') return [];
  const found = new Map(view.units.filter(isMechaUnit).map(({ name, card }) => [name, card]));
  const plates = [...found].map(([name, card]) => ({
    key: `name:${name}`,
    look: 'name-plate',
    anchor: `name:${name}`,
    label: `Name: ${name}`,
    of: [
      { key: `name:${name}.art`, look: 'plate-art', drawing: artOf(card) },
      { key: `name:${name}.words`, look: 'name-words', text: name },
    ],
  }));
  return [tray('tray:names', 'Names', plates)];
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
          label: `${printedLabel(card)}, on ${u.name} (${u.cell})`,
        }),
      ),
  );
  return [tray('tray:pilots', 'Pilots', plates)];
}
