import { sentence, whom, whose, type Names } from '@mechatable/kernel';
import { explainPower, type BoardCard, type View } from '@mechatable/lanes';
import type { Inspection, Sum } from '../shared/drawing.ts';
import { cardOf } from './card.ts';
import { inspectPile } from './inspect-pile.ts';
import {
  ROW_WORDS,
  capital,
  heldIn,
  placeOf,
  printedLabel,
  zoneName,
  type Place,
  type NamedView,
} from './naming.ts';
import { plate } from './plate.ts';
import { paragraphs } from './printed-text.ts';
import { rulingsOf } from './rulings.ts';
import { withOwnNames } from './style-names.ts';

/** The details of whatever an anchor names. */
export function inspect(seen: View, anchor: string, names: Names): Inspection | null {
  const view = { ...seen, names };
  const [sort = '', name = '', more = ''] = anchor.split(':');
  switch (sort) {
    case 'zone':
      return inspectZone(view, name);
    case 'lane':
      return inspectLane(view, name);
    case 'pile':
      return inspectPile(view, name, more);
    case 'hand':
    case 'pool':
    case 'graveyard':
    case 'trash':
    case 'deck':
    case 'card':
    case 'moving':
      return printed(name);
    default:
      return null;
  }
}

/** A card as printed, in whatever pile. */
function printed(id: string): Inspection {
  const card = cardOf(id);
  return {
    title: card.name,
    kind: card.tribe === null ? capital(card.kind) : `${capital(card.kind)} · ${card.tribe}`,
    card: withOwnNames(plate(id, { key: `inspect:${id}`, form: 'full', label: printedLabel(id) })),
    text: paragraphs(card.text),
    sum: null,
    facts: [],
    rulings: rulingsOf(card),
  };
}

function inspectZone(view: NamedView, name: string): Inspection | null {
  const place = placeOf(name);
  if (place === null) return null;
  const held = heldIn(view, name);
  if (held === null) return inspectEmpty(view, name, place);
  const equips = held.equips.map(({ card }) => cardOf(card));
  const base = printed(held.card);
  return {
    ...base,
    text: [
      ...base.text,
      ...equips.flatMap(({ name: equip, text }) => paragraphs(text).map((line) => `${equip}: ${line}`)),
    ],
    sum: place.row === 'land' ? null : sumOf(view, held),
    facts: [
      `${sentence(whose(view.names, place.seat))} side, lane ${place.lane}, ${ROW_WORDS[place.row]} (${name}).`,
      ...factsOf(view, held),
    ],
    rulings: [...new Set([...base.rulings, ...equips.flatMap(rulingsOf)])],
  };
}

function sumOf(view: View, held: BoardCard): Sum {
  return {
    of: 'Current power',
    lines: explainPower(view, held.zone),
    total: held.power,
    clause: 'LN-R-43',
  };
}

function factsOf(view: NamedView, held: BoardCard): string[] {
  const facts: string[] = [];
  if (held.rest > 0) {
    facts.push(
      `Resting: its rest counter is ${held.rest} and drops by 1 at the end of every turn. It can’t attack or move (LN-R-17).`,
    );
  }
  for (const { card, owner } of held.equips) {
    facts.push(`Equipped with ${cardOf(card).name}, played by ${whom(view.names, owner)}.`);
  }
  if (view.combat?.attacker === held.object) facts.push('Attacking now.');
  if (view.combat?.defender === held.object) facts.push('Under attack now.');
  return facts;
}

function inspectEmpty(view: NamedView, name: string, { seat, lane, row }: Place): Inspection {
  const land = row === 'land';
  return {
    title: `Lane ${lane}, ${ROW_WORDS[row]}`,
    kind: `Empty zone ${name}`,
    card: null,
    text: [],
    sum: null,
    facts: [
      `${sentence(whose(view.names, seat))} side. ${land ? 'A land here affects both units in the lane.' : `A unit here uses its ${ROW_WORDS[row]} power.`}`,
    ],
    rulings: land
      ? ['LN-LANE-5', 'LN-MAIN-5', 'LN-R-40']
      : [row === 'front' ? 'LN-LANE-3' : 'LN-LANE-4', 'LN-MAIN-2', 'LN-R-26'],
  };
}

function openLane(protection: number): string {
  if (protection === 0) return 'Open, and no protection is left: an attack here wins the match.';
  return `Open: an attack here takes ${protection === 1 ? 'the last' : `1 of ${protection}`} protection ${protection === 1 ? 'card' : 'cards'}.`;
}

/** What an attack on a lane would meet. */
function inspectLane(view: NamedView, name: string): Inspection | null {
  const place = placeOf(`${name}f`);
  if (place === null) return null;
  const { seat, lane } = place;
  const front = heldIn(view, zoneName(seat, lane, 'front'));
  const back = heldIn(view, zoneName(seat, lane, 'back'));
  const protection = view.sides[seat === 0 ? 0 : 1].protectionCount;
  const first = front ?? back;
  return {
    title: `Lane ${lane}`,
    kind: `${sentence(whose(view.names, seat))} lane`,
    card: null,
    text: [],
    sum: null,
    facts: [
      first === null
        ? openLane(protection)
        : `An attack here meets ${cardOf(first.card).name} (${first.zone}) with power ${first.power}.`,
      ...(front !== null && back !== null
        ? [`Behind it: ${cardOf(back.card).name} with power ${back.power}.`]
        : []),
    ],
    rulings: ['LN-ATK-3', 'LN-ATK-4', 'LN-ATK-5', 'LN-ATK-6', 'LN-PROT-2'],
  };
}
