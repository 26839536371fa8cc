import { does, sentence, whose, type Names } from '@mechatable/kernel';
import type { Action, Facing } from './action.ts';
import { aimedAt, TIMING_OF } from './abilities/aimed.ts';
import type { AimedOp } from './content/language.ts';
import { MAY_GO_UP, MUST_GO_UP, POWER, mechNumber } from './content/lookup.ts';
import { BY_SEAT, outcome } from './ending.ts';
import { faceName, mechName, tileName } from './names.ts';
import { seatNumber } from './seats.ts';
import type { Ask } from './state.ts';
import { TILE_NAME, tileNumber } from './tiles.ts';
import type { View } from './view.ts';

/** The question that is open; null when the match is over. */
export function openQuestion(view: View): Ask | null {
  const top = view.agenda.at(-1);
  return top !== undefined && 'ask' in top ? top : null;
}

function topOfPile({ pile }: View): string {
  const face = pile.at(-1)?.face ?? null;
  return face === null ? 'the top of the scrap pile' : faceName(face);
}

/** MN-M-09: rounded up. */
function halfPower(mech: string): number {
  return Math.ceil((POWER[mechNumber(mech)] ?? 0) / 2);
}

const AIM_WORDS: Readonly<Record<AimedOp['op'], (view: View, target: string, names: Names) => string>> = {
  repair: (_view, target) => `repair ${mechName(target)} by 1 Stage`,
  turnUp: (view, target, names) => `reveal ${tileName(view, target, names)}`,
  look: (view, target, names) =>
    seatNumber(target) < 0
      ? `look at ${tileName(view, target, names)}`
      : `look at ${whose(names, seatNumber(target))} deployed Mech`,
  sendHome: (_view, target, names) => `return ${whose(names, seatNumber(target))} Mech to hand`,
  takeScrap: (view, target, names) => `scrap ${tileName(view, target, names)} and take ${topOfPile(view)}`,
  exchange: (view, target, names) => `swap the claimed Territory for ${tileName(view, target, names)}`,
  turnDown: (view, target, names) => `turn ${tileName(view, target, names)} face-down`,
  addHalfOfShown: (_view, target) => `Show ${mechName(target)} for +${halfPower(target)} Power`,
  dragDown: (_view, target) => `it and ${mechName(target)} both become Malfunctioned`,
};

function useWords(view: View, mech: string, target: string, names: Names): string {
  const ask = openQuestion(view);
  const timing = ask === null ? null : TIMING_OF[ask.ask];
  const number = mechNumber(mech);
  const op = timing === null || number < 0 ? null : aimedAt(number, timing);
  return op === null ? `on ${target}` : AIM_WORDS[op.op](view, target, names);
}

/** A Mech as it is deployed; face-down is the default and goes unsaid. */
function sent(mech: string, face: Facing): string {
  return face === 'up' ? `${mechName(mech)} face-up` : mechName(mech);
}

/** The label of a pass, by question. */
const PASS_WORDS: Readonly<Record<Ask['ask'], string>> = {
  reveal: 'Pass',
  initiation: 'Done',
  arena: 'Pass',
  during: 'Decline',
  loss: 'Decline',
  claimed: 'Decline',
  attack: 'Don’t attack',
  defend: 'Don’t defend',
  scrapDown: 'Pass',
  scrap: 'Done',
};

function passWords(ask: Ask | null): string {
  if (ask === null) return 'Pass';
  return ask.ask === 'claimed' && ask.begun ? 'Done' : PASS_WORDS[ask.ask];
}

/** An action in plain English. */
export function label(view: View, action: Action, names: Names = BY_SEAT): string {
  switch (action.kind) {
    case 'reveal':
      return `Reveal ${tileName(view, action.tile, names)}`;
    case 'use':
      return `${mechName(action.mech)}: ${useWords(view, action.mech, action.target, names)}`;
    case 'deploy':
      return `Deploy ${sent(action.mech, action.face)} to ${tileName(view, action.tile, names)}`;
    case 'attack':
      return `Attack ${tileName(view, action.tile, names)} with ${sent(action.mech, action.face)}`;
    case 'defend':
      return `Defend with ${mechName(action.mech)}`;
    case 'scrap':
      return `Scrap ${tileName(view, action.tile, names)}`;
    case 'pass':
      return passWords(openQuestion(view));
  }
}

/** What to click for a target: a card, a Mech, or a pilot's deployed Mech. */
function targetAnchor(target: string): string {
  if (tileNumber(target) >= 0) return `tile:${target}`;
  return seatNumber(target) >= 0 ? `out:${target}` : `mech:${target}`;
}

/** The facing is a choice only where both are possible. */
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

/** What is being asked: a prompt for the pilot who must answer, a statement for everyone else. */
export function question(view: View, names: Names = BY_SEAT): string {
  const ask = openQuestion(view);
  if (ask === null)
    return view.outcome === null ? 'Nobody has anything to choose.' : outcome(view.outcome, names);
  return ask.seat === view.viewer ? promptFor(view, ask) : sentence(waitingFor(view, ask, names));
}

function promptFor(view: View, ask: Ask): string {
  switch (ask.ask) {
    case 'reveal':
      return 'Which Territory do you reveal?';
    case 'initiation':
      return 'Use an Initiation ability?';
    case 'arena':
      return 'Deploy a Mech, use an ability or pass?';
    case 'during':
      return 'Show a Mech to strengthen Tandem?';
    case 'loss':
      return 'Use Limpet to drag the winner down?';
    case 'claimed':
      return ask.begun ? 'Turn another Territory face-down?' : 'Show your Mech to use its ability?';
    case 'attack':
      return 'Attack another pilot’s Territory?';
    case 'defend':
      return `Defend ${tileName(view, TILE_NAME[ask.tile])}?`;
    case 'scrapDown': {
      const { row, limit } = view.pilots[ask.seat];
      return `Scrap a Territory: you have ${row.length}, limit ${limit}.`;
    }
    case 'scrap':
      return 'Use a Scrap ability?';
  }
}

function waitingFor(view: View, ask: Ask, names: Names): string {
  const pilot = (words: string): string => `${does(names, ask.seat, words)}.`;
  switch (ask.ask) {
    case 'reveal':
      return pilot('is choosing a Territory to reveal');
    case 'initiation':
      return pilot('may use an Initiation ability');
    case 'arena':
      return pilot('is taking an Arena turn');
    case 'during':
      return pilot('may Show a Mech for Tandem');
    case 'loss':
      return pilot('may use Limpet');
    case 'claimed':
      return ask.begun
        ? pilot('may turn another Territory face-down')
        : pilot('may use an ability after claiming');
    case 'attack':
      return pilot('may attack as Alpha Pilot');
    case 'defend':
      return `${tileName(view, TILE_NAME[ask.tile], names)} is under attack.`;
    case 'scrapDown':
      return pilot(`must scrap down to ${view.pilots[ask.seat].limit} Territories`);
    case 'scrap':
      return pilot('may use a Scrap ability');
  }
}
