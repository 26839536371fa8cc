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
import * as answer from './actions/answer.ts';
import * as onBoard from './actions/board-actions.ts';
import * as choosing from './actions/choose.ts';
import * as exchanging from './actions/exchange.ts';
import * as opening from './actions/opening.ts';
import * as paying from './actions/pay.ts';
import * as placing from './actions/place.ts';
import * as playing from './actions/play.ts';
import { deckRules } from './deck-rules.ts';
import { CARDS, ID } from './content/cards.ts';
import { READY_DECKS } from './content/decks.ts';
import { optionsSchema, type Options } from './decks.ts';
import { deeds } from './deeds.ts';
import { SEARCH, evaluate, evaluateAll, factors } from './evaluate.ts';
import * as firstRelease from './evaluate-first.ts';
import type { Event } from './event.ts';
import { imagine, inTransit } from './imagine.ts';
import { CONCEDES, outcome as outcomeWords } from './ending.ts';
import { anchors, label, question } from './labels.ts';
import { manifest } from './manifest.ts';
import { formerly, portable, restore } from './portable.ts';
import { puzzles } from './puzzles.ts';
import { refusals } from './refusals.ts';
import { setup } from './setup.ts';
import { showcase } from './showcase.ts';
import { sketch } from './sketch.ts';
import { clone, type Ask, type Do, type State } from './state.ts';
import * as combat from './steps/combat.ts';
import * as resolution from './steps/resolution.ts';
import * as turn from './steps/turn.ts';
import { describeEvent } from './telling.ts';
import { timeOut } from './time-out.ts';
import { twin } from './twin.ts';
import { CURRENT, FIRST } from './versions.ts';
import { eventFor, view, type View } from './view.ts';
import { SEAT_LETTERS, SEAT_OF, opponent } from './zones.ts';
import { words } from './words/index.ts';

const always = (): boolean => true;
/** LN-R-91: a single hand card leaves no choice; anything else is asked, even if all cards are identical. */
const handOfOne = (s: State, ask: Ask): boolean => s.piles[ask.seat].hand.length <= 1;

const PAY_FIRST = illegal('LN-R-14', 'Pay the cost first.');
const CHOOSE_FIRST = illegal('LN-R-62', 'Finish the effect first: answer its question.');

const agenda = byAgenda<State, Action, Event, Ask, Do>({
  questions: {
    tossChoice: {
      answers: { tossChoice: opening.tossChoice },
      otherwise: illegal('LN-SET-2', 'Finish the toss first: choose the first or the second turn.'),
    },
    setProtection: {
      answers: { setProtection: opening.setProtection },
      otherwise: illegal('LN-SET-6', 'Set your protection cards first.'),
    },
    exchange: {
      answers: { exchange: exchanging.exchange },
      otherwise: illegal('LN-TURN-1', 'Finish your Draw Phase first: exchange a card, or keep your cards.'),
    },
    exchangeReturn: {
      answers: { giveBack: exchanging.giveBack },
      otherwise: illegal(
        'LN-R-8',
        'Finish the exchange first: choose a card to put on the bottom of your deck.',
      ),
      auto: handOfOne,
    },
    takeRevealed: {
      answers: { takeRevealed: exchanging.takeRevealed },
      otherwise: illegal('LN-R-8', 'Take a pool card first: choose a face-up one.'),
      auto: always,
    },
    main: {
      answers: {
        playUnit: playing.playUnit,
        playLand: playing.playLand,
        playTech: playing.playTech,
        equip: onBoard.equip,
        attack: onBoard.attack,
        move: onBoard.move,
        activate: onBoard.activate,
        pass: onBoard.pass,
      },
      otherwise: illegal('LN-MAIN-1', 'You can’t do that now: take a main action, or end your turn.'),
    },
    payDiscard: { answers: { payDiscard: paying.payDiscard }, otherwise: PAY_FIRST, auto: handOfOne },
    paySacrifice: { answers: { paySacrifice: paying.paySacrifice }, otherwise: PAY_FIRST, auto: always },
    payRestUnit: { answers: { payRestUnit: paying.payRestUnit }, otherwise: PAY_FIRST, auto: always },
    payTrashLand: { answers: { payTrashLand: paying.payTrashLand }, otherwise: PAY_FIRST, auto: always },
    payGraveBottom: {
      answers: { payGraveBottom: paying.payGraveBottom },
      otherwise: PAY_FIRST,
      auto: always,
    },
    zone: {
      answers: { zone: placing.zone },
      otherwise: illegal('LN-TIME-5', 'Choose a zone first.'),
      auto: always,
    },
    moveTo: { answers: { moveTo: placing.moveTo }, otherwise: CHOOSE_FIRST, auto: always },
    orderTrigger: {
      answers: { orderTrigger: answer.orderTrigger },
      otherwise: illegal('LN-R-60', 'Resolve your triggers first: choose the next one.'),
    },
    optional: {
      answers: { optional: answer.optional },
      otherwise: illegal('LN-R-73', 'Answer the trigger first: use it, or skip it.'),
    },
    handReaction: {
      answers: { react: answer.react, decline: answer.decline },
      otherwise: illegal('LN-R-89', 'Answer the hand reaction first: choose a card, or decline.'),
    },
    target: { answers: { target: choosing.target, stop: choosing.stop }, otherwise: CHOOSE_FIRST },
    chooseCard: { answers: { choose: choosing.putUnder, stop: choosing.stop }, otherwise: CHOOSE_FIRST },
    fromPile: {
      answers: { choose: choosing.takeFromPile, stop: choosing.stop },
      otherwise: CHOOSE_FIRST,
      auto: always,
    },
    look: { answers: { look: choosing.look, leave: choosing.leave }, otherwise: CHOOSE_FIRST },
    discard: { answers: { discard: choosing.discard }, otherwise: CHOOSE_FIRST, auto: handOfOne },
  },
  steps: {
    deal: turn.deal,
    startTurn: turn.startTurn,
    drawPhase: turn.drawPhase,
    startMain: turn.startMain,
    main: turn.main,
    endTurn: turn.endTurn,
    cleanUp: turn.cleanUp,
    settle: resolution.settle,
    batch: resolution.batch,
    resolve: resolution.resolve,
    effect: resolution.effect,
    restSelf: resolution.restSelf,
    trashEquip: resolution.trashEquip,
    attach: resolution.attach,
    trashTech: resolution.trashTech,
    summon: resolution.summon,
    bury: resolution.bury,
    attack: combat.attack,
    attackSeen: combat.attackSeen,
    strike: combat.strike,
    check: combat.check,
    endAttack: combat.endAttack,
    startCombat: combat.startCombat,
    compare: combat.compare,
    verdict: combat.verdict,
    buryLosers: combat.buryLosers,
    endCombat: combat.endCombat,
    combatOver: combat.combatOver,
  },
  endedBy: ({ outcome }) => (outcome === null ? null : 'LN-GEN-3'),
  notAsked: illegal('LN-GEN-2', 'It’s not your turn to choose: wait for your opponent.'),
});

/** `run` executes the agenda until a seat must choose; for positions set up by hand. */
export const { run, ...played } = agenda;

/** LN-R-83, LN-R-96, LN-R-111. `by`: see `Rules.concede`. */
function concede(s: State, seat: Seat, by?: MovedBy): Event[] {
  const log: Event[] = [];
  const clause = by === 'clock' ? 'LN-R-111' : 'LN-R-96';
  turn.win(s, opponent(seat), clause, `${SEAT_LETTERS[seat]} ${CONCEDES[by ?? 'player']}.`, log);
  s.agenda.length = 0;
  return log;
}

/** LN-R-112. */
function agreeDraw(s: State): Event[] {
  const log: Event[] = [];
  turn.end(s, { winners: [], clause: 'LN-R-112', sentence: 'A draw by agreement.', capped: false }, log);
  s.agenda.length = 0;
  return log;
}

/** Every card with its owner, in every zone. */
function census(s: State): string[] {
  const found: string[] = [];
  s.piles.forEach((pile, seat) => {
    const { hand, deck, protection, pool, revealed, graveyard, trash } = pile;
    for (const cards of [hand, deck, protection, pool, revealed, graveyard, trash]) {
      for (const card of cards) found.push(`${SEAT_LETTERS[seat]} ${ID[card]}`);
    }
  });
  s.card.forEach((card, zone) => {
    if (card >= 0) found.push(`${SEAT_LETTERS[SEAT_OF[zone]]} ${ID[card]}`);
  });
  s.equipCard.forEach((card, i) => found.push(`${SEAT_LETTERS[s.equipOwner[i]]} ${ID[card]}`));
  for (const { seat, card } of inTransit(s.agenda)) found.push(`${SEAT_LETTERS[seat]} ${ID[card]}`);
  return found.sort();
}

/** Without `setProtection`, which only a variant asks for. */
const features: readonly string[] = [
  ...kindsOf(actionSchema).flatMap((kind) => (kind === 'setProtection' ? [] : [`action ${kind}`])),
  ...CARDS.map(({ id }) => `card ${id}`),
  ...CARDS.flatMap(({ id, effects }) =>
    effects.flatMap((effect, index) => (effect.kind === 'trigger' ? [`trigger ${id}.${index}`] : [])),
  ),
];

type LanesGame = Game<State, Action, Event, View, Options>;

function used(action: Action, events: readonly Event[]): string[] {
  const found = [`action ${action.kind}`];
  for (const event of events) {
    if (event.type === 'played' || event.type === 'arrived') found.push(`card ${event.card}`);
    if (event.type === 'trigger') found.push(`trigger ${event.card}.${event.effect}`);
  }
  return found;
}

/**
 * The game under one released version of its rules. Only `setup` needs the number; after that it is part of the state.
 */
export function lanesAt(version: number): LanesGame {
  return defineGame({
    ...manifest,
    rulesVersion: version,
    rules: {
      options: optionsSchema,
      actions: actionSchema,
      // LN-R-81, LN-R-82: 100 turns of 100 main actions and a pass, with room for the answers each may need
      bound: 100 * 101 * 40,
      setup: (options, _seats, rng) => setup(options, rng, version),
      clone,
      ...played,
      concede,
      agreeDraw,
      timeout: (s, seat, inARow) => timeOut(s, played.legal(s, seat), inARow),
      view,
      eventFor,
      imagine,
      portable,
      restore,
      formerly,
      outcome: (s) => s.outcome,
      turn: (s) => s.turn,
    },
    content: { pieces: CARDS, loadouts: READY_DECKS, deckRules },
    words: {
      ...{ label, anchors, question, describe: describeEvent, outcome: outcomeWords, sketch, refusals },
      change: (factor, isMore, isOwn) => changeFrom(words.changes, factor, isMore, isOwn),
      deeds,
    },
    lab: {
      evaluate,
      evaluateAll,
      factors,
      search: SEARCH,
      first: { evaluate: firstRelease.evaluate, search: firstRelease.SEARCH },
      census,
      features,
      used,
      holds: (s, seat) => s.piles[seat].hand.map((card) => ID[card]),
      reachOptions: showcase(),
      twin,
      puzzles,
    },
  });
}

/** Every released version, oldest first. */
export const RELEASES: readonly LanesGame[] = Array.from({ length: CURRENT - FIRST + 1 }, (_, i) =>
  lanesAt(FIRST + i),
);

/** The current version. */
export const lanes: LanesGame = RELEASES[CURRENT - FIRST];
