import type { Thing } from '@mechatable/board';
import type { ColourId, MechaType } from '@mechatable/masc';
import { ARMOR_GLYPH, ATTACK_GLYPH, BODY_GLYPH, MOVE_GLYPH, RANGE_GLYPH } from './glyphs.ts';
import { capital } from './naming.ts';
import { counterOf } from './pictures.ts';

/** MASC-COMP-4: a line of the stat card, with its counter. */
export function statCard(type: MechaType, colour: ColourId, key = `card:${type.id}`): Thing {
  const { id, name, kind, move, range, attack, armor, body } = type;
  const figures = [
    ['Move', MOVE_GLYPH, String(move)],
    ['Range', RANGE_GLYPH, String(range)],
    ['Attack', ATTACK_GLYPH, String(attack)],
    ['Armor', ARMOR_GLYPH, armor === 6 ? '6' : `${armor}+`],
    ['Body', BODY_GLYPH, String(body)],
  ] as const;
  return {
    key,
    look: `card ${colour}`,
    label: `${name}, ${capital(kind)}: ${figures.map(([words, , figure]) => `${words} ${figure}`).join(', ')}`,
    of: [
      {
        key: `${key}.head`,
        look: 'card-head',
        of: [
          { key: `${key}.name`, look: 'card-name', text: name },
          { key: `${key}.kind`, look: 'card-kind', text: capital(kind) },
        ],
      },
      { key: `${key}.face`, look: 'face', drawing: counterOf(id, colour) },
      {
        key: `${key}.figures`,
        look: 'card-figures',
        of: figures.map(([words, drawing, figure]) => ({
          key: `${key}.${words}`,
          look: 'card-figure',
          of: [
            { key: `${key}.${words}.sign`, look: 'card-sign', drawing },
            { key: `${key}.${words}.number`, look: 'card-number', text: figure },
            { key: `${key}.${words}.words`, look: 'card-words', text: words },
          ],
        })),
      },
    ],
  };
}
