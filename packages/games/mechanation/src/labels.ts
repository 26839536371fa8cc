import { openQuestion, type Names } from '@mechatable/kernel';
import type { Action, ActionOf, Facing } from './action.ts';
import { aimedAt, TIMING_OF } from './abilities/aimed.ts';
import type { AimedOp } from './content/language.ts';
import { MAY_GO_UP, MUST_GO_UP, POWER, mechNumber } from './content/lookup.ts';
import { BY_SEAT, outcome } from './ending.ts';
import { faceName, mechName, tileName } from './names.ts';
import { seatNumber } from './seats.ts';
import type { Ask } from './state.ts';
import { TILE_NAME, tileNumber } from './tiles.ts';
import type { View } from './view.ts';
import { words } from './words/index.ts';

function topOfPile({ pile }: View): string {
  const face = pile.at(-1)?.face ?? null;
  return face === null ? words.topOfPile : faceName(face);
}

/** MN-M-09: rounded up. */
function halfPower(mech: string): number {
  return Math.ceil((POWER[mechNumber(mech)] ?? 0) / 2);
}

const { use } = words.labels;

/** The label of an ability; `mech` is the name of the Mech that has it. */
type UseLabel = (view: View, mech: string, target: string, names: Names) => string;

const USE_LABELS: Readonly<Record<AimedOp['op'], UseLabel>> = {
  repair: (_view, mech, target) => use.repair(mech, mechName(target)),
  turnUp: (view, mech, target, names) => use.turnUp(mech, tileName(view, target, names)),
  look: (view, mech, target, names) =>
    seatNumber(target) < 0
      ? use.look(mech, tileName(view, target, names))
      : use.lookAtMech(mech, names, seatNumber(target)),
  sendHome: (_view, mech, target, names) => use.sendHome(mech, names, seatNumber(target)),
  takeScrap: (view, mech, target, names) =>
    use.takeScrap(mech, tileName(view, target, names), topOfPile(view)),
  exchange: (view, mech, target, names) => use.exchange(mech, tileName(view, target, names)),
  turnDown: (view, mech, target, names) => use.turnDown(mech, tileName(view, target, names)),
  addHalfOfShown: (_view, mech, target) => use.addHalfOfShown(mech, mechName(target), halfPower(target)),
  dragDown: (_view, mech, target) => use.dragDown(mech, mechName(target)),
};

function useLabel(view: View, { mech, target }: ActionOf<'use'>, names: Names): string {
  const ask = openQuestion(view);
  const timing = ask === null ? null : TIMING_OF[ask.ask];
  const number = mechNumber(mech);
  const op = timing === null || number < 0 ? null : aimedAt(number, timing);
  return op === null
    ? use.unknown(mechName(mech), target)
    : USE_LABELS[op.op](view, mechName(mech), target, names);
}

function passLabel(ask: Ask | null): string {
  if (ask === null) return words.labels.passNothing;
  return ask.ask === 'claimed' && ask.begun ? words.labels.passOnTurningDown : words.labels.pass[ask.ask];
}

/** An action in plain English. Face-down is how Mechs are usually deployed, so only face-up is mentioned. */
export function label(view: View, action: Action, names: Names = BY_SEAT): string {
  const { labels } = words;
  switch (action.kind) {
    case 'reveal':
      return labels.reveal(tileName(view, action.tile, names));
    case 'use':
      return useLabel(view, action, names);
    case 'deploy': {
      const say = action.face === 'up' ? labels.deployUp : labels.deploy;
      return say(mechName(action.mech), tileName(view, action.tile, names));
    }
    case 'attack': {
      const say = action.face === 'up' ? labels.attackUp : labels.attack;
      return say(mechName(action.mech), tileName(view, action.tile, names));
    }
    case 'defend':
      return labels.defend(mechName(action.mech));
    case 'scrap':
      return labels.scrap(tileName(view, action.tile, names));
    case 'pass':
      return passLabel(openQuestion(view));
  }
}

/** The click for a target: a card, a Mech, or a pilot's deployed Mech. */
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

/** The open question: a prompt for the pilot who must answer, a statement for everyone else. */
export function question(view: View, names: Names = BY_SEAT): string {
  const ask = openQuestion(view);
  if (ask === null) return view.outcome === null ? words.questions.nothing : outcome(view.outcome, names);
  return ask.seat === view.viewer ? promptFor(view, ask) : waitingFor(view, ask, names);
}

function promptFor(view: View, ask: Ask): string {
  const { prompts } = words.questions;
  switch (ask.ask) {
    case 'claimed':
      return ask.begun ? prompts.turnAnotherDown : prompts.claimed;
    case 'defend':
      return prompts.defend(tileName(view, TILE_NAME[ask.tile]));
    case 'scrapDown': {
      const { row, limit } = view.pilots[ask.seat];
      return prompts.scrapDown(row.length, limit);
    }
    default:
      return prompts[ask.ask];
  }
}

function waitingFor(view: View, ask: Ask, names: Names): string {
  const { waiting } = words.questions;
  switch (ask.ask) {
    case 'claimed':
      return ask.begun ? waiting.turnAnotherDown(names, ask.seat) : waiting.claimed(names, ask.seat);
    case 'defend':
      return waiting.defend(tileName(view, TILE_NAME[ask.tile], names));
    case 'scrapDown':
      return waiting.scrapDown(names, ask.seat, view.pilots[ask.seat].limit);
    default:
      return waiting[ask.ask](names, ask.seat);
  }
}
