import { invariant, openQuestion, type Names, type Seat } from '@mechatable/kernel';
import type { Action, ForceCounts } from './action.ts';
import { countsOf } from './actions/muster.ts';
import { mechaOfGroup } from './activation.ts';
import { NEUTRAL, SLOT_OWNER, colorNumber, zoneRows, type ColorId } from './board.ts';
import { FORCES } from './content/forces.ts';
import { TILES, tileNumber } from './content/tiles.ts';
import { BODY, TYPES, TYPE_IDS, typeNumber, type TypeId } from './content/types.ts';
import { volleyOf } from './fire.ts';
import { isSame } from './field.ts';
import { outcome } from './ending.ts';
import { mechaName, mechaNumber } from './names.ts';
import { byColor, bySeat } from './sides.ts';
import { colorOfSeat, type Ask } from './state.ts';
import { fieldOf, type MechaView, type View } from './view.ts';
import { words } from './words/index.ts';

export const COLOR_NAMES = words.colours;

export function typeName(id: TypeId | null): string {
  return id === null ? words.faceDown : TYPES[typeNumber(id)].name;
}

export function colorName(id: ColorId): string {
  return words.colours[colorNumber(id)];
}

/** `2 Wolves, 1 Rat`. */
export function forceWords(force: ForceCounts): string {
  const types = TYPE_IDS.filter((type) => force[type] > 0);
  return words.force(types.map((type) => words.some(force[type], typeName(type))));
}

/** Whose row it is, and which of the three: `Red 1`, `Center 4`. */
export function slotName(slot: number): string {
  const owner = SLOT_OWNER[slot];
  return owner === NEUTRAL ? words.centre(slot - 2) : words.row(words.colours[owner], (slot % 3) + 1);
}

function mechaIn(view: View, id: string): MechaView | undefined {
  return view.mecha.find((one) => one.id === id);
}

/** `r1 (Wolf)`. */
export function named(view: View, id: string): string {
  const one = mechaIn(view, id);
  return one === undefined ? id : words.mecha(id, typeName(one.type));
}

/** `r1 (Wolf) and 3 more`. In Movement a unit is its group, where groups are frozen (MASC-R-72). */
function unitName(view: View, id: string): string {
  const field = { ...fieldOf(view), groups: view.groups };
  return words.unit(named(view, id), mechaOfGroup(field, mechaNumber(field, id)).length - 1);
}

function attackLabel(view: View, unit: string, target: string): string {
  const field = fieldOf(view);
  const { attackers, pins, dice } = volleyOf(field, mechaNumber(field, unit), mechaNumber(field, target));
  return words.labels.attack({
    unit: unitName(view, unit),
    target: unitName(view, target),
    dice,
    attackers: attackers.length,
    pins: pins.length,
  });
}

function assignLabel(view: View, id: string): string {
  const ask = openQuestion(view);
  const one = mechaIn(view, id);
  if (ask?.ask !== 'assign' || one === undefined || one.type === null) return words.labels.assignTo(id);
  return words.labels.assign(ask.dice[ask.next], named(view, id), one.damage, BODY[typeNumber(one.type)]);
}

function forceLabel(force: ForceCounts): string {
  const starter = FORCES.find(({ counts }) => isSame(counts, countsOf(force)));
  return starter === undefined
    ? words.labels.takeForce(forceWords(force))
    : words.labels.takeStarter(starter.name, forceWords(force));
}

/** An action in plain English. */
export function label(view: View, action: Action, names?: Names): string {
  const { labels } = words;
  switch (action.kind) {
    case 'pickPrivilege':
      return action.privilege === 'colour' ? labels.chooseColours : labels.layFirstTile;
    case 'pickColour':
      return labels.playColour(colorName(action.colour));
    case 'placeTile': {
      const { tile, slot, rotation } = action;
      return labels.layTile(TILES[tileNumber(tile)].name, tile, slotName(slot), rotation);
    }
    case 'commitForce':
      return forceLabel(action);
    case 'placeMecha':
      return labels.deploy(typeName(action.type), action.square);
    case 'chooseFirst':
      return labels.starts(byColor(names, view), colorNumber(action.colour));
    case 'activate':
      return labels.activate(unitName(view, action.unit));
    case 'moveMecha': {
      const from = mechaIn(view, action.mecha)?.square ?? '';
      const mecha = named(view, action.mecha);
      return from === action.to ? labels.stay(mecha, from) : labels.move(mecha, from, action.to);
    }
    case 'finish':
      return labels.finish;
    case 'reset':
      return labels.reset;
    case 'attack':
      return attackLabel(view, action.unit, action.target);
    case 'assign':
      return assignLabel(view, action.mecha);
    case 'pass':
      return labels.pass;
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

/** The question for a viewer, or the one that others are answering. */
export function question(view: View, names?: Names): string {
  const ask = openQuestion(view);
  if (ask === null) {
    if (view.outcome === null) return words.questions.over;
    return names === undefined ? view.outcome.sentence : outcome(view.outcome, names);
  }
  const seats = ask.ask === 'force' ? ask.seats : [ask.seat];
  if (seats.some((seat) => seat === view.viewer)) return yours(view, ask);
  return theirs(view, ask, { names: names ?? bySeat(view), seats });
}

function yours(view: View, ask: Ask): string {
  const say = words.questions.yours;
  switch (ask.ask) {
    case 'deploy':
      return say.deploy(...deployRows(view, ask.seat));
    case 'first':
      return say.first(words.phases[ask.phase]);
    case 'move':
      return say.move(activeUnit(view));
    case 'rally':
      return say.rally(activeUnit(view));
    case 'assign':
      return say.assign(ask.dice[ask.next]);
    default:
      return say[ask.ask];
  }
}

function theirs(view: View, ask: Ask, by: { names: Names; seats: readonly Seat[] }): string {
  const say = words.questions.theirs;
  switch (ask.ask) {
    case 'deploy':
      return say.deploy(by, ...deployRows(view, ask.seat));
    case 'first':
      return say.first(by, words.phases[ask.phase]);
    case 'move':
      return say.move(by, activeUnit(view));
    case 'rally':
      return say.rally(by, activeUnit(view));
    case 'assign':
      return say.assign(by, ask.dice[ask.next]);
    default:
      return say[ask.ask](by);
  }
}

/** The first and last row of a seat's zone, as numbered on the board. */
function deployRows(view: View, seat: Seat): readonly [number, number] {
  return zoneRows(colorOfSeat(view, seat));
}

function activeUnit(view: View): string {
  invariant(view.activation !== null, 'a unit is active while one moves');
  return mechaName(fieldOf(view), view.activation.unit);
}
