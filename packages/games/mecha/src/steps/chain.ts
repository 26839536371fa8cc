import { hasArrivalSpace, arrive, canArrive, layDown } from '../arrivals.ts';
import { NOWHERE, opponent } from '../board.ts';
import { canBeAsked, offer, respond } from '../chain.ts';
import { stateCheck } from '../check.ts';
import { CARDS, ID, IS_COMMAND } from '../content/cards.ts';
import { carryOut } from '../effects.ts';
import type { Log } from '../event.ts';
import type { Do, Link, Progress, State, Trigger } from '../state.ts';
import { isTargetUnit } from '../targets.ts';
import { unitById } from '../values.ts';
import { resolveAttack, resolveMove } from './acts.ts';

type StepOf<Name extends Do['do']> = Extract<Do, { do: Name }>;

const RESOLVE: Do = { do: 'resolve' };
const FINISH: Do = { do: 'finish' };
const SETTLE: Do = { do: 'settle' };

/** A window without a base: the active player is asked first (MG-R-14). */
export function window(s: State, { window: name }: StepOf<'window'>): void {
  s.agenda.push(offer(name, s.active, 2, 0));
}

const REOPEN = {
  start: { do: 'window', window: 'start' },
  draw: { do: 'window', window: 'draw' },
  end: { do: 'window', window: 'end' },
} as const;

/** MG-R-14: ask the next seat, or close the chain. A seat that cannot be asked has passed. */
export function offered(s: State, step: StepOf<'offer'>): void {
  const { window: name, need, passes, seat } = step;
  if (passes < need) {
    s.agenda.push(canBeAsked(s, seat) ? respond(step) : offer(name, opponent(seat), need, passes + 1));
    return;
  }
  if (s.chain.length === 0) return;
  if (name === 'start' || name === 'draw' || name === 'end') s.agenda.push(REOPEN[name]);
  s.agenda.push(RESOLVE);
}

/** Last in, first out; each link is followed by a state check and its triggers. */
export function resolve(s: State, _step: Do, log: Log): void {
  if (s.chain.length === 0) return;
  const link = s.chain[s.chain.length - 1];
  s.agenda.push(RESOLVE, SETTLE);
  switch (link.kind) {
    case 'card':
      if (IS_COMMAND[link.card] && CARDS[link.card].target?.pick !== 'space') resolveCommand(s, link, log);
      else comeDown(s, link, log);
      return;
    case 'ability':
      s.agenda.push(FINISH, {
        do: 'effect',
        progress: {
          ...progressOf(link),
          of: 'ability',
          source: link.unit,
          target: link.unit,
          paid: link.paid,
        },
      });
      return;
    case 'move':
      s.chain.pop();
      resolveMove(s, link, log);
      return;
    case 'attack':
      s.chain.pop();
      resolveAttack(s, link, log);
  }
}

type CardLink = Extract<Link, { kind: 'card' }>;

function progressOf({ seat, card }: Pick<CardLink, 'seat' | 'card'>): Progress {
  return { seat, card, of: 'effect', part: 0, source: NOWHERE, target: NOWHERE, paid: 0 };
}

/** MG-R-18: with its only target illegal, nothing of the card happens. */
function resolveCommand(s: State, link: CardLink, log: Log): void {
  const { seat, card, target } = link;
  s.agenda.push(FINISH);
  const rule = CARDS[card].target;
  if (rule?.pick === 'mecha') {
    const u = unitById(s, target);
    if (u === null || !isTargetUnit(rule, seat, u)) {
      log.push({ type: 'fizzled', clause: 'MG-R-18', seat, card: ID[card] });
      return;
    }
  }
  s.agenda.push({ do: 'effect', progress: { ...progressOf(link), target } });
}

/** MG-R-18: on its space, or on another legal one; if there is none it is discarded. */
export function comeDown(s: State, { seat, card, cell }: CardLink, log: Log): void {
  if (canArrive(s, seat, card, cell)) {
    s.chain.pop();
    if (IS_COMMAND[card]) layDown(s, seat, card, cell, log);
    else arrive(s, seat, card, cell, log);
  } else if (hasArrivalSpace(s, seat, card)) {
    s.agenda.push({ ask: 'place', seat });
  } else {
    log.push({ type: 'fizzled', clause: 'MG-R-18', seat, card: ID[card] });
    s.agenda.push(FINISH);
  }
}

/** MG-R-23: the link is done; a card that does not stay goes to its owner's discard pile. */
export function finish(s: State, _step: Do, log: Log): void {
  const link = s.chain.pop();
  if (link?.kind !== 'card') return;
  s.piles[link.seat].discard.push(link.card);
  log.push({ type: 'putAway', clause: 'MG-CMD-3', seat: link.seat, card: ID[link.card] });
}

export function effect(s: State, { progress }: StepOf<'effect'>, log: Log): void {
  carryOut(s, progress, log);
}

/** MG-R-19, MG-R-20: the state check, then the waiting triggers, each followed by another check. */
export function settle(s: State, _step: Do, log: Log): void {
  stateCheck(s, log);
  if (s.queue.length === 0 || s.outcome !== null) return;
  const { seat, card, effect: of, source, subject } = nextTrigger(s);
  log.push({ type: 'trigger', clause: 'MG-R-19', seat, card: ID[card], effect: of });
  s.agenda.push(SETTLE, {
    do: 'effect',
    progress: { seat, card, of, part: 0, source, target: subject, paid: 0 },
  });
}

/** The active player's first, each side's in the order of their events. */
function nextTrigger(s: State): Trigger {
  const mine = s.queue.findIndex(({ seat }) => seat === s.active);
  return s.queue.splice(Math.max(0, mine), 1)[0];
}
