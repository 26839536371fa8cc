import type { Illegal, Reason, Refusals, Seat } from '@mechatable/kernel';
import { TIMING_OF, aimedAt } from './abilities/aimed.ts';
import type { Action, ActionOf } from './action.ts';
import { MAY_GO_UP, MUST_GO_UP, mechNumber } from './content/lookup.ts';
import { TERRITORIES } from './content/territories.ts';
import { meant } from './meant.ts';
import { limitOf, mechsAt, slotOf } from './mechs.ts';
import { mechName } from './names.ts';
import { SEAT_NAMES, seatNumber } from './seats.ts';
import { HAND, OUT, PLACE_STAGE, type Ask, type State, type Tile } from './state.ts';
import { controllerOf, inArena, tileNumber } from './tiles.ts';

function findTile(s: State, name: string): Tile | null {
  const id = tileNumber(name);
  return [...s.arena, ...s.rows.flat()].find((tile) => tile.id === id) ?? null;
}

/** A Territory by its name only where all see it: nothing of what is imagined is told. */
function tileWords(tile: Tile): string {
  return tile.up ? TERRITORIES[tile.face].name : 'This face-down Territory';
}

function ownerWords(s: State, seat: Seat, tile: Tile): string {
  if (inArena(s, tile.id) !== null) return 'in the Arena';
  const owner = controllerOf(s, tile.id);
  return owner === seat ? 'yours' : `${SEAT_NAMES[owner]}’s`;
}

/** MN-R-57: a Mech that is not in the hand, and what it would take. */
function notInHand(s: State, seat: Seat, mech: string, { clause, sentence }: Illegal): Reason | null {
  const slot = slotOf(s, seat, mech);
  if (slot < 0)
    return { clause, sentence: `${mechName(mech)} is not yours: use a Mech from your hand.`, gap: 50 };
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
function wrongFace(mech: string, clause: string): Reason {
  const number = mechNumber(mech);
  const name = mechName(mech);
  const sentence = MUST_GO_UP[number]
    ? `${name} can only be deployed face-up.`
    : MAY_GO_UP[number]
      ? `${name} can’t go there with that side up.`
      : `${name} can’t be deployed face-up: put it down face-down.`;
  return { clause, sentence, gap: 20 };
}

function explainDeploy(s: State, seat: Seat, action: ActionOf<'deploy'>, refusal: Illegal): Reason | null {
  const { clause } = refusal;
  const tile = findTile(s, action.tile);
  if (clause === 'MN-ARENA-5' || clause === 'MN-R-57') return notInHand(s, seat, action.mech, refusal);
  if (clause === 'MN-R-83') return wrongFace(action.mech, clause);
  if (tile === null) return null;
  if (clause === 'MN-ARENA-7')
    return {
      clause,
      sentence: `${tileWords(tile)} is full: ${mechsAt(s, tile.id)} of 2 Mechs are there.`,
      gap: 1,
    };
  return {
    clause,
    sentence: `${tileWords(tile)} is ${ownerWords(s, seat, tile)}: in your Arena turn you deploy to a Territory in the Arena.`,
    gap: 4,
  };
}

function explainAttack(s: State, seat: Seat, action: ActionOf<'attack'>, refusal: Illegal): Reason | null {
  const { clause } = refusal;
  const tile = findTile(s, action.tile);
  if (clause === 'MN-R-29' || clause === 'MN-R-57') return notInHand(s, seat, action.mech, refusal);
  if (clause === 'MN-R-83') return wrongFace(action.mech, clause);
  if (tile === null) return null;
  const what = tileWords(tile);
  if (clause === 'MN-R-27')
    return {
      clause,
      sentence: `${what} is in the Arena and belongs to nobody: attack a Territory of another pilot.`,
      gap: 8,
    };
  if (controllerOf(s, tile.id) === seat)
    return { clause, sentence: `${what} is yours: attack a face-up Territory of another pilot.`, gap: 9 };
  return {
    clause,
    sentence: `${what} can’t be attacked by ${mechName(action.mech)}: only Nightlatch, face-up, attacks hidden land.`,
    gap: 3,
  };
}

/** What an ability is aimed at and should not be: a Territory where it lies, or a Mech where it is. */
function targetWords(s: State, seat: Seat, target: string): string | null {
  const tile = findTile(s, target);
  if (tile !== null) return `${tileWords(tile)} is ${ownerWords(s, seat, tile)}${tile.up ? ', face-up' : ''}`;
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
  if (slot < 0) return { clause, sentence: `${who} is not yours: use a Mech of your own.`, gap: 51 };
  const timing = TIMING_OF[ask.ask];
  if (timing === null || aimedAt(s.mechs[slot], timing) === null)
    return { clause, sentence: `${who} has no ability to use now.`, gap: 55 };
  if (clause === 'MN-R-50')
    return { clause, sentence: `${who} has used its ability this turn: once per turn.`, gap: 2 };
  if (sentence.includes('from the hand only'))
    return { ...(notInHand(s, seat, action.mech, refusal) ?? { clause, sentence, gap: 4 }), clause };
  const other = seatNumber(action.target);
  if (other === seat)
    return { clause, sentence: `${who} is aimed at another pilot’s Mech, not at yours.`, gap: 6 };
  if (other >= 0 && s.out[other] === null)
    return {
      clause,
      sentence: `${action.target} has no Mech in the Arena: ${who} has nothing to aim at there.`,
      gap: 4,
    };
  const aimed = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  return { clause, sentence: `${targetWords(s, seat, action.target) ?? who}: ${aimed}`, gap: 5 };
}

function explainReveal(s: State, seat: Seat, name: string, { clause }: Illegal): Reason | null {
  const tile = findTile(s, name);
  if (tile === null) return null;
  const where = ownerWords(s, seat, tile);
  if (where !== 'yours')
    return { clause, sentence: `${tileWords(tile)} is ${where}: turn up one of your own.`, gap: 9 };
  return { clause, sentence: `${tileWords(tile)} is already face-up: turn up a face-down one.`, gap: 2 };
}

function explainScrap(s: State, seat: Seat, name: string, { clause }: Illegal): Reason | null {
  const tile = findTile(s, name);
  if (tile === null) return null;
  const count = `you have ${s.rows[seat].length} and may keep ${limitOf(s, seat)}`;
  return {
    clause,
    sentence: `${tileWords(tile)} is ${ownerWords(s, seat, tile)}: scrap one of your own, ${count}.`,
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
