import type { TargetRule } from '../content/effects.ts';
import type { Side } from '../content/traits.ts';

type Act = 'move' | 'attack';

/** The beginnings of advice about units: `attack with one of your units`. */
const ORDER: Readonly<Record<Act, string>> = { move: 'move', attack: 'attack with' };

const spaces = (count: number): string => `${count} ${count === 1 ? 'space' : 'spaces'}`;
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A wrong target: the thing on the clicked space, if any. */
export type WrongTarget =
  | { readonly is: 'noneAtAll' | 'unknown' }
  | { readonly is: 'empty'; readonly cell: string }
  | { readonly is: 'noMecha' | 'yours' | 'theirs' | 'illegal'; readonly unit: string }
  | { readonly is: 'elsewhere'; readonly unit: string; readonly cell: string };

function wrong(target: WrongTarget): string {
  switch (target.is) {
    case 'noneAtAll':
      return 'No target';
    case 'unknown':
      return 'No such target now';
    case 'empty':
      return `${target.cell} is empty`;
    case 'noMecha':
      return `${target.unit} is not a Mecha`;
    case 'yours':
      return `${target.unit} is yours`;
    case 'theirs':
      return `${target.unit} is your opponent’s`;
    case 'illegal':
      return `${target.unit} is not a legal target`;
    case 'elsewhere':
      return `${target.unit} is on ${target.cell}`;
  }
}

function bySide(side: Side, what: string): string {
  return side === 'you' ? `a ${what} you control` : side === 'any' ? `a ${what}` : `an enemy ${what}`;
}

/** The target of a Command in words; `row` is the player's entry zone. */
function wanted(rule: TargetRule | null, row: number): string {
  switch (rule?.pick) {
    case undefined:
      return 'no target';
    case 'mecha':
      return rule.in === undefined
        ? bySide(rule.side, 'Mecha')
        : `${bySide(rule.side, 'Mecha')} in row ${row}`;
    case 'unit':
      return bySide(rule.side, 'unit');
    case 'player':
      return 'a player';
    case 'space':
      return 'a space';
    case 'played':
      return 'a card being played';
    case 'attacked':
      return 'a Mecha under attack';
    case 'command':
      return 'a Command on the battlefield';
    case 'pilot':
      return 'a Pilot';
    case 'pilots':
      return 'two enemy Pilots';
    case 'discarded':
      return 'Mechas in your discard pile';
  }
}

const playing = {
  noBandwidth: (needs: number, have: number) => `Not enough bandwidth: needs ${needs}, you have ${have}.`,
  noBandwidthWithOthers: (needs: number, have: number) =>
    `Not enough bandwidth: needs ${needs} with your other Mechas, you have ${have}.`,
  needsHost: (card: string, host: string, cell: string) =>
    `${card} needs a ${host} you control: ${cell} has none.`,
  arrivesAbroad: (card: string) =>
    `${card} arrives only in your opponent’s entry zone, next to a Tower you control.`,
  noRoom: (count: number) => `No room: all ${count} spaces in your entry zone are taken.`,
  taken: (cell: string, unit: string) => `${cell} is taken by ${unit}: choose an empty space.`,
  takenButHost: (cell: string, unit: string, host: string) =>
    `${cell} is taken by ${unit}: choose an empty space or a ${host} you control.`,
  towerTooFar: (cell: string, row: number) =>
    `${cell} is too far out: put a Tower in your entry zone (row ${row}) or next to a Tower you control.`,
  outsideEntryZone: (cell: string, row: number) =>
    `${cell} is outside your entry zone: Mechas arrive in row ${row}.`,
  towerPlayed: 'You have already played a Tower this turn: 1 of 1.',
  unplayable: (card: string) => `${card} can’t be played: its text says so.`,
  onlyRespond: 'You can only respond now: play a Command, or pass.',
};

const attaching = {
  noMecha: (pilot: string, row: number) =>
    `No Mecha there: ${pilot} needs a Mecha you control in row ${row}.`,
  theirs: (unit: string, pilot: string) => `${unit} is your opponent’s: ${pilot} needs a Mecha you control.`,
  tower: (unit: string, pilot: string) => `${unit} is a Tower: ${pilot} needs a Mecha.`,
  full: (unit: string, pilots: number, places: number) =>
    `${unit} has no room for another Pilot: ${pilots} of ${places}.`,
  outsideEntryZone: (unit: string, cell: string, row: number) =>
    `${unit} is on ${cell}: attach Pilots in your entry zone, row ${row}.`,
};

const commanding = {
  wrongTarget: (target: WrongTarget, card: string, rule: TargetRule | null, row: number) =>
    `${wrong(target)}: ${card} needs ${wanted(rule, row)}.`,
  protected: (unit: string) => `${unit} is protected: you can’t choose it as a target.`,
  noTower: (card: string) => `No Tower to sacrifice: ${card} needs 1, you have 0.`,
  noMecha: (card: string) => `No Mecha to sacrifice: ${card} needs 1, you have 0.`,
  noOtherCard: (card: string) => `No other card to discard: ${card} needs 1, you have 0.`,
  noCopies: (card: string, needs: number, have: number) =>
    `Not enough copies in your hand: ${card} needs ${needs} more, you have ${have}.`,
};

/** About moves and attacks alike. */
const acting = {
  noUnit: (act: Act) => `No unit there: ${ORDER[act]} one of your units.`,
  theirs: (unit: string, act: Act) => `${unit} is your opponent’s: ${ORDER[act]} one of your units.`,
  tower: (unit: string, act: Act) => `${unit} is a Tower: it can’t ${act}.`,
  fresh: (unit: string, act: Act) => `${unit} arrived this turn and has no Haste: it can ${act} next turn.`,
  never: (unit: string, act: Act) => `${unit} can’t ${act}: its text says so.`,
  withoutPilot: (unit: string, act: Act) => `${unit} can’t ${act} without a Pilot.`,
  forbidden: (unit: string, act: Act) => `${unit} can’t ${act} this turn: an effect forbids it.`,
};

const moving = {
  stillness: 'No Mecha can move this turn: an effect forbids it.',
  afterAttack: (unit: string) => `${unit} has attacked this turn: it can’t move anymore.`,
  notBoth: (unit: string) => `${unit} has attacked this turn: it can’t both move and attack.`,
  noneLeft: (unit: string, used: number, of: number) => `${unit} has no move left: ${used} of ${of} used.`,
  already: (unit: string) => `${unit} has already moved this turn.`,
  tooFar: (away: number, unit: string, allowance: number) =>
    `Too far: ${spaces(away)}, ${unit} moves ${allowance}.`,
  taken: (cell: string, unit: string) => `${cell} is taken by ${unit}: move to an empty space.`,
  blocked: (cell: string) => `Blocked: no free path to ${cell}.`,
  alreadyThere: (unit: string, cell: string) => `${unit} is already on ${cell}: choose another space.`,
};

const attacking = {
  outOfRange: (target: string, away: number, unit: string, range: number) =>
    `Out of range: ${target} is ${spaces(away)} away, ${unit} reaches ${range}.`,
  blocked: (unit: string, target: string) => `Blocked: enemy units are between ${unit} and ${target}.`,
  playerOutOfRange: (away: number, unit: string, range: number) =>
    `Out of range: your opponent is ${spaces(away)} away, ${unit} reaches ${range}.`,
  playerBlocked: (unit: string) => `Blocked: enemy units are between ${unit} and your opponent.`,
  noPower: (unit: string) => `${unit} has power 0: it can’t attack your opponent.`,
  flies: (target: string, unit: string) =>
    `${target} has Flight: ${unit} needs Flight or Reach to attack it.`,
  noTarget: 'No unit there: attack an enemy unit or your opponent.',
  yours: (target: string) => `${target} is yours: attack an enemy unit or your opponent.`,
  tooDear: (target: string, most: number, unit: string, cost: number) =>
    `${target} can’t be attacked by units that cost more than ${most}: ${unit} costs ${cost}.`,
  notBoth: (unit: string) => `${unit} has moved this turn: it can’t both move and attack.`,
  noneLeft: (unit: string, used: number, of: number) => `${unit} has no attack left: ${used} of ${of} used.`,
  givenUp: (unit: string) => `${unit} gave up its attack: a unit that moves must attack right away.`,
  fliersOnly: (unit: string) => `${unit} can attack only units with Flight.`,
  notFlying: (unit: string, target: string) =>
    `${unit} can attack only units with Flight: ${target} has none.`,
  noFliers: (unit: string, target: string) => `${unit} can’t attack units with Flight: ${target} has it.`,
};

type Kind = 'mecha' | 'tower';
const KIND: Readonly<Record<Kind, string>> = { mecha: 'Mecha', tower: 'Tower' };

const sacrificing = {
  empty: (cell: string, kind: Kind) => `${cell} is empty: sacrifice a ${KIND[kind]} you control.`,
  theirs: (unit: string, kind: Kind) => `${unit} is your opponent’s: sacrifice a ${KIND[kind]} you control.`,
  wrongKind: (unit: string, kind: Kind) =>
    `${unit} is not a ${KIND[kind]}: sacrifice a ${KIND[kind]} you control.`,
};

/** Why something is illegal, with its numbers. */
export const refusals = {
  playing,
  attaching,
  commanding,
  acting,
  moving,
  attacking,
  sacrificing,
  /** `why`: the refusal of the ability's own rule. */
  ability: (unit: string, why: string) => `${unit}: ${lowerFirst(why)}`,
};
