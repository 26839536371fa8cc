import { does, sentence, whom, whose, type Names, type Seat } from '@mechatable/kernel';
import { BLUE, RED, counted, diceCounted, numbers, title, type Sides, type Stage } from './terms.ts';

export interface Plaque {
  readonly name: string;
  readonly points: number;
  readonly target: number;
  /** Null before the first turn. */
  readonly now: { readonly coming: number; readonly left: number } | null;
  readonly leads: boolean;
  readonly asked: boolean;
}

export const player = {
  label: ({ name, points, target, now, leads, asked }: Plaque): string =>
    [
      `${name}: ${points} of ${target} points`,
      ...(now === null
        ? []
        : [`${now.coming} more if the turn ended now`, `${counted(now.left, 'mecha', 'mecha')} left`]),
      ...(leads ? ['has the initiative'] : []),
      ...(asked ? ['to act'] : []),
    ].join(', '),
  won: 'won',
  yourTurn: 'your turn',
  toAct: 'to act',
  points: (points: number, target: number): string => `${points} of ${target} points.`,
  mechaLeft: (left: number, of: number): string => `${left} of ${of} mecha left.`,
  onBoard: (force: string): string => `On the board: ${force}.`,
  force: (force: string): string => `Force: ${force}.`,
  wonInitiative: 'Won this turn’s initiative roll.',
  ifTurnEnded: 'If the turn ended now',
};

export const turn = {
  setup: 'Setup',
  turn: (number: number): string => `Turn ${number}`,
  over: 'Game over',
  bothChoose: 'Both players choose in secret',
  isChoosing: (names: Names, seat: Seat): string => sentence(does(names, seat, 'is choosing')),
  assigns: (sides: Sides, color: Seat): string => sentence(does(sides, color, 'assigns the dice')),
  whose: (sides: Sides, color: Seat): string => sentence(`${whose(sides, color)} turn`),
  /** At the head of the page. */
  status: {
    board: 'Building the board',
    forces: 'Choosing forces',
    deployment: 'Deploying mecha',
    initiative: 'Initiative Phase',
    movement: 'Movement Phase',
    combat: 'Combat Phase',
    victory: 'Victory Phase',
  } satisfies Record<Stage, string>,
};

export const dice = {
  setupDraw: 'Setup draw',
  initiative: (sides: Sides, red: number, blue: number): string => `Initiative: ${numbers(sides, red, blue)}`,
  attack: (count: number): string => `Attack: ${diceCounted(count)}`,
  next: (die: number): string => `The ${die}, next to be assigned`,
  title: (die: number): string => `A ${die}`,
  kind: 'Attack die',
  left: (count: number): string => `${diceCounted(count)} left to assign, this one first.`,
  hurts: (die: number): string => `Hurts mecha with Armor ${die} or less. The defender chooses who takes it.`,
};

/** Short texts while an event is shown. */
export const cues = {
  built: 'The board is complete',
  forceChosen: 'Force chosen',
  revealed: 'All mecha are face up',
  turn: (turnNumber: number): string => `Turn ${turnNumber}`,
  side: title,
  tie: 'Tie: roll again',
  winsInitiative: (sides: Sides, color: Seat): string => sentence(does(sides, color, 'wins the initiative')),
  starts: (sides: Sides, color: Seat, phase: string): string =>
    `${phase}: ${sentence(does(sides, color, 'starts'))}`,
  moves: 'Moves',
  stays: 'Stays',
  reset: 'Reset',
  passes: 'Passes',
  dice: diceCounted,
  saved: 'Armor holds',
  damage: '−1',
  /** `Victory Phase: you +7, Mira +5`. */
  scored: (sides: Sides, red: number, blue: number): string =>
    `Victory Phase: ${whom(sides, RED)} +${red}, ${whom(sides, BLUE)} +${blue}`,
  draw: 'Draw',
  wins: (names: Names, winner: Seat): string => sentence(does(names, winner, 'wins')),
};

/** Statistics after a match. */
export const statistics = {
  points: 'Points',
  unitsMoved: 'Units moved',
  attacks: 'Attacks',
  pins: 'Pins',
  hits: 'Hits',
  lost: 'Mecha lost',
  dice: 'Attack dice rolled',
};
