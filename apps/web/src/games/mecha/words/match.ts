import { does, sentence, whom, type Names, type Seat } from '@mechatable/kernel';
import { counted } from './phrases.ts';

const phases = { Start: 'Start', Draw: 'Draw', Main: 'Main', End: 'End' };

/** Where the match is: the head of the table, the turn track and the chain. */
export const match = {
  phases,
  beforeTurns: 'Before the first turn',
  turn: (turn: number) => `Turn ${turn}`,
  over: 'Over',
  opening: 'Opening',
  phase: (phase: keyof typeof phases) => `${phases[phase]} Phase`,
  phaseWithChain: (phase: keyof typeof phases, links: number) =>
    `${phases[phase]} Phase, chain of ${counted(links, 'link')}`,
  openingHands: 'Opening hands',
  turnOf: (names: Names, turn: number, seat: Seat) => `Turn ${turn}: ${sentence(whom(names, seat))}`,
  towerPlayed: 'Tower played',
  noTowerYet: 'No Tower yet',
  stillness: 'Mechas can’t move',
  turnKeys: (names: Names, seat: Seat, card: string, n: number) =>
    `${sentence(whom(names, seat))}: ${card}${n > 1 ? ` ×${n}` : ''}`,
  noTowers: (names: Names, seat: Seat) => `${sentence(whom(names, seat))} can’t play Towers`,
  noChain: 'No chain',
  chain: (links: number) => (links === 1 ? 'Chain' : `Chain of ${links}`),
  triggersWaiting: 'Triggers waiting',
  /** `link`: a sentence without a period. */
  link: (number: number, link: string) => `Link ${number} of the chain: ${link}`,
  canceledLink: (number: number, link: string) => `Link ${number} of the chain: ${link}, canceled`,
  canceled: 'canceled',
  aim: (target: string) => `→ ${target}`,
  moves: (unit: string) => `${unit} moves`,
  attacks: (unit: string) => `${unit} attacks`,
  unit: (name: string, cell: string) => `${name} (${cell})`,
  removedUnit: 'A removed unit',
};

/** The results of an action. */
export const forecast = {
  unit: (name: string, cell: string) => `${name} (${cell})`,
  armourStops: (unit: string, damage: number, left: number, had: number) =>
    `${unit}: Armour stops ${damage} damage, ${left} of ${had} Armour left`,
  armourStopsDamage: (unit: string, left: number, had: number) =>
    `${unit}: Armour stops the damage, ${left} of ${had} Armour left`,
  hit: (unit: string, before: number, damage: number, left: number) =>
    `${unit}: ${before} durability − ${damage} damage: ${left} left`,
  hitDestroys: (unit: string, before: number, damage: number) =>
    `${unit}: ${before} durability − ${damage} damage: destroyed`,
  destroyed: (unit: string) => `${unit}: destroyed`,
  struck: (names: Names, seat: Seat, total: number, lethal: number) =>
    `${sentence(does(names, seat, 'takes a hit'))}: ${total} of ${lethal}`,
  lastStrike: (names: Names, seat: Seat, total: number, lethal: number) =>
    `${sentence(does(names, seat, 'takes a hit'))}: ${total} of ${lethal}, match over`,
  missed: (names: Names, seat: Seat) => `No hit on ${whom(names, seat)}: power 0`,
  calledOff: 'The attack is called off',
  forfeited: (unit: string) => `${unit} has moved and loses its attack`,
};

/** After a match. */
export const statistics = {
  drawn: 'Cards drawn',
  towers: 'Towers played',
  mechas: 'Mechas played',
  commands: 'Commands played',
  pilots: 'Pilots played',
  moves: 'Moves',
  attacks: 'Attacks',
  hits: 'Direct hits',
  lost: 'Units lost',
};
