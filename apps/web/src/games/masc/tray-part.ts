import type { Thing } from '@mechatable/board';
import { openQuestion } from '@mechatable/kernel';
import {
  FORCES,
  STANDARD,
  TILES,
  TYPE_IDS,
  handOf,
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

/** The choices before the first turn: tiles, forces, mecha in hand. */
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

function tray(name: string, text: string, children: readonly Thing[]): Thing {
  const key = `tray.${name}`;
  return {
    key,
    classes: `tray ${name}`,
    children: [{ key: `${key}.words`, classes: 'tray-words', text }, ...children],
  };
}

/** MASC-TILE-1: the tiles not yet laid, as they are printed. */
function tiles(view: View): Thing {
  const laid = new Set(view.slots.map((lying) => lying?.tile));
  return {
    key: 'tray.stock',
    classes: 'stock',
    children: TILES.filter(({ id }) => !laid.has(id)).map(({ id, name, rows }) => ({
      key: `stock:${id}`,
      classes: 'stock-tile',
      anchor: `tile:${id}`,
      label: words.tray.tile(name, id),
      children: [
        { key: `stock:${id}.plan`, classes: 'stock-plan', children: grounds(`stock:${id}`, rows) },
        { key: `stock:${id}.name`, classes: 'stock-name', text: name },
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
    tray('forces', words.tray.chooseForce, [
      ...mix,
      { key: 'tray.ready', classes: 'ready-forces', children: cards },
    ]),
  ];
}

function card(near: Color, name: string, plan: string, counts: readonly number[]): Thing {
  const key = `force:${counts.join('-')}`;
  return {
    key,
    classes: 'force',
    anchor: key,
    label: words.tray.force(name, countWords(counts), plan),
    children: [
      { key: `${key}.name`, classes: 'force-name', text: name },
      { key: `${key}.plan`, classes: 'force-plan', text: plan },
      {
        key: `${key}.row`,
        classes: 'force-row',
        children: TYPE_IDS.flatMap((type, place) => {
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
    classes: `some ${idOf(color)}`,
    children: [
      { key: `${key}.face`, classes: 'face', drawing: counterOf(type, idOf(color)) },
      { key: `${key}.count`, classes: 'some-count', text: `×${count}` },
    ],
  };
}

/** The drafted force: `force:frog:+` adds a Frog, `force:frog:-` removes one. */
function steppers(view: View, near: Color): Thing {
  const counts = view.forces[near] ?? null;
  return {
    key: 'tray.mix',
    classes: 'mix',
    children: TYPE_IDS.map((type) => {
      const count = counts?.[type] ?? 0;
      const { name } = typeOf(type);
      const key = `mix:${type}`;
      return {
        key,
        classes: 'mix-row',
        children: [
          step(`force:${type}:-`, words.tray.remove(name), '−'),
          someOf(`${key}.some`, type, count, near),
          { key: `${key}.name`, classes: 'mix-name', text: name },
          step(`force:${type}:+`, words.tray.add(name), '+'),
        ],
      };
    }),
  };
}

const step = (anchor: string, label: string, text: string): Thing => ({
  key: anchor,
  classes: 'step',
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
        classes: `far-hand ${idOf(far)}`,
        children: [
          { key: 'tray.far.face', classes: 'face', drawing: counterOf(null, idOf(far)) },
          {
            key: 'tray.far.words',
            classes: 'far-words',
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
    classes: 'hand',
    children:
      counts === null
        ? []
        : TYPE_IDS.filter((type) => counts[type] > 0).map((type) => ({
            ...someOf(`hand:${type}`, type, counts[type], color),
            classes: `some in-hand ${idOf(color)}`,
            ...(isMine
              ? {
                  anchor: `hand:${type}`,
                  label: words.tray.inHand(typeOf(type).name, counts[type]),
                }
              : {}),
          })),
  };
}
