import { invariant, type Seat } from '@mechatable/kernel';
import { hasAnswer } from '../abilities.ts';
import { hasCommand } from '../announcing.ts';
import { arrive, attach, canArrive, canTakePilot, hasArrivalSpace, layDown } from '../arrivals.ts';
import { ENTRY, NOWHERE, opponent } from '../board.ts';
import { SETTLE, offer, respond } from '../chain.ts';
import { checkLosses, showTops, stateCheck } from '../check.ts';
import { CARDS, ID, IS_COMMAND, IS_PILOT } from '../content/cards.ts';
import { carryOut } from '../effects/carry-out.ts';
import type { Log } from '../event.ts';
import { NONE, pieceOf, type None, type PieceId } from '../references.ts';
import type { Do } from '../agenda.ts';
import type { Link, Progress, Trigger } from '../links.ts';
import type { State } from '../state.ts';
import { isStillTarget } from '../targets.ts';
import { nextTrigger } from '../triggers.ts';
import { areHandsOpen, attachedById, unitById } from '../values.ts';
import { asksBeforeLooking } from '../versions.ts';
import { discardAttached } from '../zones.ts';
import { resolveAttack, resolveMove } from './acts.ts';

type StepOf<Name extends Do['do']> = Extract<Do, { do: Name }>;

const RESOLVE: Do = { do: 'resolve' };
const FINISH: Do = { do: 'finish' };

/** A window without a base: the active player is asked first (MG-R-14). */
export function window(s: State, { window: name }: StepOf<'window'>): void {
  if (name === 'destroyed') {
    s.eligible |= s.bereaved;
    s.bereaved = 0;
  }
  s.agenda.push(offer(name, s.active, 2, 0));
}

const REOPEN = {
  start: { do: 'window', window: 'start' },
  draw: { do: 'window', window: 'draw' },
  end: { do: 'window', window: 'end' },
  destroyed: { do: 'window', window: 'destroyed' },
} as const;

/** MG-R-16: a seat is asked on public grounds alone; open hands are public. */
function canBeAsked(s: State, step: StepOf<'offer'>): boolean {
  const { seat, window: name } = step;
  if (name === 'destroyed' && s.chain.length === 0 && (s.eligible & (1 << seat)) === 0) return false;
  if (hasAnswer(s, seat)) return true;
  if (s.piles[seat].hand.length === 0) return false;
  return !areHandsOpen(s) || s.rules.abilityTiming === 'any' || hasCommand(s, seat, respond(step));
}

/** MG-R-14: ask the next seat, or close the chain. A seat that cannot be asked has passed. */
export function offered(s: State, step: StepOf<'offer'>): void {
  const { window: name, need, passes, seat } = step;
  if (passes < need) {
    s.agenda.push(canBeAsked(s, step) ? respond(step) : offer(name, opponent(seat), need, passes + 1));
    return;
  }
  if (s.chain.length === 0) {
    if (name === 'destroyed') s.eligible = 0;
    return;
  }
  if (name === 'start' || name === 'draw' || name === 'end' || name === 'destroyed')
    s.agenda.push(REOPEN[name]);
  s.agenda.push(RESOLVE);
}

/** Last in, first out, until no link is left; each is followed by a state check and its triggers. */
export function resolve(s: State, _step: Do, log: Log): void {
  if (s.chain.length === 0) return;
  const link = s.chain[s.chain.length - 1];
  s.agenda.push(RESOLVE, SETTLE);
  switch (link.kind) {
    case 'card':
      resolveCard(s, link, log);
      return;
    case 'ability':
      s.agenda.push(FINISH, { do: 'effect', progress: ofAbility(link) });
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

type LinkOf<Kind extends Link['kind']> = Extract<Link, { kind: Kind }>;

function ofAbility({ seat, card, unit, cell, target, paid }: LinkOf<'ability'>): Progress {
  const of = unit === NONE ? 'zoneAbility' : 'ability';
  // An ability that answers a card is about that card, any other about the unit that has it.
  const about = target === NONE ? unit : target;
  return { seat, card, of, part: 0, source: unit, cell, target: about, second: NONE, paid };
}

function ofCard({ seat, card, cell, target, second }: LinkOf<'card'>, source: PieceId | None): Progress {
  return { seat, card, of: 'effect', part: 0, source, cell, target, second, paid: 0 };
}

function resolveCard(s: State, link: LinkOf<'card'>, log: Log): void {
  if (link.gone) {
    s.chain.pop();
    return;
  }
  if (IS_PILOT[link.card] || CARDS[link.card].attaches) comeToHost(s, link, log);
  else if (IS_COMMAND[link.card] && CARDS[link.card].target?.pick !== 'space') resolveCommand(s, link, log);
  else placeCommand(s, link, log);
}

function fizzle(s: State, { seat, card }: LinkOf<'card'>, log: Log): void {
  log.push({ type: 'fizzled', clause: 'MG-R-18', seat, card: ID[card] });
  s.agenda.push(FINISH);
}

/** MG-R-18: targets that have become illegal are ignored; with none left, nothing of the card happens. */
function resolveCommand(s: State, link: LinkOf<'card'>, log: Log): void {
  const rule = CARDS[link.card].target;
  if (rule === null || link.target === NONE) {
    s.agenda.push(FINISH, { do: 'effect', progress: ofCard(link, NONE) });
    return;
  }
  const still = [link.target, link.second].filter(
    (target) => target !== NONE && isStillTarget(s, rule, link.seat, target),
  );
  if (still.length === 0) {
    fizzle(s, link, log);
    return;
  }
  const [target = NONE, second = NONE] = still;
  s.agenda.push(FINISH, { do: 'effect', progress: { ...ofCard(link, NONE), target, second } });
}

/** MG-R-18: a Pilot or an attaching Command without a legal host is discarded. */
function comeToHost(s: State, link: LinkOf<'card'>, log: Log): void {
  const { seat, card, target } = link;
  const rule = CARDS[card].target;
  const chosen = pieceOf(target);
  const on = attachedById(s, chosen);
  const host = on?.host ?? unitById(s, chosen);
  const isLegal =
    host !== null && (rule === null ? canTakePilot(s, seat, host) : isStillTarget(s, rule, seat, target));
  if (!isLegal) {
    fizzle(s, link, log);
    return;
  }
  s.chain.pop();
  const one = attach(s, seat, card, host, on?.card ?? null, log);
  s.agenda.push({ do: 'effect', progress: { ...ofCard(link, one.id), target: host.id, cell: host.cell } });
}

/** MG-R-18: on its space, or on another legal one; if there is none it is discarded. */
export function placeCommand(s: State, link: LinkOf<'card'>, log: Log): void {
  const { seat, card, cell } = link;
  if (canArrive(s, seat, card, cell)) {
    s.chain.pop();
    if (IS_COMMAND[card]) layDown(s, seat, card, cell, log);
    else arrive(s, seat, card, cell, log);
  } else if (hasArrivalSpace(s, seat, card)) {
    s.agenda.push({ ask: 'place', seat });
  } else {
    fizzle(s, link, log);
  }
}

/** MG-R-23: the link is done; a card that does not stay goes to its owner's discard pile. */
export function finish(s: State, _step: Do, log: Log): void {
  const link = s.chain.pop();
  invariant(link?.kind === 'card' || link?.kind === 'ability', 'a card or an ability has resolved');
  if (link.kind === 'ability') {
    for (const one of link.pilots) discardAttached(s, one, link.cell, 'MG-R-65', log);
    return;
  }
  if (link.gone) return; // MG-R-80: the balloons are on the battlefield
  s.piles[link.seat].discard.push(link.card);
  log.push({ type: 'putAway', clause: 'MG-CMD-3', seat: link.seat, card: ID[link.card] });
}

export function effect(s: State, { progress }: StepOf<'effect'>, log: Log): void {
  carryOut(s, progress, log);
  showTops(s, log);
}

/** MG-R-30, MG-R-75: after the loss check it works as if its owner had played it, and cannot be answered. */
export function spring(s: State, { seat, card }: StepOf<'spring'>, log: Log): void {
  if (checkLosses(s, log)) return;
  log.push({ type: 'sprung', clause: 'MG-TRIG-2', seat, card: ID[card] });
  const nowhere = { source: NONE, cell: NOWHERE, target: NONE, second: NONE };
  const progress: Progress = { seat, card, of: 'zone', part: 0, ...nowhere, paid: 0 };
  if (CARDS[card].target === null) s.agenda.push({ do: 'effect', progress });
  else s.agenda.push({ ask: 'target', seat, progress });
}

/** MG-R-19, MG-R-20: the state check, then the waiting triggers, each followed by another check. */
export function settle(s: State, step: StepOf<'settle'>, log: Log): void {
  const checked = stateCheck(s, log);
  if (checked === 'over') return;
  if (checked !== 'clear') {
    s.agenda.push(step, { ask: 'dismiss', ...checked });
    return;
  }
  while (s.queue.length > step.waiting) {
    const next = nextTrigger(s, s.queue, step.waiting);
    if (playsCard(next)) {
      s.held.push(next);
      continue;
    }
    log.push({
      type: 'trigger',
      clause: 'MG-R-19',
      seat: next.seat,
      card: ID[next.card],
      effect: next.effect,
    });
    s.agenda.push(step, { do: 'effect', progress: ofTrigger(s, next) });
    return;
  }
  if (s.chain.length === 0) afterChain(s, log);
}

function playsCard({ card, effect: of }: Trigger): boolean {
  return CARDS[card].triggers[of].do[0].op === 'playFromDeck';
}

function ofTrigger(s: State, { seat, card, effect: of, source, subject, second }: Trigger): Progress {
  const cell = s.lying.find(({ id }) => id === source)?.cell ?? unitById(s, source)?.cell ?? NOWHERE;
  // The beginning of a phase is about nothing else, so the effect is about the card that has the ability.
  const target = subject === NONE ? source : subject;
  return { seat, card, of, part: 0, source, cell, target, second, paid: 0 };
}

const DESTROYED = REOPEN.destroyed;

/** The chain is over: first the cards that triggers play (MG-R-19), then the DESTROYED window (MG-R-81). */
function afterChain(s: State, log: Log): void {
  while (s.held.length > 0) {
    const next = nextTrigger(s, s.held, 0);
    // MG-R-88: without a deck or an empty space, as everyone can see, there is nothing to ask.
    if (s.piles[next.seat].deck.length === 0 || !hasRoom(s, next.seat)) continue;
    log.push({
      type: 'trigger',
      clause: 'MG-R-19',
      seat: next.seat,
      card: ID[next.card],
      effect: next.effect,
    });
    s.agenda.push(SETTLE, {
      ask: asksBeforeLooking(s) ? 'look' : 'fetch',
      seat: next.seat,
      trigger: next,
    });
    return;
  }
  if (s.rules.edition === '2e' && s.bereaved !== 0 && s.eligible === 0) s.agenda.push(DESTROYED);
}

function hasRoom(s: State, seat: Seat): boolean {
  return ENTRY[seat].some((cell) => s.board[cell] === null);
}
