import { findBot } from '@mechatable/bots';
import { GAMES } from '@mechatable/catalog';
import { rngOfMatch, type AnyGame, type Seat } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { expect, test } from 'vitest';
import { reasonFor } from '../../src/table/thoughts/reason.ts';

/** Too technical to name, or never changed by a single choice. */
const UNNAMED = ['second', 'lastDraw', 'cardTooMany', 'powerAbove', 'pointSoon', 'mechPower'];

test.each(GAMES.map(({ id }) => id))('%s has words for what its evaluation counts', (id) => {
  const game = GAMES.find((one) => one.id === id);
  const factors = game?.lab.factors?.list ?? [];
  expect(factors.length).toBeGreaterThan(0);
  const unnamed = factors.filter(
    ({ id: factor, given }) =>
      !given &&
      !UNNAMED.includes(factor.replace(/\d+$/, '')) &&
      [true, false].every((isMore) =>
        [true, false].every((isOwn) => game?.words.change(factor, isMore, isOwn) === null),
      ),
  );
  expect(unnamed.map((one) => one.id)).toEqual([]);
});

/** Calls back at every decision of a match between greedy bots, up to a number of them. */
function follow(
  game: AnyGame,
  most: number,
  onDecision: (view: unknown, seat: Seat, legal: readonly unknown[]) => void,
): void {
  const state = game.rules.setup(game.rules.options.parse({}), 2, rngOfMatch('reasons', 2));
  const bot = findBot('greedy').create(game, 'reasons', 2);
  for (let seq = 0; seq < most; seq++) {
    const [seat] = game.rules.toAct(state);
    if (seat === undefined) return;
    const legal = game.rules.legal(state, seat);
    const view = game.rules.view(state, seat);
    onDecision(view, seat, legal);
    game.rules.apply(state, seat, bot.choose({ seat, seq, legal, view: () => view }));
  }
}

test('a reason says what a choice does, and the same view always gets the same one', () => {
  const reasons = new Set<string>();
  follow(lanes, 40, (view, seat, legal) => {
    const attacks = legal.filter((action) => (action as { kind: string }).kind === 'attack');
    for (const action of attacks.slice(0, 1)) {
      const reason = reasonFor(lanes, view, seat, action);
      expect(reason).toMatch(/^[A-Z].*\.$/);
      if (reasons.size === 0) expect(reasonFor(lanes, view, seat, action)).toBe(reason);
      reasons.add(reason);
    }
  });
  expect([...reasons].some((reason) => reason.includes('Your opponent loses protection.'))).toBe(true);
});
