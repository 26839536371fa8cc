import type { Illegal, Reason, Refusals, Seat } from '@mechatable/kernel';
import { TIMING_OF, aimedAt } from './abilities/aimed.ts';
import type { Action, ActionOf } from './action.ts';
import { NOT_IN_HAND } from './actions/use.ts';
import { TERRITORIES } from './content/territories.ts';
import { meant } from './meant.ts';
import { limitOf, mechsAt, slotOf } from './mechs.ts';
import { mechName } from './names.ts';
import { seatNumber } from './seats.ts';
import { HAND, OUT, PLACE_STAGE, type Ask, type State, type Tile } from './state.ts';
import { controllerOf, tileNumber } from './tiles.ts';
import { words } from './words/index.ts';
import type { Held } from './words/refusals.ts';

const say = words.refusals;

function findTile(s: State, name: string): Tile | null {
  const id = tileNumber(name);
  return [...s.arena, ...s.rows.flat()].find((tile) => tile.id === id) ?? null;
}

/** Names a Territory only if it is face-up: the state is imagined, so hidden faces would be guesses. */
function nameOf(tile: Tile): string | null {
  return tile.up ? TERRITORIES[tile.face].name : null;
}

function held(s: State, seat: Seat, tile: Tile): Held {
  const owner = controllerOf(s, tile.id);
  return { name: nameOf(tile), holder: owner < 0 ? 'arena' : owner === seat ? 'you' : 'other' };
}

/** MN-R-57: why a Mech is not in hand, and how many repairs it needs. */
function notInHand(s: State, seat: Seat, mech: string, { clause, sentence }: Illegal): Reason {
  const slot = slotOf(s, seat, mech);
  if (slot < 0) return { clause, sentence: say.notYourHand(mechName(mech)), gap: 50 };
  const place = s.places[slot];
  if (place === OUT) return { clause, sentence: say.deployed(mechName(mech)), gap: 20 };
  const stage = PLACE_STAGE[place];
  if (stage === null) return { clause, sentence, gap: 10 };
  return { clause: 'MN-R-57', sentence: say.inHangar(mechName(mech), stage, place), gap: 20 + place };
}

/** MN-R-83. */
function wrongFace({ mech, face }: ActionOf<'deploy' | 'attack'>, clause: string): Reason {
  const sentence = face === 'up' ? say.notFaceUp(mechName(mech)) : say.notFaceDown(mechName(mech));
  return { clause, sentence, gap: 20 };
}

function explainDeploy(s: State, seat: Seat, action: ActionOf<'deploy'>, refusal: Illegal): Reason | null {
  const { clause } = refusal;
  const tile = findTile(s, action.tile);
  if (clause === 'MN-ARENA-5' || clause === 'MN-R-57') return notInHand(s, seat, action.mech, refusal);
  if (clause === 'MN-R-83') return wrongFace(action, clause);
  if (tile === null) return null;
  if (clause === 'MN-ARENA-7')
    return { clause, sentence: say.full(nameOf(tile), mechsAt(s, tile.id)), gap: 1 };
  return { clause, sentence: say.notInArena(held(s, seat, tile)), gap: 4 };
}

function explainAttack(s: State, seat: Seat, action: ActionOf<'attack'>, refusal: Illegal): Reason | null {
  const { clause } = refusal;
  const tile = findTile(s, action.tile);
  if (clause === 'MN-R-29' || clause === 'MN-R-57') return notInHand(s, seat, action.mech, refusal);
  if (clause === 'MN-R-83') return wrongFace(action, clause);
  if (tile === null) return null;
  if (clause === 'MN-R-27') return { clause, sentence: say.attackInArena(nameOf(tile)), gap: 8 };
  if (controllerOf(s, tile.id) === seat) return { clause, sentence: say.attackOwn(nameOf(tile)), gap: 9 };
  return { clause, sentence: say.attackFaceDown(mechName(action.mech)), gap: 3 };
}

/** Why a target is wrong: whose Territory it is, or where the Mech is. */
function wrongTarget(s: State, seat: Seat, { mech, target }: ActionOf<'use'>, rule: string): string {
  const tile = findTile(s, target);
  if (tile !== null) return say.targetTerritory(held(s, seat, tile), tile.up, rule);
  const slot = slotOf(s, seat, target);
  return slot >= 0 && s.places[slot] === HAND
    ? say.targetInHand(mechName(target), rule)
    : say.target(mechName(mech), rule);
}

function explainUse(s: State, seat: Seat, ask: Ask, action: ActionOf<'use'>, refusal: Illegal): Reason {
  const { clause, sentence } = refusal;
  const slot = slotOf(s, seat, action.mech);
  const who = mechName(action.mech);
  if (slot < 0) return { clause, sentence: say.notYourMech(who), gap: 51 };
  const timing = TIMING_OF[ask.ask];
  if (timing === null || aimedAt(s.mechs[slot], timing) === null)
    return { clause, sentence: say.noAbilityNow(who), gap: 55 };
  if (clause === 'MN-R-50') return { clause, sentence: say.used(who), gap: 2 };
  if (sentence === NOT_IN_HAND.sentence) return { ...notInHand(s, seat, action.mech, refusal), clause };
  const other = seatNumber(action.target);
  if (other === seat) return { clause, sentence: say.targetOwn(who), gap: 6 };
  if (other >= 0 && s.out[other] === null)
    return { clause, sentence: say.nothingDeployed(who, action.target), gap: 4 };
  return { clause, sentence: wrongTarget(s, seat, action, sentence), gap: 5 };
}

function explainReveal(s: State, seat: Seat, name: string, { clause }: Illegal): Reason | null {
  const tile = findTile(s, name);
  if (tile === null) return null;
  if (controllerOf(s, tile.id) !== seat)
    return { clause, sentence: say.revealOther(held(s, seat, tile)), gap: 9 };
  return { clause, sentence: say.alreadyUp(nameOf(tile)), gap: 2 };
}

function explainScrap(s: State, seat: Seat, name: string, { clause }: Illegal): Reason | null {
  const tile = findTile(s, name);
  if (tile === null) return null;
  const sentence = say.scrapOther(held(s, seat, tile), s.rows[seat].length, limitOf(s, seat));
  return { clause, sentence, gap: 9 };
}

function explain(s: State, seat: Seat, action: Action, refusal: Illegal): Reason | null {
  const ask = s.agenda[s.agenda.length - 1];
  if (!('ask' in ask)) return null;
  if (action.kind === 'deploy' && ask.ask === 'arena') return explainDeploy(s, seat, action, refusal);
  if (action.kind === 'attack' && ask.ask === 'attack') return explainAttack(s, seat, action, refusal);
  if (action.kind === 'defend' && ask.ask === 'defend') return notInHand(s, seat, action.mech, refusal);
  if (action.kind === 'use' && TIMING_OF[ask.ask] !== null) return explainUse(s, seat, ask, action, refusal);
  if (action.kind === 'reveal' && ask.ask === 'reveal') return explainReveal(s, seat, action.tile, refusal);
  if (action.kind === 'scrap' && ask.ask === 'scrapDown') return explainScrap(s, seat, action.tile, refusal);
  return null;
}

export const refusals: Refusals<State, Action> = { meant, explain };
