import { rngFrom } from '@mechatable/kernel';
import type { Thing } from '@mechatable/board';
import {
  MECHS,
  SEAT_NAMES,
  STAGES,
  faceNumber,
  mechanation,
  seatNumber,
  type MechView,
  type PilotView,
  type TileView,
} from '@mechatable/mechanation';
import { inert } from '../shared/inert.ts';
import { arenaPart } from './arena-part.ts';
import { meter } from './meter.ts';
import { nameOfSeat, type NamedView } from './naming.ts';
import { plaque, rowPart, tierSlots } from './pilot-parts.ts';
import { withOwnNames } from './style-names.ts';

const EVERYONE = 31;
const NOBODY = 0;

/**
 * A position of the rule book, in lines: `arena G3 Z5*`, `P0 row G1 G2*`, `P2 at G3 Magpie`, `P3 at Z5*`,
 * `P3 hangar Keyhole DIS, Redline MALF`. A star means face-down; a Mech without a name is drawn as a back.
 */
export function example(lines: readonly string[]): Thing {
  const blank = mechanation.rules.view(
    mechanation.rules.setup(mechanation.rules.options.parse({}), 4, rngFrom('example')),
    'table',
  );
  const bare = blank.pilots.map((pilot) => ({ ...pilot, hand: 3, mechs: [], out: null, row: [] }));
  // The rule book names pilots by seat.
  const names = { viewer: 'table', names: SEAT_NAMES } as const;
  let view: NamedView = { ...blank, names, alpha: 0, arena: [], pilots: bare, agenda: [], pile: [] };
  const named = new Set<string>();
  // Territories first: Mechs are deployed to them.
  const order = [...lines].sort((a, b) => Number(a.includes(' at ')) - Number(b.includes(' at ')));
  for (const line of order) {
    const [who = '', ...rest] = line.trim().split(' ');
    if (who === 'arena') view = { ...view, arena: tiles(rest, 'arena', line) };
    else {
      view = withPilot(view, who, rest, line);
      named.add(who);
    }
  }
  const panels = view.pilots
    .filter(({ seat, row, mechs }) => named.has(nameOfSeat(seat)) && row.length + mechs.length > 0)
    .map((pilot) => panel(view, pilot));
  return withOwnNames(
    inert({
      key: 'example',
      classes: 'table example',
      children: [...(view.arena.length === 0 ? [] : [arenaPart(view)]), ...panels],
    }),
  );
}

function panel(view: NamedView, pilot: PilotView): Thing {
  return {
    key: `panel:${nameOfSeat(pilot.seat)}`,
    classes: `panel rival across seat-${pilot.seat}`,
    children: [
      plaque(view, pilot),
      ...(pilot.row.length === 0 ? [] : [rowPart(view, pilot), meter(view, pilot)]),
      ...(pilot.mechs.length === 0 ? [] : [tierSlots(view, pilot)]),
    ],
  };
}

function withPilot(view: NamedView, who: string, words: readonly string[], line: string): NamedView {
  const seat = seatNumber(who);
  const pilot = view.pilots[seat];
  const [what, ...rest] = words;
  if (pilot === undefined || rest.length === 0)
    throw new Error(`Bad example line "${line}": expected a pilot and what they have.`);
  const changed = changedPilot(view, pilot, what ?? '', rest, line);
  return { ...view, pilots: view.pilots.map((other) => (other.seat === seat ? changed : other)) };
}

function changedPilot(
  view: NamedView,
  pilot: PilotView,
  what: string,
  rest: readonly string[],
  line: string,
): PilotView {
  switch (what) {
    case 'row':
      return { ...pilot, row: tiles(rest, nameOfSeat(pilot.seat), line) };
    case 'hangar':
      return { ...pilot, mechs: inHangar(rest.join(' '), line) };
    case 'at': {
      const [face = '', ...name] = rest;
      const everywhere = [...view.arena, ...view.pilots.flatMap(({ row }) => row)];
      const place = everywhere.find((tile) => wordOf(tile) === face);
      if (place === undefined) throw new Error(`Bad example line "${line}": ${face} is not on the table.`);
      const mech = name.length === 0 ? null : mechNamed(name.join(' '), line);
      const seen = mech === null ? NOBODY : EVERYONE;
      return { ...pilot, hand: pilot.hand - 1, out: { tile: place.tile, mech, up: mech !== null, seen } };
    }
    default:
      throw new Error(`Bad example line "${line}": expected "row", "hangar" or "at".`);
  }
}

const wordOf = ({ face, up }: TileView): string => `${face ?? ''}${up ? '' : '*'}`;

/** Examples hide nothing: face-down Territories are drawn as known. */
function tiles(words: readonly string[], where: string, line: string): TileView[] {
  return words.map((word, place): TileView => {
    const face = word.replace('*', '');
    if (faceNumber(face) < 0) throw new Error(`Bad example line "${line}": unknown Territory "${word}".`);
    return {
      tile: `${where}-${place}`,
      face,
      up: !word.endsWith('*'),
      seen: EVERYONE,
      since: 1,
      from: where === 'arena' ? 'deck' : 'start',
    };
  });
}

function inHangar(words: string, line: string): MechView[] {
  return words.split(',').map((entry) => {
    const at = entry.lastIndexOf(' ');
    const place = STAGES.find((stage) => stage === entry.slice(at + 1));
    if (place === undefined) throw new Error(`Bad example line "${line}": missing Stage.`);
    return { mech: mechNamed(entry.slice(0, at).trim(), line), place, known: EVERYONE, used: false };
  });
}

function mechNamed(name: string, line: string): string {
  const mech = MECHS.find((other) => other.name === name);
  if (mech === undefined) throw new Error(`Bad example line "${line}": unknown Mech "${name}".`);
  return mech.id;
}
