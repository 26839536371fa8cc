import type { Thing } from '@mechatable/board';
import type { ColorId, MechaType } from '@mechatable/masc';
import { ARMOR_GLYPH, ATTACK_GLYPH, BODY_GLYPH, MOVE_GLYPH, RANGE_GLYPH } from './glyphs.ts';
import { counterOf } from './pictures.ts';
import { words } from './words/index.ts';

/** Classes and stats under the names that the rule book explains them by. */
const TERMS = {
  light: 'Light',
  mid: 'Mid',
  move: 'Move',
  range: 'Range',
  attack: 'Attack',
  armor: 'Armor',
  body: 'Body',
};

/** MASC-COMP-4: a line of the stat card, with its counter. */
export function statCard(type: MechaType, color: ColorId, key = `card:${type.id}`): Thing {
  const { id, name, kind, move, range, attack, armor, body } = type;
  const figures = [
    ['move', MOVE_GLYPH, String(move)],
    ['range', RANGE_GLYPH, String(range)],
    ['attack', ATTACK_GLYPH, String(attack)],
    ['armor', ARMOR_GLYPH, words.pieces.needs(armor)],
    ['body', BODY_GLYPH, String(body)],
  ] as const;
  return {
    key,
    classes: `card ${color}`,
    label: words.pieces.statCard(
      name,
      kind,
      figures.map(([figure, , value]) => words.pieces.figure(words.pieces.figures[figure], value)),
    ),
    children: [
      {
        key: `${key}.head`,
        classes: 'card-head',
        children: [
          { key: `${key}.name`, classes: 'card-name', text: name },
          { key: `${key}.kind`, classes: 'card-kind', text: words.classes[kind], term: TERMS[kind] },
        ],
      },
      { key: `${key}.face`, classes: 'face', drawing: counterOf(id, color) },
      {
        key: `${key}.figures`,
        classes: 'card-figures',
        children: figures.map(([figure, drawing, value]) => ({
          key: `${key}.${figure}`,
          classes: 'card-figure',
          term: TERMS[figure],
          children: [
            { key: `${key}.${figure}.sign`, classes: 'card-sign', drawing },
            { key: `${key}.${figure}.number`, classes: 'card-number', text: value },
            { key: `${key}.${figure}.words`, classes: 'card-words', text: words.pieces.figures[figure] },
          ],
        })),
      },
    ],
  };
}
