import { does, sentence, their, whom, whose, type Names, type Seat } from '@mechatable/kernel';
import type { WindowName } from '../agenda.ts';
import type { Change } from '../event.ts';
import { OCCASIONS } from './chain.ts';
import { along, type Way } from './things.ts';

const counters = (n: number): string => (n === 1 ? 'counter' : 'counters');
const cardList = (cards: readonly string[]): string => cards.join(', ') || 'no cards';

const CHANGES: Readonly<Record<Change, (n: number) => string>> = {
  attack: (n) => `may attack ${n === 1 ? 'once more' : `${n} more times`} this turn`,
  space: (n) => `may move ${n} more ${n === 1 ? 'space' : 'spaces'} this turn`,
  pierce: () => 'has Pierce until end of turn',
  flight: () => 'has Flight until end of turn',
  reach: () => 'has Reach until end of turn',
  haste: () => 'has Haste until end of turn',
  range: (n) => `has Range ${n} until end of turn`,
  speed: (n) => `has Speed ${n} until end of turn`,
  cannotAttack: () => 'can’t attack this turn',
  cannotAttackNext: () => 'can’t attack on its controller’s next turn',
  cannotMove: () => 'can’t move this turn',
  cannotMoveNext: () => 'can’t move on its controller’s next turn',
  mustMoveNext: () => 'must move on its controller’s next turn',
  disarmed: (n) => `loses ${n} Armour ${counters(n)}`,
  healed: (n) => `repairs ${n} damage`,
  armour: (n) => `gets ${n} Armour ${counters(n)}`,
  durability: (n) => `gets ${n} durability ${counters(n)}`,
};

const player = (names: Names, seat: Seat, what: string): string => sentence(`${does(names, seat, what)}.`);
const owned = (names: Names, seat: Seat, what: string): string => sentence(`${whose(names, seat)} ${what}.`);

/** A card that a player lost by damage; null for a marker. */
export interface Damage {
  readonly by: string;
  readonly card: string | null;
  readonly total: number;
  readonly lethal: number;
}

const toDamageZone = ({ card, total, lethal }: Damage): string =>
  `${card ?? 'a marker'} goes to the damage zone (${total} of ${lethal})`;

/** Sentences about events. `card` and `unit` are names, `cell` is a space. */
export const events = {
  decided: (names: Names, seat: Seat) => player(names, seat, 'has decided whether to mulligan'),
  mulligan: (names: Names, seat: Seat) => player(names, seat, 'takes a mulligan'),
  kept: (names: Names, seat: Seat) => player(names, seat, 'keeps the opening hand'),
  turn: (names: Names, seat: Seat, turn: number) => `Turn ${turn}: ${whose(names, seat)} turn.`,
  ticked: (card: string, cell: string, left: number) =>
    `${card} on ${cell} has ${left} time ${counters(left)} left.`,
  drew: (names: Names, seat: Seat, card: string) => player(names, seat, `draws ${card}`),
  drawFailed: (names: Names, seat: Seat) => player(names, seat, 'can’t draw: the deck is empty'),
  played: (names: Names, seat: Seat, card: string) => player(names, seat, `plays ${card}`),
  playedOn: (names: Names, seat: Seat, card: string, target: string) =>
    player(names, seat, `plays ${card} on ${target}`),
  moving: (unit: string, cell: string, way: Way) =>
    sentence(`${unit} on ${cell} is about to move ${along(way)}.`),
  attacking: (unit: string, cell: string, target: string) =>
    sentence(`${unit} on ${cell} attacks ${target}.`),
  activated: (names: Names, seat: Seat, card: string, cell: string) =>
    player(names, seat, `uses ${card} on ${cell}`),
  activatedInDamageZone: (names: Names, seat: Seat, card: string) =>
    player(names, seat, `uses ${card} in the damage zone`),
  passed: (names: Names, seat: Seat, window: WindowName) =>
    player(names, seat, `passes as ${OCCASIONS[window]}`),
  arrived: (unit: string, cell: string) => sentence(`${unit} arrives on ${cell}.`),
  moved: (card: string, from: string, cell: string) => `${card} moves from ${from} to ${cell}.`,
  stayed: (card: string, cell: string) => `${card} stays on ${cell}: it can no longer move.`,
  unitGone: 'The unit is gone: nothing happens.',
  calledOff: (card: string, cell: string) => `The attack by ${card} on ${cell} is called off.`,
  hit: (card: string, cell: string, amount: number, by: string, left: number) =>
    `${card} on ${cell} takes ${amount} damage from ${by}: ${left} durability left.`,
  soaked: (card: string, cell: string, by: string, left: number) =>
    `Armour on ${card} (${cell}) stops ${by}: ${left} left.`,
  struckDirectly: (names: Names, seat: Seat, damage: Damage) =>
    `${damage.by} hits ${whom(names, seat)} directly: ${toDamageZone(damage)}.`,
  struckByEffect: (names: Names, seat: Seat, damage: Damage) =>
    `${damage.by} costs ${whom(names, seat)} a card: ${toDamageZone(damage)}.`,
  missed: (names: Names, seat: Seat, by: string) =>
    `${by} has power 0: ${does(names, seat, 'takes no damage')}.`,
  fizzled: (names: Names, seat: Seat, card: string) =>
    owned(names, seat, `${card} has no effect: its target or space is gone`),
  destroyed: (unit: string, cell: string) => sentence(`${unit} on ${cell} is destroyed.`),
  sacrificed: (names: Names, seat: Seat, card: string, cell: string) =>
    player(names, seat, `sacrifices ${card} on ${cell}`),
  discarded: (names: Names, seat: Seat, card: string) => player(names, seat, `discards ${card}`),
  putAway: (names: Names, seat: Seat, card: string) => `${card} goes to ${whose(names, seat)} discard pile.`,
  trigger: (names: Names, seat: Seat, card: string) => owned(names, seat, `${card} triggers`),
  attached: (card: string, cell: string) => `${card} is attached on ${cell}.`,
  attachedTo: (card: string, to: string, cell: string) => `${card} is attached to ${to} on ${cell}.`,
  shed: (names: Names, seat: Seat, card: string, cell: string) =>
    `${card} on ${cell} goes to ${whose(names, seat)} discard pile.`,
  named: (card: string, cell: string, name: string) => `${card} on ${cell} is now called ${name}.`,
  forfeited: (card: string, cell: string) =>
    `${card} on ${cell} gives up its attack: another action came first.`,
  cancelled: (names: Names, seat: Seat, card: string) => owned(names, seat, `${card} is canceled`),
  returned: (names: Names, seat: Seat, card: string, cell: string) =>
    `${card} returns from ${cell} to ${whose(names, seat)} hand.`,
  took: (names: Names, seat: Seat, card: string, from: 'deck' | 'discard') =>
    player(names, seat, `takes ${card} from the ${from === 'deck' ? 'deck' : 'discard pile'}`),
  searched: (names: Names, seat: Seat) => player(names, seat, `looks through ${their(names, seat)} deck`),
  shuffled: (names: Names, seat: Seat) => owned(names, seat, 'deck is shuffled'),
  putBack: (names: Names, seat: Seat, card: string) =>
    player(names, seat, `puts ${card} on top of ${their(names, seat)} deck`),
  milled: (names: Names, seat: Seat, card: string) =>
    `${card} goes from ${whose(names, seat)} deck to the discard pile.`,
  sprung: (names: Names, seat: Seat, card: string) =>
    `${card} takes effect in ${whose(names, seat)} damage zone.`,
  gained: (names: Names, seat: Seat, card: string, cell: string) =>
    player(names, seat, `gains control of ${card} on ${cell}`),
  handsShown: (names: Names, hands: readonly (readonly string[])[]) =>
    `Both hands are revealed: ${hands.map((hand, seat) => does(names, seat, `has ${cardList(hand)}`)).join('; ')}.`,
  topShown: (names: Names, seat: Seat, card: string) =>
    `The top card of ${whose(names, seat)} deck is ${card}.`,
  skipped: (names: Names, seat: Seat, card: string) =>
    player(names, seat, `skips the Draw Phase for ${card}`),
  stillness: 'Mechas can’t move for the rest of this turn.',
  turnKey: (names: Names, seat: Seat) =>
    owned(names, seat, 'Wind-Up Mechas get +2 power and cost 1 less this turn'),
  noTowers: (names: Names, seat: Seat) => player(names, seat, 'can’t play Towers for the rest of the game'),
  gambled: (names: Names, seat: Seat, n: number) =>
    player(names, seat, `is picked at random to draw ${n} ${n === 1 ? 'card' : 'cards'}`),
  aimed: (names: Names, seat: Seat, card: string, target: string) =>
    owned(names, seat, `${card} targets ${target}`),
  chose: (names: Names, seat: Seat) => player(names, seat, 'has chosen a card'),
  changed: (card: string, cell: string, change: Change, n: number) =>
    `${card} on ${cell} ${CHANGES[change](n)}.`,
  looked: (names: Names, seat: Seat, at: Seat) => player(names, seat, `looks at ${whose(names, at)} hand`),
  lookedAtCards: (names: Names, seat: Seat, at: Seat, cards: readonly string[]) =>
    player(names, seat, `looks at ${whose(names, at)} hand: ${cardList(cards)}`),
  phaseEnded: (names: Names, seat: Seat) => player(names, seat, 'ends the Main Phase'),
  exhausted: (names: Names, seat: Seat) => player(names, seat, 'has taken 200 actions: the Main Phase ends'),
};
