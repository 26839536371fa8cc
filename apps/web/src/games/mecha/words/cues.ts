import { does, sentence, type Names, type Seat } from '@mechatable/kernel';
import type { Change } from '@mechatable/mecha';
import { owned, signed } from './phrases.ts';

const changes: Readonly<Record<Change, (n: number) => string>> = {
  attack: (n) => `${signed(n)} attack`,
  space: (n) => `${signed(n)} space`,
  pierce: () => 'Pierce',
  flight: () => 'Flight',
  reach: () => 'Reach',
  haste: () => 'Haste',
  range: (n) => `Range ${n}`,
  speed: (n) => `Speed ${n}`,
  cannotAttack: () => 'Can’t attack',
  cannotAttackNext: () => 'Can’t attack next turn',
  cannotMove: () => 'Can’t move',
  cannotMoveNext: () => 'Can’t move next turn',
  mustMoveNext: () => 'Must move next turn',
  armour: (n) => `${signed(n)} Armour`,
  disarmed: (n) => `${signed(-n)} Armour`,
  healed: signed,
  durability: signed,
};

/** Texts that flash up on the table. */
export const cues = {
  changes,
  turn: (names: Names, seat: Seat) => owned(names, seat, 'turn'),
  plays: (names: Names, seat: Seat) => sentence(does(names, seat, 'plays')),
  attacks: (names: Names, seat: Seat) => sentence(does(names, seat, 'attacks')),
  uses: (names: Names, seat: Seat) => sentence(does(names, seat, 'uses')),
  springs: 'Takes effect',
  aims: 'Takes aim',
  deckEmpty: 'Deck is empty',
  stays: 'Stays',
  calledOff: 'Called off',
  damage: (n: number) => signed(-n),
  armour: 'Armour',
  hits: (total: number, lethal: number) => `${total} of ${lethal}`,
  noPower: 'No power',
  noEffect: 'No effect',
  canceled: (card: string) => `${card} canceled`,
  attackGivenUp: 'Attack forfeited',
  takesControl: (names: Names, seat: Seat) => sentence(does(names, seat, 'takes control')),
  draws: (names: Names, seat: Seat, n: number) => sentence(does(names, seat, `draws ${n}`)),
  stillness: 'Mechas can’t move',
  draw: 'Draw',
  wins: (names: Names, seat: Seat) => sentence(does(names, seat, 'wins')),
};
