import { does, whose, type Names, type Seat } from '@mechatable/kernel';
import type { TriggerName, Until } from '../content/language.ts';
import { says } from './says.ts';
import { terms } from './terms.ts';

const UNTIL: Record<Until, string> = {
  combat: 'until end of combat',
  turn: 'until end of turn',
  yourNextTurn: 'until the start of its controller’s next turn',
  stay: 'while it stays in unit zones',
};

const some = (card: string | null): string => card ?? 'a card';

/** Sentences about events. A card in play is given with its owner, and with its zone where that matters. */
export const events = {
  /** `Mira’s Pike Lancer`. */
  owned: (names: Names, seat: Seat, card: string): string => `${whose(names, seat)} ${card}`,
  /** `Mira’s Pike Lancer in A1f`. */
  inZone: (card: string, zone: string): string => `${card} in ${zone}`,
  toss: (names: Names, seat: Seat): string => says(names, seat, 'wins the toss'),
  first: (names: Names, seat: Seat): string => says(names, seat, 'takes the first turn'),
  turn: (names: Names, seat: Seat, turn: number): string => `Turn ${turn}: ${does(names, seat, 'begins')}.`,
  drew: (names: Names, seat: Seat, card: string | null): string => says(names, seat, `draws ${some(card)}`),
  set: (names: Names, seat: Seat, card: string | null): string =>
    says(names, seat, `sets ${some(card)} face down as protection`),
  returned: (names: Names, seat: Seat, card: string | null): string =>
    says(names, seat, `puts ${some(card)} on the bottom of the deck for the exchange`),
  buried: (names: Names, seat: Seat, card: string | null): string =>
    says(names, seat, `puts ${some(card)} on the bottom of the deck`),
  protectionLost: (names: Names, seat: Seat, card: string | null): string =>
    says(names, seat, `takes a protection card into hand${card === null ? '' : `: ${card}`}`),
  took: (names: Names, seat: Seat, card: string): string => says(names, seat, `takes ${card} from the pool`),
  revealed: (names: Names, seat: Seat, card: string): string =>
    says(names, seat, `reveals ${card} in the pool`),
  played: (names: Names, seat: Seat, card: string): string => says(names, seat, `plays ${card}`),
  arrived: (card: string, zone: string): string => `${card} enters ${zone}.`,
  attached: (names: Names, seat: Seat, card: string, zone: string): string =>
    says(names, seat, `attaches ${card} to the unit in ${zone}`),
  discarded: (names: Names, seat: Seat, card: string): string => says(names, seat, `discards ${card}`),
  trashed: (names: Names, seat: Seat, card: string): string => `${card} goes to ${whose(names, seat)} trash.`,
  rested: (unit: string, n: number): string => `${unit} gets [Rest] ${n}.`,
  readied: (unit: string): string => `${unit} is ready again.`,
  moved: (card: string, from: string, to: string): string => `${card} moves from ${from} to ${to}.`,
  attacked: (unit: string): string => `${unit} attacks.`,
  fight: (unit: string, foe: string): string => `${unit} fights ${foe}.`,
  result: (unit: string, power: number, foe: string, foePower: number): string =>
    `${unit} has power ${power}, ${foe} has power ${foePower}.`,
  noCheck: (unit: string): string => `${unit} has power 0 and can’t check protection.`,
  /** A unit card that dies in a deck. */
  milled: (names: Names, seat: Seat, card: string): string =>
    `${whose(names, seat)} ${card} goes to the graveyard.`,
  died: (unit: string): string => `${unit} dies.`,
  survived: (unit: string): string => `${unit} loses the combat but survives.`,
  bounced: (names: Names, seat: Seat, unit: string): string =>
    `${unit} returns to ${whose(names, seat)} hand.`,
  salvaged: (names: Names, seat: Seat, card: string): string => says(names, seat, `returns ${card} to hand`),
  power: (unit: string, amount: number, until: Until, by: string): string =>
    `${unit} gets ${amount > 0 ? `+${amount}` : amount} power ${UNTIL[until]} (${by}).`,
  warded: (unit: string): string => `${unit} is protected by Ward.`,
  trigger: (card: string, name: TriggerName): string =>
    `${card} ${name === 'main' ? 'uses' : 'triggers'} ${terms.triggers[name]}.`,
  takesEffect: (card: string): string => `${card} takes effect.`,
  noExchange: (names: Names, seat: Seat): string => says(names, seat, 'makes no exchange'),
  unused: (names: Names, seat: Seat, card: string): string => says(names, seat, `does not use ${card}`),
  declined: (names: Names, seat: Seat): string => says(names, seat, 'declines to react'),
  looked: (names: Names, seat: Seat, n: number, cards: readonly string[] | null): string => {
    const top = n === 1 ? 'the top card' : `the top ${n} cards`;
    return says(names, seat, `looks at ${top} of the deck${cards === null ? '' : `: ${cards.join(', ')}`}`);
  },
  passed: (names: Names, seat: Seat): string => says(names, seat, 'ends the turn'),
  stopped: 'Trigger limit reached: 256 triggers have resolved; the rest are dropped.',
  exhausted: (names: Names, seat: Seat): string =>
    says(names, seat, 'has taken 100 main actions this turn and can only end it'),
};
