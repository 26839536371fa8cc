import { does, sentence, whom, whose, type Names, type Seat } from '@mechatable/kernel';
import type { Share } from '@mechatable/mecha';
import { counted, owned, signed } from './phrases.ts';

/** When a ban on a unit applies. */
export type When = 'now' | { readonly names: Names; readonly nextTurnOf: Seat };

const when = (time: When): string =>
  time === 'now' ? 'this turn' : `on ${whose(time.names, time.nextTurnOf)} next turn`;

/** `printed 2, Grace +1`. */
const inSum = (shares: readonly Share[]): string =>
  shares
    .map(({ words, amount }, i) =>
      i === 0 ? `${words.toLowerCase()} ${amount}` : `${words} ${signed(amount)}`,
    )
    .join(', ');

const spacesLeft = (n: number): string => (n === 0 ? 'no movement' : `${counted(n, 'space')} of movement`);
const attacksLeft = (n: number): string => (n === 0 ? 'no attacks' : counted(n, 'attack'));

const units = {
  power: 'Current power',
  minimum: 'Minimum 0',
  textOf: (card: string, text: string) => `${card}: ${text}`,
  unit: (names: Names, controller: Seat, cell: string) => `${owned(names, controller, 'unit')} on ${cell}.`,
  unitOwnedBy: (names: Names, controller: Seat, cell: string, owner: Seat) =>
    `${owned(names, controller, 'unit')} on ${cell}, owned by ${whom(names, owner)}.`,
  durability: (left: number, shares: readonly Share[]) => `Durability ${left}: ${inSum(shares)}.`,
  durabilityWithDamage: (left: number, shares: readonly Share[], damage: number) =>
    `Durability ${left}: ${inSum(shares)}, damage ${damage}.`,
  countersLost: (n: number) => `${counted(n, 'durability counter')} lost.`,
  countersAdded: (n: number) => `${counted(n, 'durability counter')} added.`,
  armour: (n: number) => `${counted(n, 'Armour counter')}: each stops all damage from one source.`,
  cost: (cost: number) => `Costs ${cost}.`,
  costChanged: (cost: number, printed: number) => `Costs ${cost} now; the printed cost is ${printed}.`,
  givesBandwidth: (names: Names, controller: Seat, n: number) =>
    `Gives ${whom(names, controller)} ${n} bandwidth.`,
  silenced: 'It has lost its printed abilities.',
  reach: (n: number) => `Attacks up to ${n} spaces away.`,
  cannotMove: (time: When) => `It can’t move ${when(time)}.`,
  cannotAttack: (time: When) => `It can’t attack ${when(time)}.`,
  mustMove: (time: When) => `It must move ${when(time)} if it can.`,
  fresh: 'It arrived this turn and can’t move or attack yet.',
  mover: 'It has moved: it must attack next or lose its attack.',
  left: (spaces: number, attacks: number) =>
    `Left this turn: ${spacesLeft(spaces)}, ${attacksLeft(attacks)}.`,
  alsoHere: (card: string) => `${card} is also on this space.`,
};

const spaces = {
  title: (cell: string) => `Space ${cell}`,
  neutral: 'Neutral row, empty',
  entryZone: (names: Names, home: Seat) => `${owned(names, home, 'entry zone')}, empty`,
  entryFact: (names: Names, home: Seat, foe: Seat) =>
    `${sentence(does(names, home, 'plays new units here'))}. ${owned(names, foe, 'units')} on this space can attack ${whom(names, home)}.`,
};

const commands = {
  where: (names: Names, owner: Seat, cell: string) =>
    `${owned(names, owner, 'Command')} on ${cell}. It doesn’t fill the space and can’t be attacked.`,
  noTimeLeft: 'No time counters left.',
  timeLeft: (n: number) => `${counted(n, 'time counter')} left.`,
};

const attached = {
  to: (host: string, cell: string) => `Attached to ${host} on ${cell}.`,
  controlled: (names: Names, controller: Seat) => `Controlled by ${whom(names, controller)}.`,
  controlledAndOwned: (names: Names, controller: Seat, owner: Seat) =>
    `Controlled by ${whom(names, controller)}, owned by ${whom(names, owner)}.`,
  givesName: (name: string) => `It gives the name ${name}.`,
  silenced: 'It has lost its abilities.',
};

const links = {
  move: 'Move',
  attack: 'Attack',
  kind: (number: number) => `Link ${number} of the chain`,
  /** `link`: a sentence without a period. */
  does: (link: string) => `${link}.`,
  next: 'It resolves next unless a player responds.',
  after: (n: number) => `It resolves after ${n} newer ${n === 1 ? 'link' : 'links'}.`,
  canceled: 'It has been canceled.',
};

const piles = {
  count: (n: number) => counted(n, 'card'),
  /** `Mega Bot ×2`. */
  card: (card: string, n: number) => (n > 1 ? `${card} ×${n}` : card),
  known: (cards: readonly string[]) => `Known: ${cards.join(', ')}.`,
  onTop: (cards: readonly string[]) => `On top: ${cards.join(', ')}.`,
  deckList: (cards: readonly string[]) => `Deck list: ${cards.join(', ')}.`,
  handLimit: (n: number) => `Hand limit at the end of the turn: ${n}.`,
  markers: (n: number) => counted(n, 'blank marker'),
  lethal: (n: number) => `${n} cards here lose the match.`,
};

const sides = {
  bandwidth: (names: Names, seat: Seat) => owned(names, seat, 'bandwidth'),
  bandwidthUsed: (used: number, all: number) => `${used} of ${all} used`,
  bandwidthSum: 'Bandwidth',
  tower: (name: string, cell: string) => `${name} (${cell})`,
  mechaCosts: (name: string, cell: string, cost: number) => `${name} (${cell}) costs ${cost}.`,
  overLimit: 'Over the limit: Mechas stay, but no more can be played.',
  player: 'Player',
  damage: (taken: number, lethal: number) => `${taken} of ${lethal} cards in the damage zone.`,
  cards: (hand: number, deck: number) => `${counted(hand, 'card')} in hand, ${deck} in the deck.`,
  attackedFromEdge: 'Direct attacks use Range: the player is 1 step beyond the entry zone.',
  attackedFromEntryZone: 'Can be attacked only from the entry zone.',
};

/** The inspector. */
export const inspect = { units, spaces, commands, attached, links, piles, sides, name: 'Name' };
