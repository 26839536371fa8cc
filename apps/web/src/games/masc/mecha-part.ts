import type { Thing } from '@mechatable/board';
import { openQuestion } from '@mechatable/kernel';
import {
  canHit,
  colorNumber,
  colorOf,
  fieldOf,
  isPinned,
  isStraggler,
  mechaNumber,
  mechaOfUnit,
  phaseOf,
  squareNumber,
  unitOf,
  type Field,
  type MechaView,
  type View,
} from '@mechatable/masc';
import { PINNED_GLYPH, READY_GLYPH, STRAGGLER_GLYPH } from './glyphs.ts';
import { spotOf, type Layout } from './layout.ts';
import { sidesOf, typeOf, type NamedView } from './naming.ts';
import { counterOf } from './pictures.ts';
import { words } from './words/index.ts';

/** The current state of a mecha. */
export interface Standing {
  readonly pinned: boolean;
  readonly straggler: boolean;
  /** It may still act in this phase. */
  readonly ready: boolean;
  /** Its unit is active. */
  readonly active: boolean;
  /** It can be hit by the current attack. */
  readonly eligible: boolean;
}

export function standingOf(view: View, field: Field, one: MechaView): Standing {
  const mecha = mechaNumber(field, one.id);
  const ask = openQuestion(view);
  const pinned = isPinned(field, mecha);
  const phase = view.turn === 0 ? null : phaseOf(view);
  const can = phase === 'movement' ? !pinned : phase === 'combat' && couldAttack(field, mecha);
  return {
    pinned,
    straggler: view.turn > 0 && isStraggler(field, mecha),
    ready: can && !one.spent && movedFrom(view, field, mecha) === null,
    active: view.activation?.members.includes(mecha) ?? false,
    eligible: ask?.ask === 'assign' && ask.eligible.includes(mecha),
  };
}

/** MASC-R-24: where a member of the active unit began, once it has moved, in the match or in a draft. */
export function movedFrom({ activation }: View, field: Field, mecha: number): number | null {
  const from = activation?.from[activation.members.indexOf(mecha)];
  return from === undefined || from === field.at[mecha] ? null : from;
}

/** MASC-R-54: a mecha of its unit can hit a target. */
function couldAttack(field: Field, mecha: number): boolean {
  const color = colorOf(field, mecha);
  return mechaOfUnit(field, unitOf(field, mecha)).some((member) =>
    field.at.some(
      (square, enemy) => square >= 0 && colorOf(field, enemy) !== color && canHit(field, member, enemy),
    ),
  );
}

export function mechaPart(view: NamedView, layout: Layout): Thing[] {
  const field = fieldOf(view);
  return view.mecha
    .filter(({ square }) => square !== null && layout.has(squareNumber(square)))
    .map((one) => counter(view, field, layout, one));
}

function counter(view: NamedView, field: Field, layout: Layout, one: MechaView): Thing {
  const key = `mecha:${one.id}`;
  const standing = standingOf(view, field, one);
  const looks = ['pinned', 'straggler', 'ready', 'active', 'eligible'] as const;
  const marks = looks.filter((look) => standing[look]);
  return {
    key,
    classes: ['mecha', one.colour, one.type ?? 'hidden', ...marks, ...(one.spent ? ['spent'] : [])].join(' '),
    anchor: key,
    label: mechaLabel(view, one, standing),
    style: spotOf(layout, squareNumber(one.square)),
    glides: true,
    children: [
      { key: `${key}.face`, classes: 'face', drawing: counterOf(one.type, one.colour) },
      { key: `${key}.id`, classes: 'mecha-id', text: one.id.slice(1) },
      ...damage(key, one),
      ...sign(key, 'pinned', standing.pinned, PINNED_GLYPH),
      ...sign(key, 'straggler', standing.straggler, STRAGGLER_GLYPH),
      ...sign(key, 'ready', standing.ready && !standing.straggler, READY_GLYPH),
    ],
  };
}

/** The signs under the names that the rule book explains them by. */
const SIGN_TERMS = { pinned: 'Pinned', straggler: 'Straggler', ready: 'Ready' };

function sign(key: string, name: 'pinned' | 'straggler' | 'ready', shown: boolean, drawing: string): Thing[] {
  return shown
    ? [{ key: `${key}.${name}`, classes: `sign sign-${name}`, term: SIGN_TERMS[name], drawing }]
    : [];
}

/** MASC-DMG-11: how much of its Body is gone, as a bar and in figures. */
function damage(key: string, { damage: taken, type }: MechaView): Thing[] {
  if (taken === 0 || type === null) return [];
  const { body } = typeOf(type);
  return [
    {
      key: `${key}.damage`,
      classes: 'damage',
      text: `${taken}/${body}`,
      style: { '--left': String((body - taken) / body) },
    },
  ];
}

function mechaLabel(view: NamedView, one: MechaView, standing: Standing): string {
  const { id, colour: color, type, square, damage: taken, spent } = one;
  return words.mecha.label({
    ...standing,
    id,
    sides: sidesOf(view),
    color: colorNumber(color),
    type: type === null ? null : typeOf(type),
    square: square ?? '',
    damage: taken,
    spent,
  });
}
