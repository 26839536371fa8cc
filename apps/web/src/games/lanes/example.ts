import { rngFrom, type Names } from '@mechatable/kernel';
import type { Thing } from '@mechatable/board';
import {
  SEAT_LETTERS,
  explainPower,
  lanes,
  zoneNumber,
  type BoardCard,
  type Card,
  type View,
} from '@mechatable/lanes';
import { inert } from '../shared/inert.ts';
import { cardOf } from './card.ts';
import { lanesPart } from './lanes-part.ts';
import { LANE_NUMBERS, otherSeat, placeOf } from './naming.ts';
import { withOwnNames } from './style-names.ts';

/** The rule book calls players by their letters. */
const BY_LETTER: Names = { viewer: 'table', names: SEAT_LETTERS };

/** The zone, the card, and then its equips, rest and power in any order. */
const LINE = /^(\S+) (\S+)((?: \+ \S+| rest \d+| power \d+)*)$/;

/**
 * A position of the rule book, one card a line: `A1f VG-01 + MD-01`, `B1f BA-02 rest 1 power 5`, `A1L LD-01`.
 * Power that is not given is calculated. Only the lanes that are named are drawn.
 */
export function example(lines: readonly string[]): Thing {
  const board = lanes.rules
    .view(lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('example')), 'table')
    .board.slice();
  const given = new Map<number, number>();
  for (const line of lines) {
    const [held, power] = read(line);
    board[zoneNumber(held.zone)] = held;
    if (power !== null) given.set(zoneNumber(held.zone), power);
  }
  const shown = withPower(board, given);
  const named = LANE_NUMBERS.filter((lane) =>
    board.some((held) => held !== null && placeOf(held.zone)?.lane === lane),
  );
  return withOwnNames(
    inert({
      key: 'example',
      classes: 'table example',
      children: [lanesPart({ ...shown, names: BY_LETTER }, 0, { lanes: named, sparing: true })],
    }),
  );
}

function read(line: string): [BoardCard, number | null] {
  const parts = LINE.exec(line.trim());
  const [, zone = '', card = '', more = ''] = parts ?? [];
  const place = placeOf(zone);
  if (parts === null || place === null)
    throw new Error(`Example line "${line}" must name a zone and a card.`);
  const { kind } = known(card, line);
  if (kind !== (place.row === 'land' ? 'land' : 'unit')) {
    throw new Error(`Example line "${line}": a ${kind} can’t go in ${zone}.`);
  }
  const number = zoneNumber(zone);
  const held: BoardCard = {
    zone,
    card,
    object: number,
    rest: Number(/ rest (\d+)/.exec(more)?.[1] ?? 0),
    power: 0,
    equips: [...more.matchAll(/ \+ (\S+)/g)].map(([, id = ''], i) => {
      const { kind: equip, attach } = known(id, line);
      if (equip !== 'equip') throw new Error(`Example line "${line}": ${id} is not an equip.`);
      return {
        card: id,
        owner: attach === 'enemy' ? otherSeat(place.seat) : place.seat,
        object: 100 * (number + 1) + i,
      };
    }),
    changes: [],
  };
  const power = / power (\d+)/.exec(more)?.[1];
  return [held, power === undefined ? null : Number(power)];
}

function known(id: string, line: string): Card {
  try {
    return cardOf(id);
  } catch {
    throw new Error(`Example line "${line}": there is no card "${id}".`);
  }
}

function withPower(board: readonly (BoardCard | null)[], given: ReadonlyMap<number, number>): View {
  const zoneOf: number[] = [];
  board.forEach((held, zone) => {
    if (held === null) return;
    zoneOf[held.object] = zone;
    for (const { object } of held.equips) zoneOf[object] = -1;
  });
  const bare: View = {
    ...lanes.rules.view(lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('example')), 'table'),
    board,
    zoneOf: Array.from(zoneOf, (zone: number | undefined) => zone ?? -1),
  };
  const powered = board.map((held, zone) => {
    if (held === null) return null;
    const sum = explainPower(bare, held.zone).reduce((total, { amount }) => total + amount, 0);
    return { ...held, power: given.get(zone) ?? sum };
  });
  return { ...bare, board: powered };
}
