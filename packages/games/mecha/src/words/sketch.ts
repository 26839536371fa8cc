import { sentence, whom, type Names, type Seat } from '@mechatable/kernel';

export interface Counts {
  readonly damage: number;
  readonly lethal: number;
  readonly cost: number;
  readonly bandwidth: number;
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
}

/** The table as text. */
export const sketch = {
  beforeTurns: 'before the first turn',
  turn: (names: Names, turn: number, seat: Seat) => `turn ${turn}, ${whom(names, seat)}`,
  player: (names: Names, seat: Seat) => sentence(whom(names, seat)),
  side: (player: string, { damage, lethal, cost, bandwidth, hand, deck, discard }: Counts) =>
    `${player}: damage ${damage}/${lethal}, bandwidth ${cost}/${bandwidth}, hand ${hand}, deck ${deck}, discard ${discard}`,
  lying: (card: string, cell: string, time: number) => `${card} on ${cell} (${time})`,
  battlefield: (cards: readonly string[]) => `On the battlefield: ${cards.join(', ')}`,
  link: { ability: 'ability', move: 'move', attack: 'attack' },
  chain: (links: readonly string[]) => `Chain: ${links.join(' < ')}`,
};
