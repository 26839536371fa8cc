import type { Thing } from '@mechatable/board';
import { keywordName, type Card } from '@mechatable/mecha';
import { artOf, cardOf } from './card.ts';
import {
  BANDWIDTH_GLYPH,
  COST_GLYPH,
  KEYWORD_GLYPHS,
  KIND_GLYPHS,
  LIFE_GLYPH,
  POWER_GLYPH,
} from './glyphs.ts';
import { KEYWORD_TERMS } from './terms.ts';
import { familyLook } from './traits.ts';
import { words } from './words/index.ts';

/** The parts of a plate besides its card. */
export interface PlateTerms {
  readonly key: string;
  readonly label: string;
  readonly anchor?: string;
  /** `mini` in a strip, `card` in hand and trays, `full` in the inspector. For the battlefield, see `unit-plate.ts`. */
  readonly form: 'mini' | 'card' | 'full';
  readonly classes?: string;
}

/** A card off the battlefield: a service plate with its printed figures. */
export function plate(id: string, { key, label, anchor, form, classes = '' }: PlateTerms): Thing {
  const card = cardOf(id);
  const looks = ['plate', form, familyLook(card), classes].filter((name) => name !== '');
  const art: Thing = { key: `${key}.art`, classes: 'plate-art', drawing: artOf(id) };
  const base = { key, classes: looks.join(' '), label, ...(anchor === undefined ? {} : { anchor }) };
  if (form === 'mini') return { ...base, children: [art] };
  return {
    ...base,
    children: [
      nameBand(key, card.name, card),
      art,
      ...costBadge(key, card),
      ...figures(key, card),
      ...keywordRow(key, card),
      ...(card.text === '' ? [] : [{ key: `${key}.text`, classes: 'plate-text', text: card.text }]),
      ...(form === 'full' ? [titleBlock(key, card)] : []),
    ],
  };
}

/** `name`: on the battlefield a unit may have another name than its card. */
export function nameBand(key: string, name: string, { kind }: Card): Thing {
  return {
    key: `${key}.name`,
    classes: 'plate-name',
    children: [
      { key: `${key}.mark`, classes: 'plate-mark', drawing: KIND_GLYPHS[kind] ?? '', term: kind },
      { key: `${key}.title`, classes: 'plate-title', text: name },
    ],
  };
}

/** A figure with its sign; `term` is its name in the rule book. */
export function figure(key: string, classes: string, drawing: string, text: string, term: string): Thing {
  return {
    key,
    classes: `figure ${classes}`,
    term,
    children: [
      { key: `${key}.sign`, classes: 'figure-sign', drawing },
      { key: `${key}.number`, classes: 'figure-number', text },
    ],
  };
}

function costBadge(key: string, { cost, provides }: Card): Thing[] {
  const found: Thing[] = [];
  if (cost !== null) found.push(figure(`${key}.cost`, 'cost', COST_GLYPH, String(cost), 'Cost'));
  if (provides !== 0) {
    const gives = provides === 'perNamesake' ? words.cards.perNamesake : words.signed(provides);
    found.push(figure(`${key}.gives`, 'gives', BANDWIDTH_GLYPH, gives, 'Bandwidth'));
  }
  return found.length === 0 ? [] : [{ key: `${key}.costs`, classes: 'plate-costs', children: found }];
}

/** A Pilot prints what it adds, a unit what it has. */
function figures(key: string, { power, durability, types }: Card): Thing[] {
  const signed = types.includes('pilot');
  const found: Thing[] = [];
  const text = (n: number): string => (signed ? words.signed(n) : String(n));
  if (power !== null) found.push(figure(`${key}.power`, 'power', POWER_GLYPH, text(power), 'Power'));
  if (durability !== null)
    found.push(figure(`${key}.life`, 'life', LIFE_GLYPH, text(durability), 'Durability'));
  return found.length === 0 ? [] : [{ key: `${key}.figures`, classes: 'plate-figures', children: found }];
}

/** Keywords as signs with their words. */
function keywordRow(key: string, { keywords }: Card): Thing[] {
  const names = Object.keys(keywords) as (keyof Card['keywords'])[];
  if (names.length === 0) return [];
  return [
    {
      key: `${key}.keywords`,
      classes: 'plate-keywords',
      children: names.map((name) => ({
        key: `${key}.${name}`,
        classes: 'keyword',
        term: KEYWORD_TERMS[name],
        children: [
          { key: `${key}.${name}.sign`, classes: 'keyword-sign', drawing: KEYWORD_GLYPHS[name] },
          {
            key: `${key}.${name}.words`,
            classes: 'keyword-words',
            text: keywordName(name, Number(keywords[name])),
          },
        ],
      })),
    },
  ];
}

/** As in the corner of a drawing: what it is, and its number. */
function titleBlock(key: string, { id, kind, copies }: Card): Thing {
  return {
    key: `${key}.block`,
    classes: 'title-block',
    children: [
      { key: `${key}.kind`, classes: 'block-kind', text: words.cards.kind(kind, copies) },
      { key: `${key}.id`, classes: 'block-id', text: id },
    ],
  };
}
