import type { Thing } from '@mechatable/board';
import { MUST_MOVE_NOW, NO_ATTACK, NO_MOVE, type UnitView, type View } from '@mechatable/mecha';
import { artOf, cardOf, symbolOf } from './card.ts';
import {
  ARMOR_GLYPH,
  ATTACK_GLYPH,
  BANDWIDTH_GLYPH,
  COST_GLYPH,
  FRESH_GLYPH,
  KEYWORD_GLYPHS,
  LIFE_GLYPH,
  MOVE_GLYPH,
  MUST_MOVE_GLYPH,
  NO_ATTACK_GLYPH,
  NO_MOVE_GLYPH,
  NOW_GLYPH,
  POWER_GLYPH,
  SILENT_GLYPH,
} from './glyphs.ts';
import { isMechaUnit, unitLabel, type NamedView } from './naming.ts';
import { figure, nameBand } from './plate.ts';
import { KEYWORD_TERMS, MARK_TERMS } from './terms.ts';
import { familyLook } from './traits.ts';

/** Letters of a name that fit side by side on the smallest spaces. */
const ONE_LINE = 11;

/** A unit on its space, with the figures that count now and what it may still do. */
export function unitPlate(view: NamedView, u: UnitView): Thing {
  const key = `u:${u.id}`;
  const card = cardOf(u.card);
  const looks = ['unit', familyLook(card), `seat-${u.controller}`];
  if (!isMechaUnit(u)) looks.push('building');
  if (isSpent(view, u)) looks.push('spent');
  if (u.marks.includes('fresh') && isMechaUnit(u)) looks.push('fresh');
  if (u.id === view.mover) looks.push('mover');
  if (u.name.length > ONE_LINE) looks.push('long-name');
  return {
    key,
    classes: looks.join(' '),
    anchor: `cell:${u.cell}`,
    label: unitLabel(view, u),
    glides: true,
    style: { '--letters': String(u.name.length) },
    children: [
      nameBand(key, u.name, card),
      { key: `${key}.art`, classes: 'unit-art', drawing: artOf(u.card) },
      { key: `${key}.cell`, classes: 'unit-cell', text: u.cell },
      { key: `${key}.facts`, classes: 'unit-facts', children: facts(key, view, u) },
      {
        key: `${key}.signs`,
        classes: 'unit-signs',
        children: [...owner(key, u), ...keywords(key, u), ...marks(key, view, u)],
      },
    ],
  };
}

/** MG-MECHA-2: cost, power and durability; for a Tower, what it gives. */
function facts(key: string, view: View, u: UnitView): Thing[] {
  const { cost, power, durability } = cardOf(u.card);
  const found: Thing[] = [];
  if (isMechaUnit(u)) {
    found.push(
      figure(`${key}.power`, `power${changed(u.power, power ?? 0)}`, POWER_GLYPH, String(u.power), 'Power'),
      figure(`${key}.cost`, `cost${changed(cost ?? 0, u.cost)}`, COST_GLYPH, String(u.cost), 'Cost'),
    );
  }
  const gives = bandwidthOf(view, u);
  if (gives > 0) found.push(figure(`${key}.gives`, 'gives', BANDWIDTH_GLYPH, `+${gives}`, 'Bandwidth'));
  if (u.armour > 0)
    found.push(figure(`${key}.armour`, 'armour', ARMOR_GLYPH, String(u.armour), KEYWORD_TERMS.armour));
  const hurt = u.left < u.durability ? ' hurt' : changed(u.durability, durability ?? u.durability);
  found.push({
    key: `${key}.life`,
    classes: `figure life${hurt}`,
    term: 'Durability',
    children: [
      { key: `${key}.life.sign`, classes: 'figure-sign', drawing: LIFE_GLYPH },
      { key: `${key}.life.number`, classes: 'figure-number', text: String(u.left) },
      ...(u.left < u.durability
        ? [{ key: `${key}.life.of`, classes: 'figure-of', text: `/${u.durability}` }]
        : []),
    ],
  });
  return found;
}

function changed(now: number, printed: number): string {
  return now > printed ? ' up' : now < printed ? ' down' : '';
}

/** MG-KW-21: what it adds to its controller's bandwidth now. */
export function bandwidthOf(view: View, u: UnitView): number {
  const { provides, name } = cardOf(u.card);
  if (u.silenced) return 0;
  if (provides !== 'perNamesake') return provides;
  return view.units.filter((other) => other.controller === u.controller && other.name === name).length;
}

/** It belongs to the other side. */
function owner(key: string, u: UnitView): Thing[] {
  if (u.owner === u.controller) return [];
  return [{ key: `${key}.owner`, classes: `sign owner seat-${u.owner}`, drawing: symbolOf(u.owner) }];
}

function keywords(key: string, u: UnitView): Thing[] {
  const found: Thing[] = u.keywords.map((name) => ({
    key: `${key}.${name}`,
    classes: 'sign',
    term: KEYWORD_TERMS[name],
    drawing: KEYWORD_GLYPHS[name],
  }));
  if (u.reach > 1)
    found.push(
      figure(`${key}.range`, 'sign-figure', KEYWORD_GLYPHS.range, String(u.reach), KEYWORD_TERMS.range),
    );
  if (isMechaUnit(u) && u.steps === 0 && u.stepsLeft > 1) {
    found.push(
      figure(`${key}.speed`, 'sign-figure', KEYWORD_GLYPHS.speed, String(u.stepsLeft), KEYWORD_TERMS.speed),
    );
  }
  if (u.silenced)
    found.push({
      key: `${key}.silenced`,
      classes: 'sign warn',
      term: 'Lost abilities',
      drawing: SILENT_GLYPH,
    });
  return found;
}

const canMove = (u: UnitView): boolean => u.stepsLeft > 0 && !u.marks.includes('cannotMove');
const canAttack = (u: UnitView): boolean => u.attacksLeft > 0 && !u.marks.includes('cannotAttack');

/** MG-R-46: on its controller's turn it has nothing left to do. */
function isSpent(view: View, u: UnitView): boolean {
  if (view.active !== u.controller || view.turn === 0 || !isMechaUnit(u)) return false;
  return !u.marks.includes('fresh') && !canMove(u) && !canAttack(u);
}

/** What it may still do this turn, and what keeps it from doing more, now or on its next turn. */
function marks(key: string, view: View, u: UnitView): Thing[] {
  if (!isMechaUnit(u) || view.turn === 0) return [];
  const sign = (name: keyof typeof MARK_TERMS, classes: string, drawing: string): Thing => ({
    key: `${key}.mark.${name}`,
    classes: `sign ${classes}`,
    term: MARK_TERMS[name],
    drawing,
  });
  const found: Thing[] = [];
  if (view.active !== u.controller) {
    if ((u.next & NO_MOVE) !== 0) found.push(sign('no-move', 'warn', NO_MOVE_GLYPH));
    if ((u.next & NO_ATTACK) !== 0) found.push(sign('no-attack', 'warn', NO_ATTACK_GLYPH));
    if ((u.next & MUST_MOVE_NOW) !== 0) found.push(sign('must-move', 'warn', MUST_MOVE_GLYPH));
    return found;
  }
  if (u.marks.includes('fresh')) return [sign('fresh', 'warn', FRESH_GLYPH)];
  if (u.marks.includes('mustMove')) found.push(sign('must-move', 'warn', MUST_MOVE_GLYPH));
  if (u.id === view.mover) found.push(sign('now', 'now', NOW_GLYPH));
  if (canMove(u)) found.push(sign('move', 'ready', MOVE_GLYPH));
  if (canAttack(u)) found.push(sign('attack', 'ready', ATTACK_GLYPH));
  if ((u.now & NO_MOVE) !== 0) found.push(sign('no-move', 'warn', NO_MOVE_GLYPH));
  if ((u.now & NO_ATTACK) !== 0) found.push(sign('no-attack', 'warn', NO_ATTACK_GLYPH));
  return found;
}
