import type { Seat } from '@mechatable/kernel';
import type { Action, ForceCounts } from './action.ts';
import { countsOf } from './actions/muster.ts';
import { mechaOfGroup } from './activation.ts';
import { COLOUR_NAMES, NOWHERE, SLOT_OWNER, colourNumber, type ColourId } from './board.ts';
import { FORCES } from './content/forces.ts';
import { TILES, tileNumber } from './content/tiles.ts';
import { BODY, TYPES, TYPE_IDS, typeNumber, type TypeId } from './content/types.ts';
import { volleyOf } from './fire.ts';
import { isSame } from './field.ts';
import { mechaName, mechaNumber } from './names.ts';
import { colourOfSeat, type Ask, type Phase } from './state.ts';
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

/** Whose row it is, and which of the three: `Red 1`, `centre 4`. */
export function slotName(slot: number): string {
  const owner = SLOT_OWNER[slot];
  if (owner === NOWHERE) return `centre ${slot - 2}`;
  return `${COLOUR_NAMES[owner]} ${(slot % 3) + 1}`;
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
  const pinned = pins.length === 0 ? '' : `, ${pins.length} of them for pins`;
  return `${dice} dice from ${attackers.length} mecha${pinned}`;
}

function assignWords(view: View, id: string): string {
  const ask = openQuestion(view);
  const one = mechaIn(view, id);
  if (ask?.ask !== 'assign' || one === undefined || one.type === null) return `Give it to ${id}`;
  return `Give the ${ask.dice[ask.next]} to ${named(view, id)}, which has taken ${one.damage} of ${BODY[typeNumber(one.type)]}`;
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
export function label(view: View, action: Action): string {
  switch (action.kind) {
    case 'pickPrivilege':
      return action.privilege === 'colour' ? 'Choose the colour' : 'Lay the first tile';
    case 'pickColour':
      return `Play ${colourName(action.colour)}`;
    case 'placeTile':
      return `Lay ${TILES[tileNumber(action.tile)].name} (${action.tile}) at ${slotName(action.slot)}, turned by ${action.rotation}`;
    case 'commitForce':
      return forceLabel(action);
    case 'placeMecha':
      return `Put a ${typeName(action.type)} on ${action.square}`;
    case 'chooseFirst':
      return `${colourName(action.colour)} starts`;
    case 'activate':
      return `Activate ${unitWords(view, action.unit)}`;
    case 'moveMecha': {
      const from = mechaIn(view, action.mecha)?.square ?? '';
      if (from === action.to) return `Leave ${named(view, action.mecha)} on ${from}`;
      return `Move ${named(view, action.mecha)} from ${from} to ${action.to}`;
    }
    case 'finish':
      return 'Finish this unit';
    case 'reset':
      return 'Take back all moves of this unit';
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
      // Dice that are thrown cannot be taken back: the arithmetic is there to be read before one says so.
      return [`unit:${action.unit}`, `unit:${action.target}`, 'choice:attack'];
    case 'assign':
      return [`mecha:${action.mecha}`];
    default:
      return [`choice:${action.kind}`];
  }
}

export const PHASE_NAMES: Readonly<Record<Phase, string>> = { movement: 'Movement', combat: 'Combat' };

/** A player by colour, or by seat while colours are open. */
export function playerName(view: Pick<View, 'red'>, seat: Seat): string {
  return view.red === NOWHERE ? `Seat ${seat}` : COLOUR_NAMES[colourOfSeat(view, seat)];
}

/** What is being asked, and of whom. */
export function question(view: View): string {
  const ask = openQuestion(view);
  if (ask === null) return view.outcome?.sentence ?? 'Nobody is being asked.';
  if (ask.ask === 'force')
    return `${ask.seats.map((seat) => playerName(view, seat)).join(' and ')}: choose a force in secret.`;
  return `${playerName(view, ask.seat)}, ${asking(view, ask)}`;
}

function asking(view: View, ask: Exclude<Ask, { ask: 'force' }>): string {
  switch (ask.ask) {
    case 'privilege':
      return 'you won the draw: choose the colour, or lay the first tile?';
    case 'colour':
      return 'which colour do you play?';
    case 'tile':
      return 'lay a tile in your own row or in the centre.';
    case 'deploy':
      return 'put a mecha face down within three rows of your edge.';
    case 'first':
      return `you won the roll: who starts ${PHASE_NAMES[ask.phase]}?`;
    case 'activate':
      return 'activate a unit, or pass?';
    case 'move':
      return moving(view);
    case 'rally':
      return 'where does the straggler go?';
    case 'attack':
      return 'attack with a unit, or pass?';
    case 'assign':
      return `who takes the ${ask.dice[ask.next]}?`;
  }
}

function moving(view: View): string {
  const field = fieldOf(view);
  const unit = view.activation === null ? '' : mechaName(field, view.activation.unit);
  return `move the members of ${unit}, one by one, then finish.`;
}
