import { sentence } from '@mechatable/kernel';
import {
  canHit,
  colourNumber,
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
import { counted, mechaById, mechaOn, mechaWords, ownerOf, typeOf, type NamedView } from './naming.ts';
import { inRange } from './preview.ts';
import { statCard } from './stat-card.ts';
import { withOwnNames } from './style-names.ts';

/** A mecha: its line of the stat card, what is left of it, what it can do, and what stops it. */
export function inspectMecha(view: NamedView, id: string): Inspection | null {
  const one = mechaById(view, id);
  if (one === null) return null;
  const owner = sentence(ownerOf(view, colourNumber(one.colour)));
  if (one.type === null) return faceDown(one, owner);
  const type = typeOf(one.type);
  const field = fieldOf(view);
  return {
    title: mechaWords(one),
    kind: `${owner} ${type.kind === 'light' ? 'Light' : 'Mid'} mecha${one.square === null ? ', destroyed' : ` on ${one.square}`}`,
    card: withOwnNames(statCard(type, one.colour, `inspect:${id}`)),
    text: [type.text],
    sum: bodyLeft(one, type),
    facts: one.square === null || view.turn === 0 ? [] : factsOf(view, field, one),
    rulings: ['MASC-COMP-4', 'MASC-R-28', 'MASC-MOVE-10', 'MASC-ATK-4', 'MASC-R-44', 'MASC-DMG-1'],
  };
}

/** MASC-R-77: all that is known of it is where it lies. */
function faceDown({ id, square }: MechaView, owner: string): Inspection {
  return {
    title: id,
    kind: `${owner} mecha, face down on ${square ?? ''}`,
    card: null,
    text: [],
    sum: null,
    facts: ['Its type is revealed when all mecha are deployed.'],
    rulings: ['MASC-DEP-2', 'MASC-R-17', 'MASC-DEP-8'],
  };
}

function bodyLeft({ damage }: MechaView, { body }: MechaType): Sum {
  return {
    of: 'Body left',
    lines: [{ words: 'Body', amount: body }, ...(damage > 0 ? [{ words: 'Damage', amount: -damage }] : [])],
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
  if (straggler) facts.push('Straggler: no friend within 2 squares. It must head back to one (MASC-R-34).');
  else if (unit.length > 1)
    facts.push(`In a squad of ${unit.length}: ${unit.map((member) => mechaName(field, member)).join(', ')}.`);
  if (pinned) facts.push('Pinned: it touches an enemy and can’t move (MASC-MOVE-8).');
  else if (from === null) facts.push(`${counted(stopsOf(field, mecha).length, 'square')} in reach.`);
  facts.push(...fireFacts(view, field, mecha));
  if (from !== null) return [...facts, `Moving from ${SQUARE_NAME[from] ?? ''}.`];
  const phase = phaseOf(view);
  if (phase !== null) {
    const deed = phase === 'movement' ? 'moved' : 'attacked';
    facts.push(
      one.spent
        ? `Has ${deed} this turn.`
        : ready
          ? `Hasn’t ${deed} yet.`
          : `Can’t ${phase === 'movement' ? 'move' : 'attack'} now.`,
    );
  }
  return facts;
}

/** MASC-LOF-1, MASC-LOF-2: whom it can hit, and for whom within range what is in the way. */
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
    blocked.push(`${name} (behind ${blockers.map((place) => blockerWords(view, place)).join(', ')})`);
  }
  if (hit.length + blocked.length === 0) return ['No targets in range.'];
  return [
    ...(hit.length === 0 ? [] : [`Can hit ${hit.join(', ')}.`]),
    ...(blocked.length === 0 ? [] : [`In range but blocked: ${blocked.join(', ')}.`]),
  ];
}

function blockerWords(view: View, square: number): string {
  const name = SQUARE_NAME[square] ?? '';
  const here = mechaOn(view, name);
  return here === null ? `blocking terrain on ${name}` : here.id;
}
