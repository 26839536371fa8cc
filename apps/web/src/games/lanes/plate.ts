import type { Thing } from '@mechatable/board';
import type { BoardCard, Card } from '@mechatable/lanes';
import { artOf, cardOf } from './card.ts';
import { BACK_GLYPH, FALL_GLYPH, FRONT_GLYPH, REST_GLYPH, RISE_GLYPH, markOf } from './glyphs.ts';
import { plainEffects } from './plain-text.ts';
import { tribeLook } from './traits.ts';
import { words } from './words.ts';

/** The parts of a plate besides its card. */
export interface PlateTerms {
  readonly key: string;
  readonly label: string;
  readonly anchor?: string;
  /** `mini` in a strip, `card` in hand and trays, `full` in the inspector. On the board the zone decides. */
  readonly form: 'mini' | 'card' | 'full';
  readonly classes?: string;
}

/** A card off the board: a service plate with its printed figures. */
export function plate(id: string, terms: PlateTerms): Thing {
  const card = cardOf(id);
  const { key, form } = terms;
  return {
    ...base(card, terms, `plate ${form}`),
    children: [
      nameBand(key, card),
      { key: `${key}.art`, classes: 'plate-art', drawing: artOf(id) },
      ...figures(key, card, null),
      ...(form === 'mini' || card.text === '' ? [] : [rulesText(key, card)]),
      ...(form === 'full' ? [titleBlock(key, card)] : []),
    ],
  };
}

/** A unit or land on the board. */
export function boardPlate(
  held: BoardCard,
  row: 'front' | 'back' | 'land',
  terms: Omit<PlateTerms, 'form'>,
): Thing {
  const card = cardOf(held.card);
  const { key } = terms;
  const printed = row === 'front' ? card.front : card.back;
  return {
    ...base(
      card,
      terms,
      `plate in-play${held.rest > 0 ? ' resting' : ''}${held.equips.length > 0 ? ' equipped' : ''}`,
    ),
    glides: true,
    children: [
      nameBand(key, card),
      { key: `${key}.art`, classes: 'plate-art', drawing: artOf(held.card) },
      ...(row === 'land' ? [] : [effective(key, held.power, printed), ...figures(key, card, row)]),
      ...(card.text === '' ? [] : [rulesText(key, card)]),
      ...(held.rest > 0 ? [restBadge(key, held.rest)] : []),
      ...(held.equips.length === 0 ? [] : [tabs(key, held)]),
    ],
  };
}

function base(
  card: Card,
  { key, label, anchor, classes = '' }: Omit<PlateTerms, 'form'>,
  form: string,
): Omit<Thing, 'of'> {
  const looks = [form, card.kind, tribeLook(card), classes].filter((name) => name !== '');
  return { key, classes: looks.join(' '), label, ...(anchor === undefined ? {} : { anchor }) };
}

function nameBand(key: string, card: Card): Thing {
  return {
    key: `${key}.name`,
    classes: 'plate-name',
    children: [
      { key: `${key}.mark`, classes: 'plate-mark', drawing: markOf(card), ...markTerm(card) },
      { key: `${key}.title`, classes: 'plate-title', text: card.name },
    ],
  };
}

/** A kind under the name that the rule book explains it by; a unit needs no explanation. */
const KIND_TERMS: Readonly<Record<Card['kind'], string | null>> = {
  unit: null,
  land: 'Land',
  tech: 'Tech',
  equip: 'Equip',
};

/** The meaning of the mark: a tribe or, without one, a kind. */
function markTerm({ tribe, kind }: Card): Pick<Thing, 'term'> {
  const term = tribe ?? KIND_TERMS[kind];
  return term === null ? {} : { term };
}

/** What the card does, in plain English; the inspector has the printed words. */
function rulesText(key: string, { text }: Card): Thing {
  return {
    key: `${key}.text`,
    classes: 'plate-text',
    children: plainEffects(text).map(({ when, term, what }, place) => ({
      key: `${key}.text.${place}`,
      classes: 'plate-paragraph',
      children: [
        ...(when === '' ? [] : [whenThing(`${key}.text.${place}.when`, when, term)]),
        { key: `${key}.text.${place}.what`, classes: 'words', text: what },
      ],
    })),
  };
}

/** When an effect happens, explained by its printed trigger. */
function whenThing(key: string, when: string, term: string): Thing {
  return { key, classes: 'term', text: `${when} `, ...(term === '' ? {} : { term }) };
}

/** As in the corner of a drawing: what it is, and its number. */
function titleBlock(key: string, { id, kind, tribe }: Card): Thing {
  return {
    key: `${key}.block`,
    classes: 'title-block',
    children: [
      { key: `${key}.kind`, classes: 'block-kind', text: words.card.kind(kind, tribe) },
      { key: `${key}.id`, classes: 'block-id', text: id },
    ],
  };
}

/** The power that counts now, with an arrow where it is not the printed one. */
function effective(key: string, power: number, printed: number): Thing {
  const change = power > printed ? 'up' : power < printed ? 'down' : '';
  return {
    key: `${key}.power`,
    classes: `plate-power ${change}`.trim(),
    term: 'Power',
    children: [
      ...(change === ''
        ? []
        : [
            {
              key: `${key}.change`,
              classes: 'plate-change',
              drawing: change === 'up' ? RISE_GLYPH : FALL_GLYPH,
            },
          ]),
      { key: `${key}.number`, classes: 'plate-number', text: String(power) },
    ],
  };
}

/** Frontline and backline figure; of a unit in play the one of its row is marked. */
function figures(key: string, card: Card, row: 'front' | 'back' | null): Thing[] {
  if (card.kind !== 'unit' && card.kind !== 'equip') return [];
  const figure = (of: 'front' | 'back'): Thing => ({
    key: `${key}.${of}`,
    classes: `figure figure-${of}${row === of ? ' counts' : ''}`,
    term: of === 'front' ? 'Frontline' : 'Backline',
    children: [
      { key: `${key}.${of}.row`, classes: 'figure-row', drawing: of === 'front' ? FRONT_GLYPH : BACK_GLYPH },
      { key: `${key}.${of}.number`, classes: 'figure-number', text: signed(card, card[of]) },
    ],
  });
  return [{ key: `${key}.figures`, classes: 'plate-figures', children: [figure('front'), figure('back')] }];
}

/** An equip prints what it adds, a unit what it has. */
function signed(card: Card, amount: number): string {
  return card.kind === 'equip' && amount >= 0 ? `+${amount}` : String(amount).replace('-', '−');
}

function restBadge(key: string, rest: number): Thing {
  return {
    key: `${key}.rest`,
    classes: 'plate-rest',
    term: '[Rest]',
    children: [
      { key: `${key}.rest.glyph`, classes: 'rest-glyph', drawing: REST_GLYPH },
      { key: `${key}.rest.number`, classes: 'rest-number', text: String(rest) },
    ],
  };
}

function tabs(key: string, { equips }: BoardCard): Thing {
  return {
    key: `${key}.tabs`,
    classes: 'plate-tabs',
    children: equips.map(({ card, object, owner }) => ({
      key: `o:${object}`,
      classes: `tab seat-${owner}`,
      children: [
        { key: `o:${object}.art`, classes: 'tab-art', drawing: artOf(card) },
        { key: `o:${object}.name`, classes: 'tab-name', text: cardOf(card).name },
      ],
    })),
  };
}
