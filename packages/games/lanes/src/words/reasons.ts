import type { CardFilter, CardKind, Condition, Selector, SummonZones } from '../content/language.ts';
import { terms } from './terms.ts';

const WANTED = {
  unit: { you: 'one of your units', enemy: 'an enemy unit', any: 'a unit' },
  land: { you: 'one of your lands', enemy: 'an enemy land', any: 'a land' },
} as const;

/** `an enemy unit in the frontline with power 3 or less`. */
function wanted({ of, side, tribe, resting, row, maxPower }: Selector): string {
  const words = [
    WANTED[of][side],
    ...(tribe === undefined ? [] : [`of the ${tribe} tribe`]),
    ...(resting === true ? ['that is resting'] : []),
    ...(row === undefined ? [] : [`in the ${terms.rows[row]}`]),
    ...(maxPower === undefined ? [] : [`with power ${maxPower} or less`]),
  ];
  return words.join(' ');
}

/** `Hive unit with frontline power 2 or less`. */
function fitting({ kinds, tribe, maxFront }: CardFilter): string {
  const kind = kinds === undefined ? 'card' : kinds.join(' or ');
  const power = maxFront === undefined ? '' : ` with frontline power ${maxFront} or less`;
  return `${tribe === undefined ? '' : `${tribe} `}${kind}${power}`;
}

function needed(condition: Condition): string {
  if ('count' in condition) return `it needs ${condition.min} such units`;
  if ('fewerUnits' in condition) return 'your opponent needs more units than you';
  if ('protectionAtMost' in condition)
    return `it needs ${condition.protectionAtMost} or fewer protection cards`;
  if ('selfRow' in condition) return `it must be in the ${terms.rows[condition.selfRow]}`;
  if ('landHere' in condition) return 'you need a land in this lane';
  if ('attacking' in condition) return 'it must be the attacker';
  return 'foeResting' in condition ? 'the other unit must be resting' : 'it needs more cards chosen';
}

/** Why an action is illegal: the reason, then the numbers, then what to do. */
export const reasons = {
  /** The content of an empty zone. */
  nothing: 'nothing',
  resting: (unit: string, rest: number): string =>
    `${unit} is resting: its rest counter is ${rest} and must be 0.`,
  emptyZone: 'This zone is empty: choose a card in your hand or one of your units first.',
  poolCard: 'You can’t play pool cards: take one with an exchange in your Draw Phase.',
  graveyardCard: 'This card is in a graveyard: play cards from your hand.',
  noUnitRoom: (zones: number): string => `No room: all ${zones} of your unit zones are full.`,
  noLandRoom: (zones: number): string =>
    `No room: all ${zones} of your land zones are full, and you can’t replace a land.`,

  attack: {
    notYours: (unit: string): string => `${unit} is your opponent’s: attack with one of your own units.`,
    noUnit: 'No unit there: attack with one of your own units.',
    firstTurn: (unit: string): string => `No attacks on turn 1: ${unit} can attack from turn 3 on.`,
    barred: (unit: string): string => `${unit} can’t attack: its text says so.`,
    otherLane: (unit: string, faced: number, lane: number): string =>
      `${unit} attacks the lane it faces: lane ${faced}, not lane ${lane}.`,
  },
  move: {
    notYours: (unit: string): string => `${unit} is your opponent’s: move one of your own units.`,
    noUnit: 'No unit there: move one of your own units.',
    notThere: (unit: string): string => `${unit} can’t move there: units move between your own unit zones.`,
    alreadyThere: (unit: string, place: string): string => `${unit} is already in ${place}.`,
    tooFar: (unit: string, steps: number): string => `Too far: ${steps} zones away, ${unit} moves 1.`,
    occupied: (card: string): string => `${card} is in that zone: move to an empty one.`,
    anchored: (unit: string): string => `${unit} is anchored: it can’t change zones.`,
  },
  activate: {
    notYours: (card: string): string => `${card} is your opponent’s: use one of your own [Main] effects.`,
    noEffect: (card: string): string => `${card} has no [Main] effect: choose a unit or land that has one.`,
    used: (card: string): string => `Already used: the [Main] effect of ${card} works once per turn.`,
    unmet: (condition: Condition): string => `Condition not met: ${needed(condition)}.`,
  },
  equip: {
    noUnit: (equip: string): string => `No unit there: ${equip} attaches to a unit on the board.`,
    onlyOwn: (equip: string, unit: string): string =>
      `${equip} attaches to your own units: ${unit} is your opponent’s.`,
    onlyEnemy: (equip: string, unit: string): string => `${equip} attaches to enemy units: ${unit} is yours.`,
  },

  /** A cost that can't be paid. */
  cost: {
    discard: (needs: number, have: number): string =>
      `Not enough cards to discard: needs ${needs}, you have ${have} others.`,
    gone: 'This unit has left the board: it can’t pay [Rest].',
    noUnits: 'No ready unit to rest: needs 1, you have 0 units.',
    allResting: (units: number): string =>
      `No ready unit to rest: needs 1, ${units === 1 ? 'your only unit is' : `all ${units} of your units are`} resting.`,
    sacrifice: (tribe: string, needs: number, have: number): string =>
      `Not enough ${tribe} units to sacrifice: needs ${needs}, you have ${have}.`,
    trashLand: (needs: number, have: number): string =>
      `Not enough lands to trash: needs ${needs}, you have ${have}.`,
    graveBottom: (needs: number, have: number): string =>
      `Not enough cards in your graveyard: needs ${needs}, you have ${have}.`,
    trashEquip: 'You can’t pay: the equip for it is gone.',
  },
  /** A card that can't be used as payment. */
  pay: {
    trashUnit: (unit: string): string => `${unit} is a unit: pay with one of your lands.`,
    trashEnemy: (land: string): string => `${land} is your opponent’s: pay with one of your lands.`,
    sacrificeEnemy: (unit: string, tribe: string): string =>
      `${unit} is your opponent’s: pay with one of your own ${tribe} units.`,
    wrongTribe: (unit: string, tribe: string): string =>
      `${unit} is not a ${tribe} unit: pay with one that is.`,
    restLand: (land: string): string => `${land} is a land: rest one of your ready units.`,
    restEnemy: (unit: string): string => `${unit} is your opponent’s: rest one of your ready units.`,
  },

  /** `Precision Strike chooses an enemy unit with power 3 or less`: how the sentences about targets end. */
  choice: (card: string, selector: Selector): string => `${card} chooses ${wanted(selector)}`,
  /** Why a card can't be chosen. */
  target: {
    chosen: (card: string): string => `${card} is already chosen: choose another, or stop.`,
    empty: (choice: string): string => `That zone is empty: ${choice}.`,
    isLand: (card: string, choice: string): string => `${card} is a land: ${choice}.`,
    isUnit: (card: string, choice: string): string => `${card} is a unit: ${choice}.`,
    yours: (card: string, choice: string): string => `${card} is yours: ${choice}.`,
    notYours: (card: string, choice: string): string => `${card} is your opponent’s: ${choice}.`,
    otherTribe: (card: string, choice: string): string => `${card} is from another tribe: ${choice}.`,
    otherRow: (card: string, choice: string): string => `${card} is in the other row: ${choice}.`,
    notResting: (card: string, choice: string): string => `${card} is not resting: ${choice}.`,
    power: (card: string, power: number, choice: string): string => `${card} has power ${power}: ${choice}.`,
    otherLane: (card: string, choice: string): string => `${card} is in the wrong lane: ${choice}.`,
  },

  /** Why a card can't be placed in a zone. */
  zone: {
    notYours: (card: string): string => `That zone is your opponent’s: ${card} goes into one of yours.`,
    otherKind: (card: string, kind: CardKind): string => `${card} is a ${kind}: it goes into a ${kind} zone.`,
    occupied: (card: string): string => `${card} is in that zone: choose an empty one.`,
    /** Limits on the zones of a summoning effect. */
    notAllowed: {
      adjacent: 'Too far: the effect summons to a zone adjacent to its unit.',
      back: 'That is the frontline: the effect summons to the backline.',
      subjectZone: 'The effect summons to the zone where the unit died.',
    } satisfies Partial<Record<SummonZones, string>>,
  },

  /** Why an effect doesn't take a card from a pile. */
  pick: {
    misfit: (card: string, by: string, filter: CardFilter): string =>
      `${card} doesn’t fit: ${by} takes a ${fitting(filter)}.`,
    tooStrong: (card: string, front: number, by: string, filter: CardFilter): string =>
      `${card} doesn’t fit (it has ${front}): ${by} takes a ${fitting(filter)}.`,
  },
  noReaction: (card: string): string => `${card} doesn’t react to this: choose another card, or decline.`,
};
