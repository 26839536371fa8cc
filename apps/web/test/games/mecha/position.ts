import { rngFrom, type Seat } from '@mechatable/kernel';
import {
  mecha1e,
  mecha2e,
  unitId,
  type Edition,
  type State,
  type UnitView,
  type View,
} from '@mechatable/mecha';
import { UNTOUCHED } from '../../../src/games/mecha/example.ts';

const GAMES = { '1e': mecha1e, '2e': mecha2e };

/** What differs from a fresh unit of that name. */
export type Piece = Partial<Pick<UnitView, 'damage' | 'armour' | 'steps' | 'arrived'>> & {
  readonly name: string;
  readonly seat: Seat;
};

/** The start of a match with these units on the battlefield, in South's Main Phase; more is changed by hand. */
export function position(edition: Edition, pieces: Record<string, Piece>, change: Partial<View> = {}): State {
  const game = GAMES[edition];
  const state = game.rules.setup(game.rules.options.parse({ firstPlayer: 'S' }), 2, rngFrom('position'));
  const units = Object.entries(pieces).map(([cell, { name, seat, ...rest }], id): UnitView => {
    const card = game.content.pieces.find((piece) => piece.name === name)?.id;
    if (card === undefined) throw new Error(`There is no card ${name}.`);
    return { ...BLANK, card, cell, id: unitId(id), owner: seat, controller: seat, ...rest };
  });
  const view: View = {
    ...game.rules.view(state, 0),
    turn: 5,
    active: 0,
    arrivals: units.length,
    units,
    agenda: [{ ask: 'main', seat: 0 }],
    ...change,
  };
  return game.rules.imagine(view, rngFrom('position'));
}

const BLANK: UnitView = {
  id: unitId(0),
  card: '',
  cell: '',
  owner: 0,
  controller: 0,
  damage: 0,
  armour: 0,
  arrived: 0,
  attached: [],
  name: '',
  silenced: false,
  ...UNTOUCHED,
  power: 0,
  durability: 0,
  left: 0,
  cost: 0,
  reach: 0,
  keywords: [],
  marks: [],
  stepsLeft: 0,
  attacksLeft: 0,
};
