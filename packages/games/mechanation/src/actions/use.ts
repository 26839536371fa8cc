import { LEGAL, illegal, invariant, type AskOf, type Illegal, type Seat } from '@mechatable/kernel';
import { AIMS, TIMING_OF, aimedAt, demandsShow, hasTarget, logAbility } from '../abilities/aimed.ts';
import type { ActionOf } from '../action.ts';
import type { AimedOp, Timing } from '../content/language.ts';
import { MECH_ID } from '../content/lookup.ts';
import { showMech, slotOf } from '../mechs.ts';
import { SEAT_NAMES } from '../seats.ts';
import { HAND, MECHS_EACH, type Ask, type State } from '../state.ts';
import { TILE_NAME } from '../tiles.ts';
import type { Rule } from './rule.ts';

const NOT_YOURS = illegal('MN-R-48', 'Use one of your own Mechs.');
const NOT_NOW = illegal('MN-R-48', 'This Mech has no ability you can use now.');
export const NOT_IN_HAND = illegal('MN-R-48', 'This ability works only from your hand.');
const NOT_IN_BATTLE = illegal(
  'MN-R-48',
  'Only the Mech that is fighting or has just claimed can use its ability now.',
);
const USED = illegal('MN-R-50', 'This Mech has already used its ability this turn.');

/** MN-R-48: abilities of a Battle or a claim belong to the Mech that is out, the others to the hand. */
function worksFromHand(timing: Timing): boolean {
  return timing === 'initiation' || timing === 'arena' || timing === 'scrap';
}

/** MN-R-48, MN-R-50: why a Mech cannot use an ability of this timing from where it is; null if it can. */
function whyNotFrom(s: State, seat: Seat, slot: number, timing: Timing): Illegal | null {
  if (!worksFromHand(timing)) return s.out[seat]?.slot === slot ? null : NOT_IN_BATTLE;
  if (s.places[slot] !== HAND) return NOT_IN_HAND;
  return (s.used & (1 << slot)) === 0 ? null : USED;
}

const names: string[] = [];

function addTargets(s: State, seat: Seat, mech: number, op: AimedOp, out: ActionOf<'use'>[]): void {
  names.length = 0;
  AIMS[op.op].targets(s, seat, names);
  for (let i = 0; i < names.length; i++) out.push({ kind: 'use', mech: MECH_ID[mech], target: names[i] });
}

type AbilityQuestion = 'initiation' | 'arena' | 'during' | 'loss' | 'claimed' | 'scrap';

/** An aimed ability (MN-D-2 to MN-D-6, MN-D-10). */
export const use: Rule<'use', AbilityQuestion> = {
  candidates(s, seat, out, ask) {
    const timing = TIMING_OF[ask.ask];
    for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++) {
      const op = aimedAt(s.mechs[slot], timing);
      if (op !== null && whyNotFrom(s, seat, slot, timing) === null)
        addTargets(s, seat, s.mechs[slot], op, out);
    }
  },
  attempts(s, seat, out, ask) {
    const timing = TIMING_OF[ask.ask];
    const own = s.mechs.slice(seat * MECHS_EACH, (seat + 1) * MECHS_EACH);
    const thinkable = {
      tiles: [...s.arena, ...s.rows.flat()].map(({ id }) => TILE_NAME[id]),
      pilots: SEAT_NAMES.slice(0, s.rows.length),
      mechs: own.map((mech) => MECH_ID[mech]),
    };
    for (const mech of own) {
      const op = aimedAt(mech, timing);
      if (op === null) continue;
      for (const kind of AIMS[op.op].tries)
        for (const target of thinkable[kind]) out.push({ kind: 'use', mech: MECH_ID[mech], target });
    }
  },
  judge(s, seat, action, ask) {
    const slot = slotOf(s, seat, action.mech);
    if (slot < 0) return NOT_YOURS;
    const timing = TIMING_OF[ask.ask];
    const op = aimedAt(s.mechs[slot], timing);
    if (op === null) return NOT_NOW;
    return whyNotFrom(s, seat, slot, timing) ?? AIMS[op.op].problem(s, seat, action.target) ?? LEGAL;
  },
  apply(s, seat, action, log, ask) {
    const slot = slotOf(s, seat, action.mech);
    const mech = s.mechs[slot];
    const timing = TIMING_OF[ask.ask];
    const op = aimedAt(mech, timing);
    invariant(op !== null, 'the Mech has an ability for this question');
    if (worksFromHand(timing)) s.used |= 1 << slot;
    if (ask.ask !== 'claimed' || !ask.begun) {
      if (demandsShow(mech, timing)) showMech(s, slot, log);
      logAbility(s, slot, timing, log);
    }
    AIMS[op.op].carryOut(s, seat, slot, action.target, log, ask, op);
    askAgain(s, seat, op, ask);
  },
};

/** Asks again: MN-D-2, MN-D-3, MN-R-86. After Magpie the limit is checked again (MN-R-35). */
function askAgain(s: State, seat: Seat, op: AimedOp, ask: AskOf<Ask, AbilityQuestion>): void {
  if (ask.ask === 'initiation') s.agenda.push({ do: 'initiationAbility', seat });
  else if (ask.ask === 'arena') s.agenda.push({ do: 'arenaTurn', seat });
  else if (ask.ask === 'scrap') s.agenda.push({ do: 'scrapDown', seat });
  else if (op.op === 'turnDown' && ask.ask === 'claimed' && hasTarget(s, seat, op))
    s.agenda.push({ ask: 'claimed', seat, tile: ask.tile, begun: true });
}
