import { findBot } from '@mechatable/bots';
import { GAMES } from '@mechatable/catalog';
import { rngOfMatch, type AnyGame, type Names, type Seat } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { expect, test } from 'vitest';
import { reasonFor } from '../../../src/table/thoughts/reason.ts';

/** Too technical to name, or never changed by a single choice. */
const UNNAMED = ['second', 'lastDraw', 'cardTooMany', 'powerAbove', 'pointSoon', 'mechPower'];

/** A small game may evaluate its states as a whole. */
const WITH_FACTORS = GAMES.filter(({ lab }) => lab.factors !== undefined);

test.each(WITH_FACTORS.map((game) => [game.id, game] as const))(
  '%s has words for what its evaluation counts',
  (_id, game) => {
    const factors = game.lab.factors?.list ?? [];
    expect(factors.length).toBeGreaterThan(0);
    const unnamed = factors.filter(
      ({ id: factor, given }) =>
        !given &&
        !UNNAMED.includes(factor.replace(/\d+$/, '')) &&
        [true, false].every((isMore) =>
          [true, false].every((isOwn) => game.words.change(factor, isMore, isOwn) === null),
        ),
    );
    expect(unnamed.map((one) => one.id)).toEqual([]);
  },
);

/** Calls back at every decision with a choice in a match between veterans, up to a number of them. */
function follow(
  game: AnyGame,
  most: number,
  onDecision: (view: unknown, seat: Seat, legal: readonly unknown[], chosen: unknown) => void,
): void {
  const seats = game.seats.max;
  const state = game.rules.setup(game.rules.options.parse({}), seats, rngOfMatch('reasons', seats));
  const bot = findBot('veteran').create(game, 'reasons', seats);
  for (let seq = 0, asked = 0; asked < most; seq++) {
    const [seat] = game.rules.toAct(state);
    if (seat === undefined) return;
    const legal = game.rules.legal(state, seat);
    const view = game.rules.view(state, seat);
    const chosen = bot.choose({ seat, seq, legal, view: () => view });
    if (legal.length > 1 && game.rules.turn(state) > 0) {
      asked++;
      onDecision(view, seat, legal, chosen);
    }
    game.rules.apply(state, seat, chosen);
  }
}

const namesFor = (game: AnyGame, viewer: Seat): Names => ({
  viewer,
  names: Array.from({ length: game.seats.max }, (_, seat) => `Player ${String(seat + 1)}`),
});

test('a reason says what a choice does, and the same view always gets the same one', () => {
  const reasons = new Set<string>();
  follow(lanes, 70, (view, seat, legal) => {
    const attacks = legal.filter((action) => (action as { kind: string }).kind === 'attack');
    for (const action of attacks.slice(0, 1)) {
      const names = namesFor(lanes, seat);
      const reason = reasonFor(lanes, { view, seat, action }, names);
      expect(reason).toMatch(/^[A-Z].*\.$/);
      expect(reasonFor(lanes, { view: structuredClone(view), seat, action }, names)).toBe(reason);
      reasons.add(reason);
    }
  });
  expect([...reasons].some((reason) => / hits Player [12]\./.test(reason))).toBe(true);
});

/** Sentences that name a piece, by game: in M.A.S.C. a name such as `r5 (Frog)`, elsewhere a card or a Territory. */
const NAMES_PIECE: Readonly<Record<string, RegExp>> = { masc: /[rb]\d+ \(\w+\)/ };

test.each(['lanes', 'mecha-1e', 'mecha-2e', 'masc', 'mechanation'])(
  '%s: reasons name the pieces, the effect and the risk',
  (id) => {
    const game = GAMES.find((one) => one.id === id);
    if (game === undefined) throw new Error(`no ${id}`);
    const pieces = game.content.pieces.map(({ name }) => name);
    const isNamed = (reason: string): boolean =>
      NAMES_PIECE[id]?.test(reason) ?? pieces.some((name) => reason.includes(name));
    const reasons: string[] = [];
    follow(game, id === 'masc' ? 20 : 40, (view, seat, legal, action) => {
      const instead = legal.find((other) => other !== action);
      reasons.push(reasonFor(game, { view, seat, action, instead }, namesFor(game, seat)));
    });
    expect(reasons.filter(isNamed).length).toBeGreaterThanOrEqual(5);
    expect(reasons.every((reason) => reason.length < 160)).toBe(true);
  },
);
