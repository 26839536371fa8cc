import { sentence, whom, type Names } from '@mechatable/kernel';
import { POWER, mechNumber } from './content/lookup.ts';
import { MECHS } from './content/mechs.ts';
import { BY_SEAT } from './ending.ts';
import { mechName, faceName } from './names.ts';
import type { MechPlace, MechView, OutView, PilotView, TileView, View } from './view.ts';

const WIDTH = 80;
const INDENT = '  ';

/** The table as text, 80 columns wide. Cards in brackets are face-down; `?` has not been seen. */
export function sketch(view: View, names: Names = BY_SEAT): string {
  return [
    ...wrap(headOf(view, names), ''),
    'Arena:',
    ...(view.arena.length === 0
      ? [`${INDENT}empty`]
      : view.arena.flatMap((tile) => arenaLines(view, tile, names))),
    ...view.pilots.flatMap((pilot) => pilotLines(view, pilot, names)),
    ...handLines(view),
    ...wrap(`Not yet seen: ${view.unseen.map(mechName).join(', ')}`, ''),
  ].join('\n');
}

function headOf({ turn, alpha, deck, pile }: View, names: Names): string {
  const top = pile.at(-1);
  const scrap = top === undefined ? '' : ` with ${card(top)} on top`;
  return `Turn ${turn}, Alpha Pilot: ${whom(names, alpha)}. Deck ${deck}, scrap pile ${pile.length}${scrap}.`;
}

function card({ face, up }: TileView): string {
  return up ? (face ?? '?') : `(${face ?? '?'})`;
}

function named(tile: TileView): string {
  return `${tile.tile} ${card(tile)}`;
}

function arenaLines({ pilots }: View, tile: TileView, names: Names): string[] {
  const there = pilots.flatMap(({ seat, out }) =>
    out?.tile === tile.tile ? [`${whom(names, seat)}: ${outWords(out)}`] : [],
  );
  const name = tile.face === null ? '' : ` ${faceName(tile.face)}`;
  return wrap(`${named(tile)}${name}, turn ${tile.since}${there.map((words) => `; ${words}`).join('')}`);
}

function outWords({ mech, up }: OutView): string {
  if (mech === null) return 'a Mech face-down';
  return `${mechName(mech)} ${up ? 'face-up' : 'face-down'}`;
}

function pilotLines(view: View, pilot: PilotView, names: Names): string[] {
  const { seat, hand, mechs, out, row, limit, gaveUp } = pilot;
  const marks = [
    ...(seat === view.alpha ? ['Alpha'] : []),
    ...(seat === view.viewer && seat !== names.viewer ? ['you'] : []),
    ...(gaveUp ? ['conceded'] : []),
  ];
  const raid = out !== null && !view.arena.some(({ tile }) => tile === out.tile);
  const known = seat === view.viewer ? [] : mechs.map(mechWords);
  return [
    ...wrap(
      `${sentence(whom(names, seat))}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}: hand ${hand}, ` +
        `${row.length} of ${limit} Territories${known.length === 0 ? '' : `; known: ${known.join(', ')}`}`,
      '',
    ),
    ...wrap(row.length === 0 ? 'no Territories' : row.map(named).join(', ')),
    ...(raid ? wrap(`${outWords(out)} at ${out.tile}`) : []),
  ];
}

const PLACE_WORDS: Readonly<Record<MechPlace, string>> = {
  hand: 'in hand',
  out: 'deployed',
  either: 'in hand or deployed',
  STB: 'STB',
  DIS: 'DIS',
  MALF: 'MALF',
};

function mechWords({ mech, place }: MechView): string {
  return `${mechName(mech)} ${PLACE_WORDS[place]}`;
}

/** The viewer's own Mechs with their printed text. */
function handLines(view: View): string[] {
  if (view.viewer === 'table') return [];
  return view.pilots[view.viewer].mechs.flatMap((own) => {
    const number = mechNumber(own.mech);
    const { kind, text } = MECHS[number];
    return wrap(`${mechWords(own)} (${kind}, Power ${POWER[number]}): ${text}`);
  });
}

/** Lines of at most 80 columns, the second and later ones further in. */
function wrap(text: string, indent: string = INDENT): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    const next = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
    if (next.length <= WIDTH) {
      line = next;
    } else {
      lines.push(line);
      line = `${indent}${INDENT}${word}`;
    }
  }
  return [...lines, line];
}
