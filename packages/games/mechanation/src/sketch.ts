import { wrapped, type Names } from '@mechatable/kernel';
import { POWER, mechNumber } from './content/lookup.ts';
import { MECHS } from './content/mechs.ts';
import { BY_SEAT } from './ending.ts';
import { mechName, faceName } from './names.ts';
import type { MechView, OutView, PilotView, TileView, View } from './view.ts';
import { words } from './words/index.ts';

const INDENT = '  ';

/** The table as text, 80 columns wide. Cards in brackets are face-down; `?` has not been seen. */
export function sketch(view: View, names: Names = BY_SEAT): string {
  return [
    ...wrap(headOf(view, names), ''),
    words.sketch.arena,
    ...(view.arena.length === 0
      ? wrap(words.sketch.emptyArena)
      : view.arena.flatMap((tile) => arenaLines(view, tile, names))),
    ...view.pilots.flatMap((pilot) => pilotLines(view, pilot, names)),
    ...handLines(view),
    ...wrap(words.sketch.unseen(view.unseen.map(mechName)), ''),
  ].join('\n');
}

function headOf({ turn, alpha, deck, pile }: View, names: Names): string {
  const top = pile.at(-1);
  return words.sketch.head(names, {
    turn,
    alpha,
    deck,
    pile: pile.length,
    top: top === undefined ? null : card(top),
  });
}

function card({ face, up }: TileView): string {
  return up ? (face ?? '?') : `(${face ?? '?'})`;
}

function named(tile: TileView): string {
  return `${tile.tile} ${card(tile)}`;
}

function arenaLines({ pilots }: View, tile: TileView, names: Names): string[] {
  const mechs = pilots.flatMap(({ seat, out }) =>
    out?.tile === tile.tile ? [words.sketch.deployed(names, seat, outWords(out))] : [],
  );
  const name = tile.face === null ? null : faceName(tile.face);
  return wrap(words.sketch.territory(named(tile), name, tile.since, mechs));
}

function outWords({ mech, up }: OutView): string {
  if (mech === null) return words.sketch.unknownMech;
  return up ? words.sketch.faceUp(mechName(mech)) : words.sketch.faceDown(mechName(mech));
}

function pilotLines(view: View, pilot: PilotView, names: Names): string[] {
  const { seat, hand, mechs, out, row, limit, gaveUp } = pilot;
  const isRaid = out !== null && !view.arena.some(({ tile }) => tile === out.tile);
  const head = words.sketch.pilot(names, {
    seat,
    isAlpha: seat === view.alpha,
    isYou: seat === view.viewer && seat !== names.viewer,
    conceded: gaveUp,
    hand,
    territories: row.length,
    limit,
    known: seat === view.viewer ? [] : mechs.map(mechWords),
  });
  return [
    ...wrap(head, ''),
    ...wrap(row.length === 0 ? words.sketch.noTerritories : row.map(named).join(', ')),
    ...(isRaid ? wrap(words.sketch.raid(outWords(out), out.tile)) : []),
  ];
}

function mechWords({ mech, place }: MechView): string {
  return words.sketch.mech(mechName(mech), place);
}

/** The viewer's own Mechs with their printed text. */
function handLines(view: View): string[] {
  if (view.viewer === 'table') return [];
  return view.pilots[view.viewer].mechs.flatMap((own) => {
    const number = mechNumber(own.mech);
    const { kind, text } = MECHS[number];
    return wrap(words.sketch.ownMech(mechWords(own), kind, POWER[number], text));
  });
}

function wrap(text: string, indent: string = INDENT): string[] {
  return wrapped(text, indent, INDENT);
}
