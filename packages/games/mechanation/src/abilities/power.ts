import { invariant, type Seat } from '@mechatable/kernel';
import type { Condition, Op } from '../content/language.ts';
import { MECH_ID, TIER } from '../content/lookup.ts';
import type { Log } from '../event.ts';
import { hasHangar } from '../mechs.ts';
import type { Battle, Out, State } from '../state.ts';

export type Side = 0 | 1;

export function sideOf(battle: Battle, seat: Seat): Side {
  return battle.seats[0] === seat ? 0 : 1;
}

export function battleOf({ battle }: State): Battle {
  invariant(battle !== null, 'a Battle is being fought');
  return battle;
}

function outOn(s: State, battle: Battle, side: number): Out {
  const out = s.out[battle.seats[side]];
  invariant(out !== null, 'both Mechs are out until their Battle ends');
  return out;
}

/** The slot of the Mech that fights on a side. */
export function fighter(s: State, battle: Battle, side: number): number {
  return outOn(s, battle, side).slot;
}

export function mechOn(s: State, battle: Battle, side: number): number {
  return s.mechs[fighter(s, battle, side)];
}

export function holds(s: State, battle: Battle, side: Side, condition: Condition): boolean {
  const { opponentTier, won, deployedUp, defending } = condition;
  if (opponentTier !== undefined && TIER[mechOn(s, battle, 1 - side)] !== opponentTier) return false;
  if (won === true && battle.winner !== side) return false;
  if (deployedUp === true && !outOn(s, battle, side).up) return false;
  if (defending === true && !(battle.raid && side === 1)) return false;
  return true;
}

/** MN-R-42: at once, and later abilities use the new value. */
export function setPower(s: State, side: number, value: number, log: Log): void {
  const battle = battleOf(s);
  const was = battle.power[side];
  if (value === was) return;
  const power: [number, number] = side === 0 ? [value, battle.power[1]] : [battle.power[0], value];
  s.battle = { ...battle, power };
  const mech = MECH_ID[mechOn(s, battle, side)];
  log.push({ type: 'power', clause: 'MN-R-42', seat: battle.seats[side], mech, was, now: value });
}

/** The current Power after a During-Battle ability. */
export function changePower(s: State, battle: Battle, side: Side, op: Op, log: Log): void {
  const [own, other] = [battle.power[side], battle.power[1 - side]];
  switch (op.op) {
    case 'add':
      setPower(s, side, own + op.n, log);
      return;
    case 'addPerHangar': {
      let pilots = 0;
      for (let seat = 0; seat < s.rows.length; seat++) if (hasHangar(s, seat)) pilots++;
      setPower(s, side, own + op.n * pilots, log);
      return;
    }
    case 'become':
      setPower(s, side, op.n, log);
      return;
    case 'outdo':
      setPower(s, side, other + op.n, log);
      return;
    case 'swap':
      setPower(s, side, other, log);
      setPower(s, 1 - side, own, log);
      return;
    default:
      invariant(false, 'an ability that works by itself during a Battle changes Power');
  }
}
