import type { Names } from '@mechatable/kernel';
import { explainPower, type BoardCard, type View } from '@mechatable/lanes';
import type { Inspection, Sum } from '../shared/drawing.ts';
import { cardOf } from './card.ts';
import { inspectPile } from './inspect-pile.ts';
import { heldIn, placeOf, printedLabel, zoneName, type Place, type NamedView } from './naming.ts';
import { plate } from './plate.ts';
import { paragraphs } from './printed-text.ts';
import { rulingsOf } from './rulings.ts';
import { withOwnNames } from './style-names.ts';
import { words } from './words.ts';

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
    kind: words.inspect.kind(card.kind, card.tribe),
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
      ...equips.flatMap(({ name: equip, text }) =>
        paragraphs(text).map((line) => words.inspect.equipText(equip, line)),
      ),
    ],
    sum: place.row === 'land' ? null : sumOf(view, held),
    facts: [words.inspect.place(view.names, place.seat, place.lane, place.row, name), ...factsOf(view, held)],
    rulings: [
      ...new Set([
        ...(held.rest > 0 ? ['LN-R-17', 'LN-R-18'] : []),
        ...base.rulings,
        ...equips.flatMap(rulingsOf),
      ]),
    ],
  };
}

function sumOf(view: NamedView, held: BoardCard): Sum {
  return {
    of: words.inspect.power,
    lines: explainPower(view, held.zone, view.names),
    total: held.power,
    clause: 'LN-R-43',
  };
}

function factsOf(view: NamedView, held: BoardCard): string[] {
  const facts: string[] = [];
  if (held.rest > 0) facts.push(words.inspect.resting(held.rest));
  for (const { card, owner } of held.equips) {
    facts.push(words.inspect.equipped(view.names, owner, cardOf(card).name));
  }
  if (view.combat?.attacker === held.object) facts.push(words.inspect.attacking);
  if (view.combat?.defender === held.object) facts.push(words.inspect.underAttack);
  return facts;
}

function inspectEmpty(view: NamedView, name: string, { seat, lane, row }: Place): Inspection {
  const land = row === 'land';
  return {
    title: words.inspect.zone(lane, row),
    kind: words.inspect.emptyZone(name),
    card: null,
    text: [],
    sum: null,
    facts: [land ? words.inspect.landZone(view.names, seat) : words.inspect.unitZone(view.names, seat, row)],
    rulings: land
      ? ['LN-LANE-5', 'LN-MAIN-5', 'LN-R-40']
      : [row === 'front' ? 'LN-LANE-3' : 'LN-LANE-4', 'LN-MAIN-2', 'LN-R-26'],
  };
}

/** The defenders that an attack on a lane would meet. */
function inspectLane(view: NamedView, name: string): Inspection | null {
  const place = placeOf(`${name}f`);
  if (place === null) return null;
  const { seat, lane } = place;
  const front = heldIn(view, zoneName(seat, lane, 'front'));
  const back = heldIn(view, zoneName(seat, lane, 'back'));
  const protection = view.sides[seat === 0 ? 0 : 1].protectionCount;
  const first = front ?? back;
  return {
    title: words.inspect.lane(lane),
    kind: words.inspect.laneOf(view.names, seat),
    card: null,
    text: [],
    sum: null,
    facts: [
      first === null
        ? words.inspect.open(protection)
        : words.inspect.meets(cardOf(first.card).name, first.zone, first.power),
      ...(front !== null && back !== null ? [words.inspect.behind(cardOf(back.card).name, back.power)] : []),
    ],
    rulings: ['LN-ATK-3', 'LN-ATK-4', 'LN-ATK-5', 'LN-ATK-6', 'LN-PROT-2'],
  };
}
