import type { Thing } from '@mechatable/board';
import {
  FORCES,
  STANDARD,
  TILES,
  TYPE_IDS,
  handOf,
  openQuestion,
  toPlace,
  type Color,
  type ForceCounts,
  type TypeId,
  type View,
} from '@mechatable/masc';
import { grounds } from './ground-part.ts';
import { idOf, isOwn, other, sidesOf, typeOf, type NamedView } from './naming.ts';
import { counterOf } from './pictures.ts';
import { words } from './words/index.ts';

/** What players choose from before the first turn: tiles, forces, mecha in hand. */
export function trayPart(view: NamedView, near: Color): Thing[] {
  switch (openQuestion(view)?.ask) {
    case 'tile':
      return [tray('tiles', words.tray.tiles, [tiles(view)])];
    case 'force':
      return forces(view, near);
    case 'deploy':
      return hands(view, near);
    default:
      return [];
  }
}

function tray(name: string, text: string, of: readonly Thing[]): Thing {
  const key = `tray.${name}`;
  return { key, look: `tray ${name}`, of: [{ key: `${key}.words`, look: 'tray-words', text }, ...of] };
}

/** MASC-TILE-1: the tiles not yet laid, as they are printed. */
function tiles(view: View): Thing {
  const laid = new Set(view.slots.map((lying) => lying?.tile));
  return {
    key: 'tray.stock',
    look: 'stock',
    of: TILES.filter(({ id }) => !laid.has(id)).map(({ id, name, rows }) => ({
      key: `stock:${id}`,
      look: 'stock-tile',
      anchor: `tile:${id}`,
      label: words.tray.tile(name, id),
      of: [
        { key: `stock:${id}.plan`, look: 'stock-plan', of: grounds(`stock:${id}`, rows) },
        { key: `stock:${id}.name`, look: 'stock-name', text: name },
      ],
    })),
  };
}

/** MASC-D-4: the starter forces, and a stepper for each type if any mix is allowed. */
function forces(view: View, near: Color): Thing[] {
  if (!isOwn(view, near) || (view.committed[near] ?? false)) {
    return [tray('forces', words.tray.bothChoose, [])];
  }
  const { rules } = view;
  const isStandard = rules.light === STANDARD.light && rules.mid === STANDARD.mid;
  const cards = isStandard ? FORCES.map(({ name, plan, counts }) => card(near, name, plan, counts)) : [];
  const mix = rules.setup === 'quick' ? [] : [steppers(view, near)];
  return [
    tray('forces', words.tray.chooseForce, [...mix, { key: 'tray.ready', look: 'ready-forces', of: cards }]),
  ];
}

function card(near: Color, name: string, plan: string, counts: readonly number[]): Thing {
  const key = `force:${counts.join('-')}`;
  return {
    key,
    look: 'force',
    anchor: key,
    label: words.tray.force(name, countWords(counts), plan),
    of: [
      { key: `${key}.name`, look: 'force-name', text: name },
      { key: `${key}.plan`, look: 'force-plan', text: plan },
      {
        key: `${key}.row`,
        look: 'force-row',
        of: TYPE_IDS.flatMap((type, place) => {
          const count = counts[place] ?? 0;
          return count === 0 ? [] : [someOf(`${key}.${type}`, type, count, near)];
        }),
      },
    ],
  };
}

const countWords = (counts: readonly number[]): string[] =>
  TYPE_IDS.flatMap((type, place) => {
    const count = counts[place] ?? 0;
    return count > 0 ? [words.tray.some(count, typeOf(type).name)] : [];
  });

/** A counter and how many there are. */
function someOf(key: string, type: TypeId, count: number, color: Color): Thing {
  return {
    key,
    look: `some ${idOf(color)}`,
    of: [
      { key: `${key}.face`, look: 'face', drawing: counterOf(type, idOf(color)) },
      { key: `${key}.count`, look: 'some-count', text: `×${count}` },
    ],
  };
}

/** The drafted force: `force:frog:+` adds a Frog, `force:frog:-` removes one. */
function steppers(view: View, near: Color): Thing {
  const counts = view.forces[near] ?? null;
  return {
    key: 'tray.mix',
    look: 'mix',
    of: TYPE_IDS.map((type) => {
      const count = counts?.[type] ?? 0;
      const { name } = typeOf(type);
      const key = `mix:${type}`;
      return {
        key,
        look: 'mix-row',
        of: [
          step(`force:${type}:-`, words.tray.remove(name), '−'),
          someOf(`${key}.some`, type, count, near),
          { key: `${key}.name`, look: 'mix-name', text: name },
          step(`force:${type}:+`, words.tray.add(name), '+'),
        ],
      };
    }),
  };
}

const step = (anchor: string, label: string, text: string): Thing => ({
  key: anchor,
  look: 'step',
  anchor,
  label,
  text,
});

/** MASC-DEP-4: the mecha in hand; of the opponent's, only how many. */
function hands(view: NamedView, near: Color): Thing[] {
  const far = other(near);
  return [
    tray('hands', words.tray.toDeploy(toPlace(view, near)), [
      hand(view, near, handOf(view, near)),
      {
        key: 'tray.far',
        look: `far-hand ${idOf(far)}`,
        of: [
          { key: 'tray.far.face', look: 'face', drawing: counterOf(null, idOf(far)) },
          {
            key: 'tray.far.words',
            look: 'far-words',
            text: words.tray.othersLeft(sidesOf(view), far, toPlace(view, far)),
          },
        ],
      },
    ]),
  ];
}

function hand(view: View, color: Color, counts: ForceCounts | null): Thing {
  const isMine = isOwn(view, color);
  return {
    key: 'tray.hand',
    look: 'hand',
    of:
      counts === null
        ? []
        : TYPE_IDS.filter((type) => counts[type] > 0).map((type) => ({
            ...someOf(`hand:${type}`, type, counts[type], color),
            look: `some in-hand ${idOf(color)}`,
            ...(isMine
              ? {
                  anchor: `hand:${type}`,
                  label: words.tray.inHand(typeOf(type).name, counts[type]),
                }
              : {}),
          })),
  };
}
