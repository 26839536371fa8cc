import { byAgenda, changeFrom, defineGame, illegal, kindsOf, type Game, type Seat } from '@mechatable/kernel';
import { actionSchema, type Action } from './action.ts';
import { answering } from './answering.ts';
import * as answer from './actions/answer.ts';
import { attack, defend, deploy } from './actions/deploy.ts';
import { use } from './actions/use.ts';
import { binding } from './binding.ts';
import { MECH_ID } from './content/lookup.ts';
import { MECHS } from './content/mechs.ts';
import { FACE_ID, TERRITORIES } from './content/territories.ts';
import { deeds } from './deeds.ts';
import { SEARCH, evaluationOf } from './evaluate.ts';
import * as firstRelease from './evaluate-first.ts';
import type { Event } from './event.ts';
import { foresee } from './foresight.ts';
import { imagine } from './imagine.ts';
import { outcome as outcomeWords } from './ending.ts';
import { anchors, label, question } from './labels.ts';
import { manifest } from './manifest.ts';
import { seatOfSlot } from './mechs.ts';
import { MAX_TURN_CAP, optionsSchema, type Options } from './options.ts';
import { puzzles } from './puzzles.ts';
import { refusals } from './refusals.ts';
import { SEAT_NAMES } from './seats.ts';
import { formerly, portable, restore } from './portable.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { MECHS_EACH, clone, type Ask, type Do, type State } from './state.ts';
import * as arena from './steps/arena.ts';
import * as battle from './steps/battle.ts';
import * as scrap from './steps/scrap.ts';
import * as turn from './steps/turn.ts';
import { describeEvent } from './telling.ts';
import { defaultAnswer, timeout } from './time-out.ts';
import { twin } from './twin.ts';
import { CURRENT, FIRST } from './versions.ts';
import { endByAgreement, endByDefault } from './victory.ts';
import { eventFor, view, type View } from './view.ts';
import { words } from './words/index.ts';

/** MN-R-84: every question is asked, even if the only answer is to pass. */
const agenda = byAgenda<State, Action, Event, Ask, Do>({
  questions: {
    reveal: {
      answers: { reveal: answer.reveal },
      otherwise: illegal('MN-INIT-2', 'Reveal one of your face-down Territories first.'),
    },
    initiation: {
      answers: { use, pass: answer.decline },
      otherwise: illegal('MN-D-2', 'You can’t do that in your Initiation: use an ability, or choose Done.'),
    },
    arena: {
      answers: { use, deploy, pass: answer.passInArena },
      otherwise: illegal('MN-D-3', 'You can’t do that in your Arena turn: use an ability, deploy or pass.'),
    },
    during: {
      answers: { use, pass: answer.decline },
      otherwise: illegal('MN-D-4', 'Show a Mech for Tandem, or decline.'),
    },
    loss: {
      answers: { use, pass: answer.takeLoss },
      otherwise: illegal('MN-D-5', 'Use Limpet, or decline.'),
    },
    claimed: {
      answers: { use, pass: answer.decline },
      otherwise: illegal('MN-D-6', 'Use the claiming Mech’s ability, or decline.'),
    },
    attack: {
      answers: { attack, pass: answer.passAttack },
      otherwise: illegal('MN-D-7', 'You can’t do that in the Pilot Phase: attack, or pass.'),
    },
    defend: {
      answers: { defend, pass: answer.passDefense },
      otherwise: illegal('MN-D-8', 'Defend with a Mech from your hand, or decline.'),
    },
    scrapDown: {
      answers: { scrap: answer.scrap },
      // MN-SCRAP-2 says 6, MN-M-21 may say 5: the decision knows only the limit.
      otherwise: illegal('MN-D-9', 'You have more Territories than your limit: scrap one.'),
    },
    scrap: {
      answers: { use, pass: answer.decline },
      otherwise: illegal('MN-D-10', 'You can’t do that in your Scrap turn: use an ability, or choose Done.'),
    },
  },
  steps: {
    startTurn: turn.startTurn,
    initiation: turn.initiation,
    repair: turn.repair,
    initiationAbility: turn.initiationAbility,
    endTurn: turn.endTurn,
    deal: arena.deal,
    arenaTurn: arena.arenaTurn,
    resolve: arena.resolve,
    attack: arena.attack,
    claim: arena.claim,
    afterClaim: arena.afterClaim,
    goHome: arena.goHome,
    battle: battle.battle,
    during: battle.during,
    compare: battle.compare,
    loss: battle.loss,
    afterBattle: battle.afterBattle,
    endBattle: battle.endBattle,
    scrapDown: scrap.scrapDown,
    scrapAbility: scrap.scrapAbility,
  },
  endedBy: ({ outcome }) => (outcome === null ? null : outcome.clause),
  notAsked: illegal('MN-R-97', 'Another pilot is choosing: wait for your turn.'),
});

/** `run` takes the steps on the agenda until a seat must choose; for positions set up by hand. */
export const { run, ...played } = agenda;

/** MN-R-96: answers for pilots who have conceded, as if their time had run out. */
function answerForTheGone(s: State, log: Event[]): void {
  while (s.outcome === null) {
    const [seat] = played.toAct(s);
    if ((s.gone & (1 << seat)) === 0) return;
    log.push(...played.apply(s, seat, defaultAnswer(s, seat)));
  }
}

function apply(s: State, seat: Seat, action: Action): Event[] {
  const log = played.apply(s, seat, action);
  if (s.gone !== 0) answerForTheGone(s, log);
  return log;
}

/** MN-R-96. */
function concede(s: State, seat: Seat): Event[] {
  const log: Event[] = [{ type: 'gaveUp', clause: 'MN-R-96', seat }];
  s.gone |= 1 << seat;
  const left = s.rows.flatMap((_, other) => ((s.gone & (1 << other)) === 0 ? [other] : []));
  if (left.length === 1) {
    endByDefault(s, left[0], log);
    s.agenda.length = 0;
  }
  answerForTheGone(s, log);
  return log;
}

/** MN-R-101. */
function agreeDraw(s: State): Event[] {
  const log: Event[] = [];
  endByAgreement(s, log);
  s.agenda.length = 0;
  return log;
}

/** Every Territory, and every Mech with its pilot. */
function census(s: State): string[] {
  const found = [...s.rows.flat(), ...s.arena, ...s.pile].map(({ face }) => FACE_ID[face]);
  for (const face of s.deck) found.push(FACE_ID[face]);
  s.mechs.forEach((mech, slot) => found.push(`${SEAT_NAMES[seatOfSlot(slot)]} ${MECH_ID[mech]}`));
  return found.sort();
}

const features: readonly string[] = [
  ...kindsOf(actionSchema).map((kind) => `action ${kind}`),
  ...MECHS.flatMap(({ id, abilities }) => abilities.map((_, index) => `ability ${id}.${index}`)),
];

function used(action: Action, events: readonly Event[]): string[] {
  const found = [`action ${action.kind}`];
  for (const event of events)
    if (event.type === 'ability') found.push(`ability ${event.mech}.${event.ability}`);
  return found;
}

/** Undecided battles are played out once, for all seats. */
const evaluation = evaluationOf((s) => foresee(s, played.apply, true));
const evaluateAllAtFirst = (s: State): number[] => firstRelease.standings(foresee(s, played.apply, false));

/** More than any turn can take: four pilots, each asked a handful of times and once for every card they have. */
const ACTIONS_A_TURN = 120;

export type MechanationGame = Game<State, Action, Event, View, Options>;

/** The game under a given rules version; see `versions.ts`. */
export function mechanationAt(version: number): MechanationGame {
  return defineGame({
    ...manifest,
    rulesVersion: version,
    rules: {
      options: optionsSchema,
      actions: actionSchema,
      bound: MAX_TURN_CAP * ACTIONS_A_TURN,
      setup(options, seats, rng) {
        const s = setup(version, options, seats, rng);
        run(s, []);
        return s;
      },
      clone,
      ...played,
      apply,
      concede,
      agreeDraw,
      timeout,
      binding,
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
    content: { pieces: [...MECHS, ...TERRITORIES] },
    words: {
      ...{ label, anchors, question, describe: describeEvent, outcome: outcomeWords, sketch, refusals },
      change: (factor, isMore, isOwn) => changeFrom(words.changes, factor, isMore, isOwn),
      deeds,
    },
    lab: {
      ...evaluation,
      search: SEARCH,
      first: {
        evaluate: (s, seat) => evaluateAllAtFirst(s)[seat],
        evaluateAll: evaluateAllAtFirst,
        search: firstRelease.SEARCH,
      },
      census,
      features,
      used,
      holds: (s, seat) =>
        s.mechs.slice(seat * MECHS_EACH, (seat + 1) * MECHS_EACH).map((mech) => MECH_ID[mech]),
      twin,
      puzzles,
      // A public Mech may fight and return to hand: then only the Battle's events say which one it was. A scrapped Territory
      // may be shuffled into the deck at once.
      glimpses: ['battle', 'ability', 'power', 'fought', 'kept', 'returned', 'scrapped'],
    },
  });
}

export const mechanation = mechanationAt(CURRENT);

/** Every released version, the oldest first and the current one last. */
export const RELEASES: readonly MechanationGame[] = [mechanationAt(FIRST), mechanation];
