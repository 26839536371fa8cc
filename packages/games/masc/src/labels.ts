import { does, doTogether, sentence, type Names } from '@mechatable/kernel';
import type { Action, ForceCounts } from './action.ts';
import { countsOf } from './actions/muster.ts';
import { mechaOfGroup } from './activation.ts';
import { COLOUR_NAMES, NOWHERE, SLOT_OWNER, colourNumber, type ColourId } from './board.ts';
import { FORCES } from './content/forces.ts';
import { TILES, tileNumber } from './content/tiles.ts';
import { BODY, TYPES, TYPE_IDS, typeNumber, type TypeId } from './content/types.ts';
import { volleyOf } from './fire.ts';
import { isSame } from './field.ts';
import { outcome } from './ending.ts';
import { mechaName, mechaNumber } from './names.ts';
import { byColour, bySeat } from './sides.ts';
import type { Ask, Phase } from './state.ts';
import { fieldOf, type MechaView, type View } from './view.ts';

export function typeName(id: TypeId | null): string {
  return id === null ? 'face down' : TYPES[typeNumber(id)].name;
}

export function colourName(id: ColourId): string {
  return COLOUR_NAMES[colourNumber(id)];
}

/** `2 Wolves`. */
export function some(count: number, type: TypeId): string {
  if (count === 1) return `1 ${typeName(type)}`;
  return `${count} ${type === 'wolf' ? 'Wolves' : `${typeName(type)}s`}`;
}

export function forceWords(force: ForceCounts): string {
  return TYPE_IDS.filter((type) => force[type] > 0)
    .map((type) => some(force[type], type))
    .join(', ');
}

/** Whose row it is, and which of the three: `Red 1`, `Center 4`. */
export function slotName(slot: number): string {
  const owner = SLOT_OWNER[slot];
  if (owner === NOWHERE) return `Center ${slot - 2}`;
  return `${COLOUR_NAMES[owner]} ${(slot % 3) + 1}`;
}

/** `, rotated 90°`; nothing for a tile as it is printed. */
export function rotationWords(rotation: number): string {
  return rotation === 0 ? '' : `, rotated ${rotation * 90}°`;
}

function mechaIn(view: View, id: string): MechaView | undefined {
  return view.mecha.find((one) => one.id === id);
}

/** `r1 (Wolf)`. */
export function named(view: View, id: string): string {
  const one = mechaIn(view, id);
  return one === undefined ? id : `${id} (${typeName(one.type)})`;
}

/** `r1 (Wolf) and 3 more`. In Movement a unit is its group, where groups are frozen (MASC-R-72). */
function unitWords(view: View, id: string): string {
  const field = { ...fieldOf(view), groups: view.groups };
  const others = mechaOfGroup(field, mechaNumber(field, id)).length - 1;
  return others > 0 ? `${named(view, id)} and ${others} more` : named(view, id);
}

function attackWords(view: View, unit: string, target: string): string {
  const field = fieldOf(view);
  const { attackers, pins, dice } = volleyOf(field, mechaNumber(field, unit), mechaNumber(field, target));
  const pinned = pins.length === 0 ? '' : `, including ${pins.length} for pins`;
  return `${dice} dice from ${attackers.length} mecha${pinned}`;
}

function assignWords(view: View, id: string): string {
  const ask = openQuestion(view);
  const one = mechaIn(view, id);
  if (ask?.ask !== 'assign' || one === undefined || one.type === null) return `Give it to ${id}`;
  return `Give the ${ask.dice[ask.next]} to ${named(view, id)}: ${one.damage} of ${BODY[typeNumber(one.type)]} damage so far`;
}

function forceLabel(force: ForceCounts): string {
  const starter = FORCES.find(({ counts }) => isSame(counts, countsOf(force)));
  return `Take ${starter === undefined ? '' : `${starter.name}: `}${forceWords(force)}`;
}

/** The question that is open; null when the match is over. */
export function openQuestion(view: Pick<View, 'agenda'>): Ask | null {
  const top = view.agenda.at(-1);
  return top !== undefined && 'ask' in top ? top : null;
}

/** An action in plain English. */
export function label(view: View, action: Action, names?: Names): string {
  switch (action.kind) {
    case 'pickPrivilege':
      return action.privilege === 'colour' ? 'Choose the colors' : 'Lay the first tile';
    case 'pickColour':
      return `Play ${colourName(action.colour)}`;
    case 'placeTile':
      return `Lay ${TILES[tileNumber(action.tile)].name} (${action.tile}) at ${slotName(action.slot)}${rotationWords(action.rotation)}`;
    case 'commitForce':
      return forceLabel(action);
    case 'placeMecha':
      return `Put ${action.type === 'ant' ? 'an' : 'a'} ${typeName(action.type)} on ${action.square}`;
    case 'chooseFirst':
      return sentence(does(byColour(names, view), colourNumber(action.colour), 'starts'));
    case 'activate':
      return `Activate ${unitWords(view, action.unit)}`;
    case 'moveMecha': {
      const from = mechaIn(view, action.mecha)?.square ?? '';
      if (from === action.to) return `Leave ${named(view, action.mecha)} on ${from}`;
      return `Move ${named(view, action.mecha)} from ${from} to ${action.to}`;
    }
    case 'finish':
      return 'Finish moving this unit';
    case 'reset':
      return 'Reset this unit’s moves';
    case 'attack':
      return `Attack ${unitWords(view, action.target)} with ${unitWords(view, action.unit)}: ${attackWords(view, action.unit, action.target)}`;
    case 'assign':
      return assignWords(view, action.mecha);
    case 'pass':
      return 'Pass';
  }
}

/** The things a person would click for an action, in order. A unit is its own thing: `unit:r1`. */
export function anchors(_view: View, action: Action): readonly string[] {
  switch (action.kind) {
    case 'pickPrivilege':
      return [`choice:${action.privilege}`];
    case 'pickColour':
    case 'chooseFirst':
      return [`choice:${action.colour}`];
    case 'placeTile':
      return [`tile:${action.tile}`, `slot:${action.slot}`, `rotation:${action.rotation}`];
    case 'commitForce':
      return [`force:${countsOf(action).join('-')}`];
    case 'placeMecha':
      return [`hand:${action.type}`, `square:${action.square}`];
    case 'activate':
      return [`unit:${action.unit}`];
    case 'moveMecha':
      return [`mecha:${action.mecha}`, `square:${action.to}`];
    case 'attack':
      // Rolled dice can't be undone, so the player reads the arithmetic before confirming.
      return [`unit:${action.unit}`, `unit:${action.target}`, 'choice:attack'];
    case 'assign':
      return [`mecha:${action.mecha}`];
    default:
      return [`choice:${action.kind}`];
  }
}

export const PHASE_NAMES: Readonly<Record<Phase, string>> = { movement: 'Movement', combat: 'Combat' };

/** What a viewer has to decide, or what the others are deciding. */
export function question(view: View, names?: Names): string {
  const ask = openQuestion(view);
  if (ask === null) {
    if (view.outcome === null) return 'Nothing to decide.';
    return names === undefined ? view.outcome.sentence : outcome(view.outcome, names);
  }
  const seats = ask.ask === 'force' ? ask.seats : [ask.seat];
  if (seats.some((seat) => seat === view.viewer)) return asking(view, ask);
  return sentence(`${doTogether(names ?? bySeat(view), seats, deciding(view, ask))}.`);
}

function asking(view: View, ask: Ask): string {
  switch (ask.ask) {
    case 'privilege':
      return 'Choose the colors, or lay the first tile.';
    case 'colour':
      return 'Which color do you play?';
    case 'tile':
      return 'Lay a tile: your row or the center.';
    case 'force':
      return 'Choose your force in secret.';
    case 'deploy':
      return `Deploy a mecha in ${deployRows(view, ask)}.`;
    case 'first':
      return `Who starts ${PHASE_NAMES[ask.phase]}?`;
    case 'activate':
      return 'Activate a unit, or pass.';
    case 'move':
      return `Move ${activeUnit(view)}’s unit, then finish.`;
    case 'rally':
      return `Where does straggler ${activeUnit(view)} go?`;
    case 'attack':
      return 'Attack with a unit, or pass.';
    case 'assign':
      return `Who takes the ${ask.dice[ask.next]}?`;
  }
}

/** The same as everyone else reads it: `lays a tile`. */
function deciding(view: View, ask: Ask): string {
  switch (ask.ask) {
    case 'privilege':
      return 'chooses the colors or lays the first tile';
    case 'colour':
      return 'chooses a color';
    case 'tile':
      return 'lays a tile';
    case 'force':
      return 'chooses a force in secret';
    case 'deploy':
      return `deploys a mecha in ${deployRows(view, ask)}`;
    case 'first':
      return `chooses who starts ${PHASE_NAMES[ask.phase]}`;
    case 'activate':
      return 'activates a unit or passes';
    case 'move':
      return `moves ${activeUnit(view)}’s unit`;
    case 'rally':
      return `moves straggler ${activeUnit(view)}`;
    case 'attack':
      return 'attacks with a unit or passes';
    case 'assign':
      return `chooses who takes the ${ask.dice[ask.next]}`;
  }
}

function deployRows({ red }: View, { seat }: Extract<Ask, { ask: 'deploy' }>): string {
  return `rows ${seat === red ? '1 to 3' : '22 to 24'}`;
}

function activeUnit(view: View): string {
  return view.activation === null ? '' : mechaName(fieldOf(view), view.activation.unit);
}
