import { deriveRng, pick, shuffle, type Rng } from '@mechatable/kernel';
import { countsOf } from './actions/muster.ts';
import { BLUE, COLOR_IDS, NOWHERE, RED, colorNumber, type Color } from './board.ts';
import type { Counts } from './content/forces.ts';
import { tileNumber } from './content/tiles.ts';
import { firstOf } from './field.ts';
import { expectedForces } from './forces.ts';
import { mechaNumber } from './names.ts';
import type { State } from './state.ts';
import { slotCode } from './terrain.ts';
import { fieldOf, type View } from './view.ts';

/** The known force, or any that the rules allow. */
function imagineForce(view: View, colour: Color, rng: Rng): Counts {
  if (!view.committed[colour]) return [];
  const known = view.forces[colour];
  return known === null ? pick(rng, expectedForces(view.rules)) : countsOf(known);
}

/** Turns the face-down mecha of a color over: types of the force, dealt at random. */
function dealTypes(s: State, view: View, colour: Color, rng: Rng): void {
  if (view.forces[colour] !== null) return;
  const types = s.forces[colour].flatMap((count, type) => new Array<number>(count).fill(type));
  shuffle(rng, types);
  const placed = view.mecha.filter((one) => one.colour === COLOR_IDS[colour]).length;
  for (let i = 0; i < placed; i++) s.type[firstOf(s, colour) + i] = types[i];
}

/** A full state that looks like the view, with everything unknown dealt at random. */
export function imagine(view: View, rng: Rng): State {
  const { terrain, at, type } = fieldOf(view);
  const s: State = {
    rules: view.rules,
    rng: deriveRng(rng),
    dice: view.dice,
    chooser: view.chooser,
    opener: view.opener,
    red: view.red,
    slots: view.slots.map((slot) =>
      slot === null ? NOWHERE : slotCode({ tile: tileNumber(slot.tile), rotation: slot.rotation }),
    ),
    terrain,
    forces: [imagineForce(view, RED, rng), imagineForce(view, BLUE, rng)],
    turn: view.turn,
    initiative: colorNumber(view.initiative),
    at: at.slice(),
    type: type.slice(),
    damage: new Array<number>(at.length).fill(0),
    spent: new Array<number>(at.length).fill(0),
    groups: view.groups,
    activation: view.activation,
    points: [view.points[RED], view.points[BLUE]],
    agenda: view.agenda.slice(),
    outcome: view.outcome,
  };
  for (const { id, damage, spent } of view.mecha) {
    const mecha = mechaNumber(s, id);
    s.damage[mecha] = damage;
    s.spent[mecha] = spent ? 1 : 0;
  }
  for (const colour of [RED, BLUE]) dealTypes(s, view, colour, rng);
  return s;
}
