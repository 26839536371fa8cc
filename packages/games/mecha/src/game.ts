import {
  byAgenda,
  changeFrom,
  defineGame,
  illegal,
  kindsOf,
  openQuestion,
  type Game,
  type GameManifest,
  type MovedBy,
  type Seat,
} from '@mechatable/kernel';
import { actionSchema, type Action } from './action.ts';
import { activate } from './actions/activate.ts';
import * as answer from './actions/answer.ts';
import { attach } from './actions/attach.ts';
import { attack } from './actions/attack.ts';
import { command } from './actions/command.ts';
import * as discarding from './actions/discard.ts';
import * as fetching from './actions/fetch.ts';
import { move } from './actions/move.ts';
import * as opening from './actions/opening.ts';
import { play, playTop } from './actions/play.ts';
import { put } from './actions/put.ts';
import { sacrifice } from './actions/sacrifice.ts';
import { stop, take } from './actions/take.ts';
import { name, target } from './actions/target.ts';
import { answering } from './answering.ts';
import { deckRulesOf } from './deck-rules.ts';
import { SEAT_LETTERS, opponent } from './board.ts';
import { concedeTo, endByAgreement } from './check.ts';
import { ID, POOL } from './content/cards.ts';
import { READY_DECKS } from './content/decks.ts';
import type { Edition } from './content/traits.ts';
import { deeds } from './deeds.ts';
import { SEARCH, evaluationOf } from './evaluate.ts';
import * as firstRelease from './evaluate-first.ts';
import type { Event } from './event.ts';
import { imagine } from './imagine.ts';
import { outcome as outcomeWords } from './ending.ts';
import { anchors } from './anchors.ts';
import { label } from './labels.ts';
import { firstEdition, secondEdition } from './manifest.ts';
import { question } from './questions.ts';
import { TURN_CAP } from './editions.ts';
import { optionsSchema, type Options } from './options.ts';
import { formerly, portable, restore } from './portable.ts';
import { puzzles } from './puzzles.ts';
import { refusals } from './refusals.ts';
import { setup } from './setup.ts';
import { showcase } from './showcase.ts';
import { sketch } from './sketch.ts';
import type { Ask, Do } from './agenda.ts';
import { clone } from './clone.ts';
import type { State } from './state.ts';
import * as chain from './steps/chain.ts';
import * as turn from './steps/turn.ts';
import { describeEvent } from './telling.ts';
import { timeOut } from './time-out.ts';
import { twin } from './twin.ts';
import { CURRENT, FIRST, asksBeforeLooking } from './versions.ts';
import { eventFor, view, type View } from './view.ts';
import { words } from './words/index.ts';

const always = (): boolean => true;
const FINISH_FIRST = illegal('MG-R-14', 'Answer the current question first.');

const agenda = byAgenda<State, Action, Event, Ask, Do>({
  questions: {
    mulligan: {
      answers: { keep: opening.keep, mulligan: opening.mulligan },
      otherwise: illegal('MG-SETUP-2', 'Keep your hand or take a mulligan first.'),
    },
    main: {
      answers: { play, playTop, attach, command, move, attack, activate, endPhase: answer.endPhase },
      otherwise: illegal('MG-R-12', 'It’s your Main Phase: play, move, attack, or end it.'),
    },
    respond: {
      answers: { pass: answer.pass, command, activate },
      otherwise: illegal('MG-R-15', 'You can only respond now: play a Command, or pass.'),
    },
    place: { answers: { place: answer.place }, otherwise: FINISH_FIRST, auto: always },
    sacrifice: { answers: { sacrifice }, otherwise: FINISH_FIRST, auto: always },
    // MG-R-101: a player with several cards is asked even if all of them are identical
    discard: { answers: { discard: discarding.discard }, otherwise: FINISH_FIRST },
    discardEach: {
      answers: { discard: discarding.discardInSecret },
      otherwise: FINISH_FIRST,
      auto: (s, _ask, seat) => s.piles[seat].hand.length === 1,
    },
    trim: {
      answers: { discard: discarding.trim },
      otherwise: illegal('MG-HAND-1', 'Discard down to your maximum hand size first.'),
    },
    skip: {
      answers: { draw: answer.draw, skip: answer.skip },
      otherwise: illegal('MG-R-78', 'Choose first: draw, or skip your Draw Phase.'),
    },
    dismiss: { answers: { dismiss: answer.dismiss }, otherwise: FINISH_FIRST },
    take: { answers: { take, stop }, otherwise: FINISH_FIRST },
    put: { answers: { put, stop }, otherwise: FINISH_FIRST },
    look: { answers: { look: fetching.look, stop: fetching.stopFetching }, otherwise: FINISH_FIRST },
    fetch: { answers: { put: fetching.fetch, stop: fetching.stopFetching }, otherwise: FINISH_FIRST },
    putBack: { answers: { putBack: discarding.putBack }, otherwise: FINISH_FIRST },
    name: { answers: { name }, otherwise: FINISH_FIRST, auto: always },
    target: { answers: { target }, otherwise: FINISH_FIRST, auto: always },
  },
  steps: {
    mulligans: turn.mulligans,
    startTurn: turn.startTurn,
    drawPhase: turn.drawPhase,
    drawStep: turn.drawStep,
    drawCard: turn.drawCard,
    startMain: turn.startMain,
    main: turn.main,
    endPhase: turn.endPhase,
    trim: turn.trim,
    endTurn: turn.endTurn,
    window: chain.window,
    offer: chain.offered,
    resolve: chain.resolve,
    finish: chain.finish,
    settle: chain.settle,
    spring: chain.spring,
    discardAll: discarding.discardAll,
    effect: chain.effect,
  },
  endedBy: ({ outcome }) => (outcome === null ? null : outcome.clause),
  notAsked: illegal('MG-R-14', 'Wait for your opponent: it’s their decision.'),
});

/** `run` takes the steps on the agenda until a seat must choose; for positions set up by hand. */
export const { run, ...played } = agenda;

const PASS: Action = { kind: 'pass' };

/** An open chain is worth what it leads to if nobody responds. Otherwise a search one move ahead would see no change. */
function quieted(s: State): State {
  if (s.chain.length === 0) return s;
  const quiet = clone(s);
  for (let ask = openQuestion(quiet); quiet.chain.length > 0; ask = openQuestion(quiet)) {
    if (ask?.ask !== 'respond') break;
    played.apply(quiet, ask.seat, PASS);
  }
  return quiet;
}

/** MG-R-36. */
function concede(s: State, seat: Seat, by?: MovedBy): Event[] {
  const log: Event[] = [];
  concedeTo(s, opponent(seat), by, log);
  s.agenda.length = 0;
  return log;
}

/** MG-R-122. */
function agreeDraw(s: State): Event[] {
  const log: Event[] = [];
  endByAgreement(s, log);
  s.agenda.length = 0;
  return log;
}

/** Every card with its owner, wherever it is. */
function census(s: State): string[] {
  const found: string[] = [];
  const add = (seat: Seat, card: number): void => {
    found.push(`${SEAT_LETTERS[seat]} ${ID[card]}`);
  };
  s.piles.forEach(({ hand, deck, discard, damage }, seat) => {
    for (const cards of [hand, deck, discard, damage]) for (const card of cards) add(seat, card);
  });
  for (const u of s.board) {
    if (u === null) continue;
    add(u.owner, u.card);
    for (const { owner, card } of u.attached) add(owner, card);
  }
  for (const { owner, card } of s.lying) add(owner, card);
  for (const link of s.chain) {
    if (link.kind === 'card' && !link.gone) add(link.seat, link.card);
    if (link.kind === 'ability') for (const { owner, card } of link.pilots) add(owner, card);
  }
  return found.sort();
}

type Kind = Action['kind'];

/** Too rare in random matches to count. */
const RARE: readonly Kind[] = ['playTop', 'place', 'draw', 'skip', 'dismiss'];
/** No card of the first edition leads to these. */
const SECOND_ONLY: readonly Kind[] = ['attach', 'take', 'put', 'look', 'stop', 'putBack', 'name', 'target'];

function kindsIn(edition: Edition, version: number): readonly string[] {
  const leftOut: ReadonlySet<string> = new Set([
    ...RARE,
    ...(edition === '1e' ? SECOND_ONLY : []),
    ...(asksBeforeLooking({ rules: { version } }) ? [] : (['look'] as const)),
  ]);
  return kindsOf(actionSchema).filter((kind) => !leftOut.has(kind));
}

function featuresOf(edition: Edition, version: number): string[] {
  const pool = POOL[edition];
  return [
    ...kindsIn(edition, version).map((kind) => `action ${kind}`),
    ...pool.filter(({ unplayable }) => !unplayable).map(({ id }) => `card ${id}`),
    ...pool.flatMap(({ id, triggers }) => triggers.map((_, index) => `trigger ${id}.${index}`)),
  ];
}

function used(action: Action, events: readonly Event[]): string[] {
  const found = [`action ${action.kind}`];
  for (const event of events) {
    if (event.type === 'played') found.push(`card ${event.card}`);
    if (event.type === 'trigger') found.push(`trigger ${event.card}.${event.effect}`);
  }
  return found;
}

export type MechaGame = Game<State, Action, Event, View, Options>;

/** MG-R-35: 200 turns of 200 actions, each with its answers; every card adds a few more. */
const BOUND = TURN_CAP * (turn.MAIN_ACTION_CAP * 4 + 10) + 1000;

const MANIFEST_OF: Readonly<Record<Edition, GameManifest>> = { '1e': firstEdition, '2e': secondEdition };

/** One rule set, one game per edition and version. They differ in card list, options, limits and `versions.ts`. */
export function mechaAt(edition: Edition, version: number): MechaGame {
  return defineGame({
    ...MANIFEST_OF[edition],
    rulesVersion: version,
    rules: {
      options: optionsSchema(edition),
      actions: actionSchema,
      bound: BOUND,
      setup: (options, _seats, rng) => setup(edition, version, options, rng),
      clone,
      ...played,
      concede,
      agreeDraw,
      timeout: (s, seat, inARow) => timeOut(s, played.legal(s, seat), inARow),
      answering,
      view,
      eventFor,
      imagine,
      portable,
      restore,
      formerly,
      outcome: (s) => s.outcome,
      turn: (s) => s.turn,
    },
    content: {
      rulebook: 'mecha',
      pieces: POOL[edition],
      loadouts: READY_DECKS[edition],
      deckRules: deckRulesOf(edition),
    },
    words: {
      ...{ label, anchors, question, describe: describeEvent, outcome: outcomeWords, sketch, refusals },
      change: (factor, isMore, isOwn) => changeFrom(words.changes, factor, isMore, isOwn),
      deeds,
    },
    lab: {
      ...evaluationOf(edition, quieted),
      search: SEARCH[edition],
      first: {
        evaluate: (s, seat) => firstRelease.evaluate(quieted(s), seat),
        search: firstRelease.SEARCH[edition],
      },
      census,
      features: featuresOf(edition, version),
      used,
      holds: (s, seat) => s.piles[seat].hand.map((card) => ID[card]),
      reachOptions: showcase(edition),
      twin,
      puzzles,
    },
  });
}

export const mecha1e = mechaAt('1e', CURRENT['1e']);
export const mecha2e = mechaAt('2e', CURRENT['2e']);

/** Every released version, the oldest first and the current one last. */
export const MECHA1E_RELEASES: readonly MechaGame[] = [mechaAt('1e', FIRST), mecha1e];
export const MECHA2E_RELEASES: readonly MechaGame[] = [mechaAt('2e', FIRST), mecha2e];
export const RELEASES: readonly MechaGame[] = [...MECHA1E_RELEASES, ...MECHA2E_RELEASES];
