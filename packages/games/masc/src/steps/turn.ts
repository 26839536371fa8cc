import { roll } from '@mechatable/kernel';
import { activeUnits } from '../activation.ts';
import { BLUE, COLOR_IDS, RED, SLOTS, type Color } from '../board.ts';
import { NOBODY, controllerOf, pointsFor } from '../control.ts';
import type { Log } from '../event.ts';
import { standing, unitsOn } from '../field.ts';
import { attackUnits } from '../fire.ts';
import { checkPoints } from '../outcome.ts';
import { seatOf, type Do, type Phase, type State } from '../state.ts';
import { reveal } from './preliminaries.ts';

type DoOf<Name extends Do['do']> = Extract<Do, { readonly do: Name }>;

/** MASC-TURN-1: Initiative, then Movement, Combat and Victory. */
export function turn(s: State, _step: Do, log: Log): void {
  if (s.turn === 0) reveal(s, log);
  s.turn++;
  log.push({ type: 'turn', clause: 'MASC-TURN-1', turn: s.turn });
  rollInitiative(s, log);
  s.agenda.push({ do: 'score' }, { do: 'begin', phase: 'combat' }, { do: 'begin', phase: 'movement' });
}

/** MASC-INIT-1, MASC-R-18, MASC-R-66: Red's two dice, then Blue's, again after a tie. */
function rollInitiative(s: State, log: Log): void {
  for (;;) {
    const dice = Array.from({ length: 4 }, () => roll(s.rng, 6));
    const red = dice.slice(0, 2);
    const blue = dice.slice(2);
    const lead = red[0] + red[1] - blue[0] - blue[1];
    const winner = lead === 0 ? null : COLOR_IDS[lead > 0 ? RED : BLUE];
    log.push({
      type: 'initiative',
      clause: winner === null ? 'MASC-R-18' : 'MASC-INIT-1',
      red,
      blue,
      winner,
    });
    s.dice = dice;
    if (lead === 0) continue;
    s.initiative = lead > 0 ? RED : BLUE;
    return;
  }
}

function hasSomethingToDo(s: State, phase: Phase, colour: Color): boolean {
  const units = phase === 'movement' ? activeUnits(s, colour) : attackUnits(s, s.spent, colour);
  return units.length > 0;
}

/** MASC-R-19, MASC-R-20, MASC-R-71: the winner of the roll says who starts, where it makes a difference. */
export function begin(s: State, { phase }: DoOf<'begin'>, log: Log): void {
  s.spent.fill(0);
  s.groups =
    phase === 'movement' && s.rules.squadTracking === 'frozen'
      ? Array.from(unitsOn(s).subarray(0, s.at.length))
      : [];
  if (hasSomethingToDo(s, phase, RED) && hasSomethingToDo(s, phase, BLUE)) {
    s.agenda.push({ ask: 'first', seat: seatOf(s, s.initiative), phase });
    return;
  }
  const colour = s.initiative;
  log.push({ type: 'first', clause: 'MASC-R-71', phase, colour: COLOR_IDS[colour], asked: false });
  s.agenda.push({ do: 'act', phase, colour, passes: 0 });
}

const ENOUGH_PASSES = 2;

/** MASC-MOVE-11, MASC-ATK-6, MASC-PASS-2: one after the other, until both have passed in a row. */
export function act(s: State, { phase, colour, passes }: DoOf<'act'>, log: Log): void {
  if (passes >= ENOUGH_PASSES) {
    log.push({ type: 'phaseOver', clause: 'MASC-PASS-2', phase });
    return;
  }
  s.agenda.push({ ask: phase === 'movement' ? 'activate' : 'attack', seat: seatOf(s, colour), passes });
}

/** MASC-CTRL-1, MASC-R-60: both score the regions they control now, at the same time. */
export function score(s: State, _step: Do, log: Log): void {
  const counts = standing(s).presence;
  const held: [number[], number[]] = [[], []];
  const gained: [number, number] = [0, 0];
  for (let slot = 0; slot < SLOTS; slot++) {
    const colour = controllerOf(counts[slot], counts[SLOTS + slot]);
    if (colour === NOBODY) continue; // MASC-R-58
    held[colour].push(slot);
    gained[colour] += pointsFor(slot, colour);
  }
  for (const colour of [RED, BLUE]) s.points[colour] += gained[colour];
  const points: [number, number] = [s.points[RED], s.points[BLUE]];
  log.push({ type: 'scored', clause: 'MASC-CTRL-1', red: held[RED], blue: held[BLUE], gained, points });
  checkPoints(s, log);
  s.agenda.push({ do: 'turn' });
}
