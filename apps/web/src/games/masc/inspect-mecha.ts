import type { Names } from '@mechatable/kernel';
import {
  canHit,
  colorNumber,
  fieldOf,
  lineOfFire,
  mechaName,
  mechaNumber,
  mechaOfUnit,
  phaseOf,
  SQUARE_NAME,
  stopsOf,
  unitOf,
  type Field,
  type MechaType,
  type MechaView,
  type View,
} from '@mechatable/masc';
import type { Inspection, Sum } from '../shared/drawing.ts';
import { movedFrom, standingOf } from './mecha-part.ts';
import { mechaById, mechaOn, mechaWords, sidesOf, typeOf, type NamedView } from './naming.ts';
import { inRange } from './preview.ts';
import { statCard } from './stat-card.ts';
import { withOwnNames } from './style-names.ts';
import { words } from './words/index.ts';

/** A mecha: its stats, its Body left, what it can do, and what blocks it. */
export function inspectMecha(view: NamedView, id: string): Inspection | null {
  const one = mechaById(view, id);
  if (one === null) return null;
  const sides = sidesOf(view);
  if (one.type === null) return faceDown(one, sides);
  const type = typeOf(one.type);
  const field = fieldOf(view);
  return {
    title: mechaWords(one),
    kind: words.mecha.kind(sides, colorNumber(one.colour), type.kind, one.square),
    card: withOwnNames(statCard(type, one.colour, `inspect:${id}`)),
    text: [type.text],
    sum: bodyLeft(one, type),
    facts: one.square === null || view.turn === 0 ? [] : factsOf(view, field, one),
    rulings: [
      ...stateClauses(view, field, one),
      'MASC-COMP-4',
      'MASC-R-28',
      'MASC-MOVE-10',
      'MASC-ATK-4',
      'MASC-R-44',
      'MASC-DMG-1',
    ],
  };
}

/** The clauses behind a mecha's marks. */
function stateClauses(view: View, field: Field, one: MechaView): string[] {
  if (one.square === null || view.turn === 0) return [];
  const { pinned, straggler } = standingOf(view, field, one);
  return [...(straggler ? ['MASC-R-34'] : []), ...(pinned ? ['MASC-MOVE-8'] : [])];
}

/** MASC-R-77: only its square is known. */
function faceDown({ id, square, colour: color }: MechaView, sides: Names): Inspection {
  return {
    title: id,
    kind: words.mecha.faceDown(sides, colorNumber(color), square ?? ''),
    card: null,
    text: [],
    sum: null,
    facts: [words.mecha.revealedLater],
    rulings: ['MASC-DEP-2', 'MASC-R-17', 'MASC-DEP-8'],
  };
}

function bodyLeft({ damage }: MechaView, { body }: MechaType): Sum {
  return {
    of: words.mecha.bodyLeft,
    lines: [
      { words: words.mecha.body, amount: body },
      ...(damage > 0 ? [{ words: words.mecha.damage, amount: -damage }] : []),
    ],
    total: body - damage,
    clause: 'MASC-DMG-3',
  };
}

function factsOf(view: View, field: Field, one: MechaView): string[] {
  const mecha = mechaNumber(field, one.id);
  const { pinned, straggler, ready } = standingOf(view, field, one);
  const unit = mechaOfUnit(field, unitOf(field, mecha));
  const from = movedFrom(view, field, mecha);
  const facts: string[] = [];
  if (straggler) facts.push(words.mecha.straggler);
  else if (unit.length > 1) facts.push(words.mecha.squad(unit.map((member) => mechaName(field, member))));
  if (pinned) facts.push(words.mecha.pinned);
  else if (from === null) facts.push(words.mecha.reach(stopsOf(field, mecha).length));
  facts.push(...fireFacts(view, field, mecha));
  if (from !== null) return [...facts, words.mecha.movingFrom(SQUARE_NAME[from] ?? '')];
  const phase = phaseOf(view);
  if (phase === null) return facts;
  const { hasActed, canAct, cannotAct } = words.mecha;
  return [...facts, (one.spent ? hasActed : ready ? canAct : cannotAct)[phase]];
}

/** MASC-LOF-1, MASC-LOF-2: the enemies it can hit, and what blocks the others in range. */
function fireFacts(view: View, field: Field, shooter: number): string[] {
  const hit: string[] = [];
  const blocked: string[] = [];
  for (const enemy of inRange(field, shooter)) {
    const name = mechaName(field, enemy);
    if (canHit(field, shooter, enemy)) {
      hit.push(name);
      continue;
    }
    const { blockers } = lineOfFire(field, shooter, field.at[enemy] ?? 0);
    const between = blockers.map((place) => blockerWords(view, place));
    blocked.push(words.mecha.behind(name, between));
  }
  if (hit.length + blocked.length === 0) return [words.mecha.noTargets];
  return [
    ...(hit.length === 0 ? [] : [words.mecha.canHit(hit)]),
    ...(blocked.length === 0 ? [] : [words.mecha.blocked(blocked)]),
  ];
}

function blockerWords(view: View, square: number): string {
  const name = SQUARE_NAME[square] ?? '';
  const here = mechaOn(view, name);
  return here === null ? words.mecha.wall(name) : here.id;
}
