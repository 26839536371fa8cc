import type { Outcome, Seat, Viewer } from '@mechatable/kernel';
import type { ForceCounts } from './action.ts';
import { namedCounts } from './actions/muster.ts';
import { COLOR_IDS, NOWHERE, SQUARE_NAME, squareNumber, type Color, type ColorId } from './board.ts';
import { TILES } from './content/tiles.ts';
import { TYPE_IDS, typeNumber, type TypeId } from './content/types.ts';
import type { Event } from './event.ts';
import { colorOf, type Field } from './field.ts';
import { mechaName, mechaNumber } from './names.ts';
import type { Rules } from './options.ts';
import { seatOf, type Activation, type Phase, type State, type Step } from './state.ts';
import { lyingOf } from './terrain.ts';

export interface MechaView {
  /** `r1`: Red's first. */
  readonly id: string;
  readonly colour: ColorId;
  /** Null while it is face down and not the viewer's own. */
  readonly type: TypeId | null;
  /** Null once it is destroyed. */
  readonly square: string | null;
  readonly damage: number;
  /** It has had its chance in this phase: done in Movement, fought in Combat. */
  readonly spent: boolean;
}

export interface SlotView {
  readonly tile: string;
  readonly rotation: number;
}

/**
 * Everything a seat or a spectator may know, built from public facts and their own. The agenda and the activation are
 * fully public; they number mecha as in the field that `fieldOf` makes from a view.
 */
export interface View {
  readonly viewer: Viewer;
  readonly rules: Rules;
  /** The last roll. */
  readonly dice: readonly number[];
  readonly chooser: Seat;
  readonly opener: Seat;
  /** The seat that plays Red; -1 while that is open. */
  readonly red: Seat;
  readonly slots: readonly (SlotView | null)[];
  /** A sign for each square from A1 to R24; a blank where there is no tile yet. */
  readonly terrain: string;
  /** By color: who has chosen a force. */
  readonly committed: readonly [boolean, boolean];
  /** By color; null while it is not chosen, or secret from this viewer. */
  readonly forces: readonly [ForceCounts | null, ForceCounts | null];
  readonly turn: number;
  readonly initiative: ColorId | null;
  /** Those that have been placed, Red's first, by number. */
  readonly mecha: readonly MechaView[];
  readonly groups: readonly number[];
  readonly activation: Activation | null;
  readonly points: readonly [number, number];
  readonly agenda: readonly Step[];
  readonly outcome: Outcome | null;
}

/** MASC-R-77: a seat always knows its own types, and all of them once they are face up. */
function knows(s: State, viewer: Viewer, colour: Color): boolean {
  return s.turn > 0 || (viewer !== 'table' && viewer === seatOf(s, colour));
}

function forceView(s: State, viewer: Viewer, colour: Color): ForceCounts | null {
  const counts = s.forces[colour];
  return counts.length > 0 && knows(s, viewer, colour) ? namedCounts(counts) : null;
}

function mechaView(s: State, viewer: Viewer, mecha: number): MechaView {
  const colour = colorOf(s, mecha);
  return {
    id: mechaName(s, mecha),
    colour: COLOR_IDS[colour],
    type: knows(s, viewer, colour) ? TYPE_IDS[s.type[mecha]] : null,
    square: s.at[mecha] === NOWHERE ? null : SQUARE_NAME[s.at[mecha]],
    damage: s.damage[mecha],
    spent: s.spent[mecha] === 1,
  };
}

function slotView(code: number): SlotView | null {
  if (code === NOWHERE) return null;
  const { tile, rotation } = lyingOf(code);
  return { tile: TILES[tile].id, rotation };
}

export function view(s: State, viewer: Viewer): View {
  const mecha: MechaView[] = [];
  for (let i = 0; i < s.at.length; i++) if (s.type[i] !== NOWHERE) mecha.push(mechaView(s, viewer, i));
  return {
    viewer,
    rules: s.rules,
    dice: s.dice,
    chooser: s.chooser,
    opener: s.opener,
    red: s.red,
    slots: s.slots.map(slotView),
    terrain: s.terrain,
    committed: [s.forces[0].length > 0, s.forces[1].length > 0],
    forces: [forceView(s, viewer, 0), forceView(s, viewer, 1)],
    turn: s.turn,
    initiative: s.initiative === NOWHERE ? null : COLOR_IDS[s.initiative],
    mecha,
    groups: s.groups,
    activation: s.activation,
    points: [s.points[0], s.points[1]],
    agenda: s.agenda.slice(),
    outcome: s.outcome,
  };
}

/** An event as a viewer sees it: only its owner sees the type of a mecha deployed face down. */
export function eventFor(event: Event, viewer: Viewer): Event | null {
  if (event.type === 'placed' && event.owner !== viewer) return { ...event, is: null };
  return event;
}

/** The positions as `stopsOf`, `endConditionHolds`, `volleyOf` and others take them. A face-down type is -1. */
export function fieldOf(view: View): Field {
  const size = view.rules.light + view.rules.mid;
  const at = new Array<number>(2 * size).fill(NOWHERE);
  const type = at.slice();
  const field = { terrain: view.terrain, at, type };
  for (const one of view.mecha) {
    const mecha = mechaNumber(field, one.id);
    at[mecha] = squareNumber(one.square);
    type[mecha] = typeNumber(one.type);
  }
  return field;
}

/** How many of each type a color still has to deploy; null if the viewer may not know. */
export function handOf(view: View, colour: Color): ForceCounts | null {
  const force = view.forces[colour];
  if (force === null) return null;
  const left = { ...force };
  for (const { type, colour: own } of view.mecha)
    if (type !== null && own === COLOR_IDS[colour]) left[type]--;
  return left;
}

/** The phase that is being played; null before the first turn and when the match is over. */
export function phaseOf(view: Pick<View, 'agenda'>): Phase | null {
  const top = view.agenda.at(-1);
  if (top === undefined || !('ask' in top)) return null;
  if (top.ask === 'first') return top.phase;
  if (top.ask === 'activate' || top.ask === 'move' || top.ask === 'rally') return 'movement';
  return top.ask === 'attack' || top.ask === 'assign' ? 'combat' : null;
}

/** How many mecha a color still has to deploy. */
export function toPlace(view: View, colour: Color): number {
  const placed = view.mecha.filter((one) => one.colour === COLOR_IDS[colour]).length;
  return view.rules.light + view.rules.mid - placed;
}
