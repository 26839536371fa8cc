import { does, sentence, whom, type Names, type Seat } from '@mechatable/kernel';
import type { WindowName } from '../agenda.ts';
import { along, type Way } from './things.ts';

/** The occasions of the windows. */
export const OCCASIONS: Readonly<Record<WindowName, string>> = {
  start: 'the turn begins',
  draw: 'the Draw Phase ends',
  end: 'the turn ends',
  destroyed: 'a Mecha is destroyed',
  card: 'a card is played',
  move: 'a unit moves',
  attack: 'a unit attacks',
  ability: 'an ability is used',
};

const player = (names: Names, seat: Seat, what: string): string => sentence(does(names, seat, what));

/** The occasions to respond, as settings. `second`: the attacker may respond, and the defender didn't. */
const windows: Readonly<Record<WindowName | 'second', string>> = {
  start: 'A turn begins',
  draw: 'The Draw Phase ends',
  card: 'A card is played',
  ability: 'An ability is used',
  move: 'A unit moves',
  attack: 'A unit attacks',
  second: 'Nobody responds to your attack',
  destroyed: 'A Mecha is destroyed',
  end: 'A turn ends',
};

/** The links of the chain, as sentences without a period. */
export const chain = {
  windows,
  plays: (names: Names, seat: Seat, card: string) => player(names, seat, `plays ${card}`),
  playsOn: (names: Names, seat: Seat, card: string, target: string) =>
    player(names, seat, `plays ${card} on ${target}`),
  uses: (names: Names, seat: Seat, card: string) => player(names, seat, `uses ${card}`),
  moves: (unit: string, way: Way) => `${unit} moves ${along(way)}`,
  attacks: (unit: string, target: string) => `${unit} attacks ${target}`,
  attacksPlayer: (names: Names, unit: string, seat: Seat) => `${unit} attacks ${whom(names, seat)}`,
};
