import type { Illegal, Reason, Refusals, Seat } from '@mechatable/kernel';
import { TIMING_OF, aimedAt } from './abilities/aimed.ts';
import type { Action, ActionOf } from './action.ts';
import { TERRITORIES } from './content/territories.ts';
import { meant } from './meant.ts';
import { limitOf, mechsAt, slotOf } from './mechs.ts';
import { mechName } from './names.ts';
import { seatNumber } from './seats.ts';
import { HAND, OUT, PLACE_STAGE, type Ask, type State, type Tile } from './state.ts';
import { controllerOf, inArena, tileNumber } from './tiles.ts';

function findTile(s: State, name: string): Tile | null {
  const id = tileNumber(name);
  return [...s.arena, ...s.rows.flat()].find((tile) => tile.id === id) ?? null;
}

/** Names a Territory only if it is face-up: the state is imagined, so hidden faces would be guesses. */
function tileWords(tile: Tile): string {
  return tile.up ? TERRITORIES[tile.face].name : 'This face-down Territory';
}

/** `Green 3 is in the Arena`, `Green 3 is yours`, `Green 3 belongs to another pilot`. */
function whoseWords(s: State, seat: Seat, tile: Tile): string {
  const what = tileWords(tile);
  if (inArena(s, tile.id) !== null) return `${what} is in the Arena`;
  const owner = controllerOf(s, tile.id);
  return owner === seat ? `${what} is yours` : `${what} belongs to another pilot`;
}

/** MN-R-57: why a Mech is not in hand, and how many repairs it needs. */
function notInHand(s: State, seat: Seat, mech: string, { clause, sentence }: Illegal): Reason | null {
  const slot = slotOf(s, seat, mech);
  if (slot < 0)
    return { clause, sentence: `${mechName(mech)} isn’t yours: use a Mech from your hand.`, gap: 50 };
  const place = s.places[slot];
  if (place === OUT)
    return {
      clause,
      sentence: `${mechName(mech)} is already deployed: choose a Mech in your hand.`,
      gap: 20,
    };
  const stage = PLACE_STAGE[place];
  if (stage === null) return { clause, sentence, gap: 10 };
  const repairs = place === 1 ? '1 repair' : `${place} repairs`;
  return {
    clause: 'MN-R-57',
    sentence: `${mechName(mech)} is in your hangar (${stage}): it needs ${repairs} to return to your hand.`,
    gap: 20 + place,
  };
}

/** MN-R-83. */
function wrongFace({ mech, face }: ActionOf<'deploy' | 'attack'>, clause: string): Reason {
  const other = face === 'up' ? 'down' : 'up';
  const sentence = `${mechName(mech)} can’t be deployed face-${face} there: deploy it face-${other}.`;
  return { clause, sentence, gap: 20 };
}

function explainDeploy(s: State, seat: Seat, action: ActionOf<'deploy'>, refusal: Illegal): Reason | null {
  const { clause } = refusal;
  const tile = findTile(s, action.tile);
  if (clause === 'MN-ARENA-5' || clause === 'MN-R-57') return notInHand(s, seat, action.mech, refusal);
  if (clause === 'MN-R-83') return wrongFace(action, clause);
  if (tile === null) return null;
  if (clause === 'MN-ARENA-7')
    return {
      clause,
      sentence: `${tileWords(tile)} is full (${mechsAt(s, tile.id)} of 2 Mechs): choose another Territory.`,
      gap: 1,
    };
  return {
    clause,
    sentence: `${whoseWords(s, seat, tile)}: deploy to a Territory in the Arena.`,
    gap: 4,
  };
}

function explainAttack(s: State, seat: Seat, action: ActionOf<'attack'>, refusal: Illegal): Reason | null {
  const { clause } = refusal;
  const tile = findTile(s, action.tile);
  if (clause === 'MN-R-29' || clause === 'MN-R-57') return notInHand(s, seat, action.mech, refusal);
  if (clause === 'MN-R-83') return wrongFace(action, clause);
  if (tile === null) return null;
  const what = tileWords(tile);
  if (clause === 'MN-R-27')
    return {
      clause,
      sentence: `${what} is in the Arena and belongs to nobody: attack another pilot’s Territory.`,
      gap: 8,
    };
  if (controllerOf(s, tile.id) === seat)
    return { clause, sentence: `${what} is yours: attack another pilot’s face-up Territory.`, gap: 9 };
  return {
    clause,
    sentence: `${mechName(action.mech)} can’t attack a face-down Territory: only Nightlatch can. Choose a face-up one.`,
    gap: 3,
  };
}

/** Why a target is wrong: whose Territory it is, or where the Mech is. */
function targetWords(s: State, seat: Seat, target: string): string | null {
  const tile = findTile(s, target);
  if (tile !== null) return `${whoseWords(s, seat, tile)}${tile.up ? ' (face-up)' : ''}`;
  const slot = slotOf(s, seat, target);
  return slot >= 0 && s.places[slot] === HAND ? `${mechName(target)} is in your hand` : null;
}

function explainUse(
  s: State,
  seat: Seat,
  ask: Ask,
  action: ActionOf<'use'>,
  refusal: Illegal,
): Reason | null {
  const { clause, sentence } = refusal;
  const slot = slotOf(s, seat, action.mech);
  const who = mechName(action.mech);
  if (slot < 0) return { clause, sentence: `${who} isn’t yours: use one of your own Mechs.`, gap: 51 };
  const timing = TIMING_OF[ask.ask];
  if (timing === null || aimedAt(s.mechs[slot], timing) === null)
    return { clause, sentence: `${who} has no ability you can use now.`, gap: 55 };
  if (clause === 'MN-R-50')
    return { clause, sentence: `${who} has already used its ability: the limit is once per turn.`, gap: 2 };
  if (sentence.includes('only from your hand'))
    return { ...(notInHand(s, seat, action.mech, refusal) ?? { clause, sentence, gap: 4 }), clause };
  const other = seatNumber(action.target);
  if (other === seat)
    return { clause, sentence: `${who} can’t target your own Mech: choose another pilot’s.`, gap: 6 };
  if (other >= 0 && s.out[other] === null)
    return {
      clause,
      sentence: `${action.target} has no Mech in the Arena: choose another target for ${who}.`,
      gap: 4,
    };
  const aimed = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  return { clause, sentence: `${targetWords(s, seat, action.target) ?? who}: ${aimed}`, gap: 5 };
}

function explainReveal(s: State, seat: Seat, name: string, { clause }: Illegal): Reason | null {
  const tile = findTile(s, name);
  if (tile === null) return null;
  if (controllerOf(s, tile.id) !== seat)
    return { clause, sentence: `${whoseWords(s, seat, tile)}: reveal one of your own.`, gap: 9 };
  return { clause, sentence: `${tileWords(tile)} is already face-up: reveal a face-down one.`, gap: 2 };
}

function explainScrap(s: State, seat: Seat, name: string, { clause }: Illegal): Reason | null {
  const tile = findTile(s, name);
  if (tile === null) return null;
  const count = `you have ${s.rows[seat].length}, limit ${limitOf(s, seat)}`;
  return {
    clause,
    sentence: `${whoseWords(s, seat, tile)}: scrap one of your own (${count}).`,
    gap: 9,
  };
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
