import { copyRng } from '@mechatable/kernel';
import type { Pile, Unit } from './pieces.ts';
import type { State } from './state.ts';

function clonePile(p: Pile): Pile {
  return {
    deckList: p.deckList,
    hand: p.hand.slice(),
    seen: p.seen.slice(),
    open: p.open.slice(),
    deck: p.deck.slice(),
    ownTop: p.ownTop,
    openTop: p.openTop,
    discard: p.discard.slice(),
    damage: p.damage.slice(),
    markers: p.markers,
    noTowers: p.noTowers,
  };
}

function cloneUnit(u: Unit): Unit {
  return {
    id: u.id,
    card: u.card,
    owner: u.owner,
    controller: u.controller,
    cell: u.cell,
    damage: u.damage,
    armour: u.armour,
    arrived: u.arrived,
    attached: u.attached,
    steps: u.steps,
    attacks: u.attacks,
    completed: u.completed,
    forfeited: u.forfeited,
    extraSteps: u.extraSteps,
    extraAttacks: u.extraAttacks,
    speed: u.speed,
    range: u.range,
    now: u.now,
    next: u.next,
  };
}

export function clone(s: State): State {
  const board = s.board.slice();
  for (let cell = 0; cell < board.length; cell++) {
    const unit = board[cell];
    if (unit !== null) board[cell] = cloneUnit(unit);
  }
  return {
    rules: s.rules,
    rng: copyRng(s.rng),
    turn: s.turn,
    active: s.active,
    mainActions: s.mainActions,
    towerPlayed: s.towerPlayed,
    arrivals: s.arrivals,
    piles: [clonePile(s.piles[0]), clonePile(s.piles[1])],
    board,
    lying: s.lying.slice(),
    chain: s.chain.slice(),
    queue: s.queue.slice(),
    held: s.held.slice(),
    mover: s.mover,
    bereaved: s.bereaved,
    eligible: s.eligible,
    turnKeys: [s.turnKeys[0], s.turnKeys[1]],
    stillness: s.stillness,
    discards: s.discards,
    mills: s.mills,
    failedDraw: s.failedDraw,
    answers: [s.answers[0], s.answers[1]],
    mulligans: s.mulligans,
    agenda: s.agenda.slice(),
    outcome: s.outcome,
  };
}
