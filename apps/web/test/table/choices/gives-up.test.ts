import { pick, rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { ENTRIES } from '../../../src/games/games.ts';

/** How many moves of a random match are looked at. */
const MOVES = 250;

test.each(ENTRIES)(
  '$id: turns can be ended, each in one way, and most choices give up nothing',
  async (entry) => {
    const { game, drawing } = await entry.load();
    const rng = rngFrom(`gives up ${game.id}`);
    const state = game.rules.setup(game.rules.options.parse({}), game.seats.max, rngFrom('gives up'));
    const found = { turn: 0, chance: 0, nothing: 0 };
    let actsAgain = false; // in some games, every action ends a turn
    for (let moves = 0; moves < MOVES && game.rules.outcome(state) === null; moves++) {
      const [seat = 0] = game.rules.toAct(state);
      const view = game.rules.view(state, seat);
      const legal = game.rules.legal(state, seat);
      const ends = legal.filter((action) => drawing.givesUp(view, action) === 'turn');
      expect(ends.length).toBeLessThan(2); // they share one place
      for (const action of legal) found[drawing.givesUp(view, action) ?? 'nothing']++;
      game.rules.apply(state, seat, pick(rng, legal));
      actsAgain ||= game.rules.toAct(state).includes(seat);
    }
    expect(found.turn > 0).toBe(actsAgain);
    expect(found.nothing).toBeGreaterThan(found.turn);
  },
);
