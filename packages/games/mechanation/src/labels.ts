import type { Action, Facing } from './action.ts';
import { aimedAt, TIMING_OF } from './abilities/aimed.ts';
import type { AimedOp } from './content/language.ts';
import { MAY_GO_UP, MUST_GO_UP, mechNumber } from './content/lookup.ts';
import { mechName, tileName } from './names.ts';
import { SEAT_NAMES, seatNumber } from './seats.ts';
import type { Ask } from './state.ts';
import { TILE_NAME, tileNumber } from './tiles.ts';
import type { View } from './view.ts';

/** The question that is open; null when the match is over. */
export function openQuestion(view: View): Ask | null {
  const top = view.agenda.at(-1);
  return top !== undefined && 'ask' in top ? top : null;
}

const AIM_WORDS: Readonly<Record<AimedOp['op'], (view: View, target: string) => string>> = {
  repair: (_view, target) => `repair ${mechName(target)} by 1 Stage`,
  turnUp: (view, target) => `turn up ${tileName(view, target)}`,
  look: (view, target) =>
    seatNumber(target) < 0
      ? `look at ${tileName(view, target)}`
      : `look at the Mech that ${target} has deployed`,
  sendHome: (_view, target) => `send the Mech of ${target} home`,
  takeScrap: (view, target) => `give ${tileName(view, target)} for the top of the scrap pile`,
  exchange: (view, target) => `swap what it has claimed for ${tileName(view, target)}`,
  turnDown: (view, target) => `turn ${tileName(view, target)} face-down`,
  addHalfOfShown: (_view, target) => `show ${mechName(target)} and add half its Power`,
  dragDown: (_view, target) => `it and ${mechName(target)} become Malfunctioned`,
};

function useWords(view: View, mech: string, target: string): string {
  const ask = openQuestion(view);
  const timing = ask === null ? null : TIMING_OF[ask.ask];
  const number = mechNumber(mech);
  const op = timing === null || number < 0 ? null : aimedAt(number, timing);
  return op === null ? `on ${target}` : AIM_WORDS[op.op](view, target);
}

/** A Mech as it is sent: which side is up is said where it is not the usual one. */
function sent(mech: string, face: Facing): string {
  return face === 'up' ? `${mechName(mech)} face-up` : mechName(mech);
}

/** What it is called not to do what is asked. */
const PASS_WORDS: Readonly<Record<Ask['ask'], string>> = {
  reveal: 'Pass',
  initiation: 'Done',
  arena: 'Pass',
  during: 'Decline',
  loss: 'Decline',
  claimed: 'Decline',
  attack: 'Do not attack',
  defend: 'Do not defend',
  scrapDown: 'Pass',
  scrap: 'Done',
};

function passWords(ask: Ask | null): string {
  if (ask === null) return 'Pass';
  return ask.ask === 'claimed' && ask.begun ? 'Done' : PASS_WORDS[ask.ask];
}

/** An action in plain English. */
export function label(view: View, action: Action): string {
  switch (action.kind) {
    case 'reveal':
      return `Turn up ${tileName(view, action.tile)}`;
    case 'use':
      return `${mechName(action.mech)}: ${useWords(view, action.mech, action.target)}`;
    case 'deploy':
      return `Send ${sent(action.mech, action.face)} to ${tileName(view, action.tile)}`;
    case 'attack':
      return `Attack ${tileName(view, action.tile)} with ${sent(action.mech, action.face)}`;
    case 'defend':
      return `Defend with ${mechName(action.mech)}`;
    case 'scrap':
      return `Scrap ${tileName(view, action.tile)}`;
    case 'pass':
      return passWords(openQuestion(view));
  }
}

/** Where one would point for a target: a card, a Mech, or what a pilot has deployed. */
function targetAnchor(target: string): string {
  if (tileNumber(target) >= 0) return `tile:${target}`;
  return seatNumber(target) >= 0 ? `out:${target}` : `mech:${target}`;
}

/** Only where both sides are possible does one have to choose between them. */
function faceAnchor(mech: string, face: Facing): string[] {
  const number = mechNumber(mech);
  return number >= 0 && MAY_GO_UP[number] && !MUST_GO_UP[number] ? [`choice:face-${face}`] : [];
}

/** The things a person would click for an action, in order. */
export function anchors(_view: View, action: Action): readonly string[] {
  switch (action.kind) {
    case 'reveal':
    case 'scrap':
      return [`tile:${action.tile}`];
    case 'use':
      return [`mech:${action.mech}`, targetAnchor(action.target)];
    case 'deploy':
    case 'attack':
      return [`mech:${action.mech}`, `tile:${action.tile}`, ...faceAnchor(action.mech, action.face)];
    case 'defend':
      return [`mech:${action.mech}`];
    case 'pass':
      return ['choice:pass'];
  }
}

/** What is being asked, and of whom. */
export function question(view: View): string {
  const ask = openQuestion(view);
  if (ask === null) return view.outcome?.sentence ?? 'Nobody is being asked.';
  const who = SEAT_NAMES[ask.seat];
  switch (ask.ask) {
    case 'reveal':
      return `${who}, which of your face-down Territories do you turn up?`;
    case 'initiation':
      return `${who}, do you use an ability in your Initiation?`;
    case 'arena':
      return `${who}, it is your Arena turn: use an ability, deploy a Mech, or pass?`;
    case 'during':
      return `${who}, do you Show a Mech to strengthen Tandem?`;
    case 'loss':
      return `${who}, does Limpet drag the winner down?`;
    case 'claimed':
      return ask.begun
        ? `${who}, which other Territory do you turn face-down, or are you done?`
        : `${who}, you have claimed a Territory: do you Show the Mech and use its ability?`;
    case 'attack':
      return `${who}, you are the Alpha Pilot: do you attack a Territory of another pilot?`;
    case 'defend':
      return `${who}, ${tileName(view, TILE_NAME[ask.tile])} is attacked: do you defend it?`;
    case 'scrapDown':
      return `${who}, you have ${view.pilots[ask.seat].row.length} Territories and may keep ${view.pilots[ask.seat].limit}: which one do you scrap?`;
    case 'scrap':
      return `${who}, do you use an ability in your Scrap turn?`;
  }
}
