import {
  byAgenda,
  changeFrom,
  defineGame,
  illegal,
  kindsOf,
  type Game,
  type MovedBy,
  type Seat,
} from '@mechatable/kernel';
import { actionSchema, type Action } from './action.ts';
import { activate } from './actions/activate.ts';
import * as combat from './actions/attack.ts';
import { finish, reset } from './actions/finish.ts';
import { moveMecha, rally } from './actions/move.ts';
import * as mustering from './actions/muster.ts';
import * as opening from './actions/preliminaries.ts';
import { chooseFirst, pass } from './actions/turn.ts';
import { canAnyMove, MOST_RESETS } from './activation.ts';
import { timeoutAnswer } from './time-out.ts';
import { deckRules } from './deck-rules.ts';
import { BLUE, COLOR_IDS, NOWHERE, RED } from './board.ts';
import { TILES, ROTATIONS } from './content/tiles.ts';
import { COUNTERS, TYPES, TYPE_IDS } from './content/types.ts';
import { deeds } from './deeds.ts';
import { SEARCH, evaluate, evaluateAll, factors } from './evaluate.ts';
import * as firstRelease from './evaluate-first.ts';
import type { Event } from './event.ts';
import { colorOf } from './field.ts';
import { imagine } from './imagine.ts';
import { outcome as outcomeWords } from './ending.ts';
import { anchors, label, question } from './labels.ts';
import { manifest } from './manifest.ts';
import { LIMITS, optionsSchema, type Options } from './options.ts';
import { endByAgreement, giveUp } from './outcome.ts';
import { peek } from './peek.ts';
import { formerly, portable, restore } from './portable.ts';
import { puzzles } from './puzzles.ts';
import { refusals } from './refusals.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { clone, type Ask, type Do, type State } from './state.ts';
import { assign } from './steps/combat.ts';
import * as preliminaries from './steps/preliminaries.ts';
import * as turn from './steps/turn.ts';
import { describeEvent } from './telling.ts';
import { twin } from './twin.ts';
import { CURRENT } from './versions.ts';
import { eventFor, view, type View } from './view.ts';
import { words } from './words/index.ts';

const always = (): boolean => true;

const NOT_YOUR_MOVE = illegal('MASC-MOVE-11', 'Your opponent is moving: wait for your turn.');

const agenda = byAgenda<State, Action, Event, Ask, Do>({
  questions: {
    privilege: {
      answers: { pickPrivilege: opening.pickPrivilege },
      otherwise: illegal('MASC-SETUP-2', 'First choose: the colors, or the first tile.'),
      notAsked: illegal('MASC-SETUP-2', 'Your opponent won the draw and chooses first: wait for your turn.'),
    },
    colour: {
      answers: { pickColour: opening.pickColour },
      otherwise: illegal('MASC-SETUP-3', 'First choose your color.'),
      notAsked: illegal('MASC-R-7', 'Your opponent chooses the colors: wait for your turn.'),
    },
    tile: {
      answers: { placeTile: opening.placeTile },
      otherwise: illegal('MASC-TILE-4', 'First lay a tile.'),
      notAsked: illegal('MASC-TILE-4', 'Your opponent lays the next tile: wait for your turn.'),
    },
    force: {
      answers: { commitForce: mustering.commitForce },
      otherwise: illegal('MASC-R-13', 'First choose your force.'),
      notAsked: illegal('MASC-R-13', 'You have chosen your force: wait for your opponent.'),
    },
    deploy: {
      answers: { placeMecha: mustering.placeMecha },
      otherwise: illegal('MASC-DEP-4', 'First deploy a mecha.'),
      notAsked: illegal('MASC-DEP-4', 'Your opponent deploys the next mecha: wait for your turn.'),
    },
    first: {
      answers: { chooseFirst },
      otherwise: illegal('MASC-R-19', 'First choose who starts this phase.'),
      notAsked: illegal(
        'MASC-INIT-2',
        'Your opponent won the initiative and chooses who starts: wait for your turn.',
      ),
    },
    activate: {
      answers: { activate, pass },
      otherwise: illegal('MASC-D-7', 'This is Movement: activate a unit, or pass.'),
      notAsked: NOT_YOUR_MOVE,
      auto: always,
    },
    move: {
      answers: { moveMecha, finish, reset },
      otherwise: illegal('MASC-D-8', 'A unit is active: move its members, finish, or reset.'),
      notAsked: NOT_YOUR_MOVE,
      // With a move left there is always a second answer: to finish, or to reset.
      auto: (s) => !canAnyMove(s),
    },
    rally: {
      answers: { moveMecha: rally },
      otherwise: illegal('MASC-D-8S', 'First choose where the straggler goes.'),
      notAsked: NOT_YOUR_MOVE,
      auto: always,
    },
    attack: {
      answers: { attack: combat.attack, pass },
      otherwise: illegal('MASC-D-10', 'This is Combat: attack with a unit, or pass.'),
      notAsked: illegal('MASC-ATK-6', 'Your opponent attacks next: wait for your turn.'),
      auto: always,
    },
    assign: {
      answers: { assign: combat.assign },
      otherwise: illegal('MASC-DMG-2', 'First assign the die.'),
      notAsked: illegal('MASC-DMG-2', 'The defender assigns the dice: wait for your opponent.'),
    },
  },
  steps: {
    build: preliminaries.build,
    muster: preliminaries.muster,
    deploy: preliminaries.deploy,
    turn: turn.turn,
    begin: turn.begin,
    act: turn.act,
    score: turn.score,
    assign,
  },
  endedBy: ({ outcome }) => (outcome === null ? null : outcome.clause),
  notAsked: illegal('MASC-PASS-1', 'Your opponent has to decide: wait for your turn.'),
});

/** `run` takes the steps on the agenda until a seat must choose; for positions set up by hand. */
export const { run, ...played } = agenda;

function concede(s: State, seat: Seat, by?: MovedBy): Event[] {
  const log: Event[] = [];
  giveUp(s, seat, by, log);
  s.agenda.length = 0;
  return log;
}

function agreeDraw(s: State): Event[] {
  const log: Event[] = [];
  endByAgreement(s, log);
  s.agenda.length = 0;
  return log;
}

/** MASC-COMP-1, MASC-COMP-5: every counter, in the box, in a hand or placed, and every tile. */
function census(s: State): string[] {
  const found: string[] = [];
  const add = (colour: number, type: number, count: number): void => {
    for (let i = 0; i < count; i++) found.push(`${COLOR_IDS[colour]} ${TYPE_IDS[type]}`);
  };
  for (const colour of [RED, BLUE]) {
    const force = s.forces[colour];
    const hand = force.length === 0 ? null : mustering.inHand(s, colour);
    for (const type of TYPES.keys()) {
      add(colour, type, COUNTERS - (hand === null ? 0 : force[type]));
      if (hand !== null) add(colour, type, hand[type]);
    }
  }
  s.type.forEach((type, mecha) => {
    if (type !== NOWHERE) add(colorOf(s, mecha), type, 1);
  });
  TILES.forEach(({ id }, tile) => {
    const laid = s.slots.filter((code) => code !== NOWHERE && Math.floor(code / ROTATIONS) === tile).length;
    for (let i = 0; i < Math.max(1, laid); i++) found.push(id);
  });
  return found.sort();
}

const features: readonly string[] = [
  ...kindsOf(actionSchema).map((kind) => `action ${kind}`),
  ...TYPE_IDS.map((type) => `type ${type}`),
  ...TILES.map(({ id }) => `tile ${id}`),
  'safe mode',
];

function used(action: Action, events: readonly Event[]): string[] {
  const found = [`action ${action.kind}`];
  for (const event of events) {
    if (event.type === 'laid') found.push(`tile ${event.tile}`);
    if (event.type === 'placed' && event.is !== null) found.push(`type ${event.is}`);
    if (event.type === 'reset' && event.left === 0) found.push('safe mode');
  }
  return found;
}

/**
 * The most that a match can take. In a turn: two choices of who starts; each mecha moved once and once more after
 * every reset; every mecha a unit, activated, reset and finished; every unit attacking, each attack with a choice for
 * every number and every loss; and a pass after each of these.
 */
const MECHA = 2 * (LIMITS.light.max + LIMITS.mid.max);
const PER_TURN = 2 + MECHA * (1 + MOST_RESETS) + MECHA * (3 + MOST_RESETS) + MECHA * (2 + 6 + MECHA / 2) + 4;
const BOUND = 2 + TILES.length + 2 + MECHA + LIMITS.turnCap.max * PER_TURN;

export type MascGame = Game<State, Action, Event, View, Options>;

/** MASC-R-19: the winner of the initiative roll says who starts. */
function opener(s: State): Seat | null {
  const top = s.agenda.at(-1);
  if (s.turn === 0 || top === undefined || !('ask' in top) || top.ask === 'first') return null;
  return played.toAct(s)[0];
}

/** The game as a rules version has it. */
export function mascAt(version: number): MascGame {
  return defineGame({
    ...manifest,
    rulesVersion: version,
    rules: {
      options: optionsSchema,
      actions: actionSchema,
      bound: BOUND,
      setup: (options, _seats, rng) => setup(version, options, rng),
      clone,
      ...played,
      concede,
      agreeDraw,
      timeout: (s, seat) => ({ kind: 'move', action: timeoutAnswer(s, played.legal(s, seat)) }),
      view,
      eventFor,
      imagine,
      // MASC-R-82: the mecha are turned face up when the first turn begins.
      revealsAtEnd: (s) => s.turn > 0,
      portable,
      restore,
      formerly,
      outcome: (s) => s.outcome,
      turn: (s) => s.turn,
    },
    // MASC-R-13: players choose a force in secret at the table, so there are no loadouts.
    content: { pieces: [...TYPES, ...TILES], deckRules },
    words: {
      ...{ label, anchors, question, describe: describeEvent, outcome: outcomeWords, sketch, refusals },
      change: (factor, isMore, isOwn) => changeFrom(words.changes, factor, isMore, isOwn),
      deeds,
    },
    lab: {
      evaluate,
      evaluateAll,
      peek,
      factors,
      search: SEARCH,
      takesBack: ({ kind }) => kind === 'reset',
      opener,
      first: { evaluate: firstRelease.evaluate, search: firstRelease.SEARCH },
      census,
      features,
      used,
      twin,
      puzzles,
    },
  });
}

export const masc = mascAt(CURRENT);

/** Every released version, the oldest first and the current one last. */
export const RELEASES: readonly MascGame[] = [masc];
