import { listed } from '@mechatable/kernel';

/** Why a move is refused. */
const moving = {
  closedOff: (square: string): string => `No path to ${square}: blocking squares close it off.`,
  enemiesBlock: (square: string): string =>
    `Enemies block the path to ${square}: a move ends on the first square that touches one.`,
  tooManySquares: (squares: number, type: string, points: number): string =>
    `Too far: ${squares} squares, ${type} moves ${points}.`,
  tooExpensive: (cost: number, type: string, points: number): string =>
    `Too far: the path costs ${cost} points, ${type} has ${points}.`,
  pinned: (mecha: string, enemies: readonly string[]): string =>
    `Pinned: ${mecha} touches ${listed(enemies)}, so it can’t move.`,
  isOutOfFormation: (mecha: string, squares: number): string =>
    `Out of formation: ${mecha} is ${squares} squares from its nearest friend, at most 2 allowed.`,
  wouldBeOutOfFormation: (mecha: string, squares: number): string =>
    `Out of formation: ${mecha} would be ${squares} squares from its nearest friend, at most 2 allowed.`,
  canGetCloser: (mecha: string, best: string): string =>
    `A straggler must get as close to its friends as it can: ${mecha} can get closer on ${best}.`,
  notNearest: (square: string, cost: number, best: string, least: number): string =>
    `A straggler must get as close to its friends as it can: ${square} is ${cost} points away, ${best} only ${least}.`,
  takenBy: (square: string, mecha: string): string => `${square} is taken by ${mecha}: choose a free square.`,
  wall: (square: string): string => `${square} is blocking: no mecha can enter it.`,
  notYours: (mecha: string): string => `${mecha} is your opponent’s: move your own mecha.`,
  hasMoved: (mecha: string, from: string): string =>
    `${mecha} has already moved from ${from}: reset the unit to move it again.`,
  hadItsChance: (mecha: string): string => `${mecha} has already had its chance to move this turn.`,
  isThere: (mecha: string, square: string): string =>
    `${mecha} is already on ${square}: choose another square, or leave it there.`,
  notInUnit: (mecha: string, members: readonly string[]): string =>
    `${mecha} is not in the active unit (${listed(members)}): finish that unit first.`,
  unitNotYours: (mecha: string): string => `${mecha} is your opponent’s: activate one of your units.`,
  unitHasMoved: 'This unit has already moved this turn: activate another, or pass.',
  stragglersFirst: (stragglers: readonly string[]): string =>
    `You can’t pass yet: ${listed(stragglers)} must move toward a friend first.`,
};

/** Why an attack is refused, or the choice of who takes a die. */
const fighting = {
  outOfRange: (target: string, squares: number, type: string, range: number): string =>
    `Out of range: ${target} is ${squares} squares away, ${type} has Range ${range}.`,
  wallBetween: (square: string, shooter: string, target: string): string =>
    `No line of fire: the blocking square ${square} is between ${shooter} and ${target}.`,
  enemyBetween: (enemy: string, square: string, shooter: string, target: string): string =>
    `No line of fire: ${enemy} on ${square} is between ${shooter} and ${target}.`,
  unitNotYours: (mecha: string): string => `${mecha} is your opponent’s: attack with one of your units.`,
  targetYours: (mecha: string): string => `${mecha} is yours: attack an enemy unit.`,
  hasAttacked: (mecha: string): string =>
    `${mecha} has already attacked this turn: attack with another unit, or pass.`,
  dieNotYours: (mecha: string): string => `${mecha} is your opponent’s: give the die to one of your mecha.`,
  notEligible: (mecha: string): string =>
    `${mecha} can’t be hit by this attack: no attacker has range and line of fire.`,
  tooMuchArmor: (die: number, mecha: string, armor: number): string =>
    `The ${die} can’t hurt ${mecha}: its Armor is ${armor}.`,
  damagedFirst: (mecha: string, damage: number, body: number): string =>
    `Damaged mecha come first: ${mecha} has ${damage} of ${body} damage.`,
};

/** Why a tile, a force or a place is refused. */
const setup = {
  noneLeft: (type: string, count: number): string => `No ${type} left to deploy: your force has ${count}.`,
  outsideZone: (square: string, from: number, to: number): string =>
    `${square} is outside your zone: deploy in rows ${from} to ${to}.`,
  blocking: (square: string): string => `${square} is blocking: choose a free square.`,
  taken: (square: string): string => `${square} is taken: choose a free square.`,
  tooLonely: (near: number, left: number): string =>
    `Breaks formation: the nearest friend is ${near} squares away, at most 2 allowed, and ${left === 1 ? '1 mecha is left' : `${left} mecha are left`} to close the gap.`,
  tileLaid: (tile: string, slot: string): string => `${tile} is already at ${slot}: choose another tile.`,
  centreClosed: 'You have laid 3 of 3 tiles in the center: fill your own row.',
  slotTaken: (slot: string, tile: string): string => `${slot} already has ${tile}: choose an empty slot.`,
  opponentsRow: (slot: string): string =>
    `${slot} is in your opponent’s row: choose your own row or the center.`,
  notACount: (type: string, most: number): string => `${type}: choose a whole number from 0 to ${most}.`,
  tooManyOfType: (type: string, count: number, most: number): string =>
    `${type}: ${count} chosen, at most ${most} allowed.`,
  wrongSize: (size: number, kind: string, count: number): string =>
    `Choose ${size} ${kind} mecha: you have ${count}.`,
};

/** Refusals for actions of another phase. */
const phase = {
  noAttackInMovement: 'You can’t attack now: this is Movement.',
  noMoveInCombat: 'You can’t move now: this is Combat.',
  activateFirst: 'Activate a unit first, then move its members.',
};

export const refusals = { moving, fighting, setup, phase };
