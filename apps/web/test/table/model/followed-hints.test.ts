import { THOUGHTLESS, findBot, type Thought } from '@mechatable/bots';
import { rngOfMatch, same } from '@mechatable/kernel';
import type { Action } from '@mechatable/masc';
import { expect, test } from 'vitest';
import { findEntry } from '../../../src/games/games.ts';
import type { TableGame } from '../../../src/games/shared/drawing.ts';
import { usefulChoices } from '../../../src/table/thoughts/useful.ts';

interface Followed {
  readonly view: unknown;
  readonly action: unknown;
}

/** Follows hints in the first seat, from the first turn on, and returns what they recommended. All are legal. */
function followHints(table: TableGame, seed: string, hints: number, iterations: number): readonly Followed[] {
  const { game } = table;
  const { rules } = game;
  const seats = game.seats.max;
  const state = rules.setup(rules.options.parse({}), seats, rngOfMatch(seed, seats));
  const rest = Array.from({ length: seats }, (_, seat) =>
    findBot('regular').create(game, `${seed}${String(seat)}`, seats),
  );
  const followed: Followed[] = [];
  for (let seq = 0; followed.length < hints; seq++) {
    const [seat] = rules.toAct(state);
    if (seat === undefined) break;
    const legal = rules.legal(state, seat);
    const view = rules.view(state, seat);
    if (seat !== 0 || rules.turn(state) === 0 || legal.length === 1) {
      rules.apply(state, seat, rest[seat]?.choose({ seat, seq, legal, view: () => view }));
      continue;
    }
    let thought: Thought = THOUGHTLESS;
    const onThought = (found: Thought): void => {
      thought = found;
    };
    findBot(`search:${String(iterations)}it`)
      .create(game, `hint ${String(seq)}`, seats)
      .choose({ seat, seq, legal, view: () => view, onThought });
    const action =
      legal[usefulChoices(table, { view, viewer: seat, legal }, thought).choices[0]?.choice ?? -1];
    expect(action).toBeDefined();
    expect(rules.judge(state, seat, action).ok).toBe(true);
    followed.push({ view, action });
    rules.apply(state, seat, action);
  }
  return followed;
}

test.each(['lanes', 'mecha-1e', 'mecha-2e', 'mechanation'])(
  '%s: hints are legal when they are shown, and no table gets the same one twice',
  async (id) => {
    const table = await findEntry(id)?.load();
    if (table === undefined) throw new Error(`no ${id}`);
    const followed = followHints(table, 'a', 10, 12);
    expect(followed.length).toBe(10);
    followed.forEach(({ view, action }, place) => {
      const earlier = followed.slice(0, place);
      expect(earlier.some((other) => same(other.action, action) && same(other.view, view))).toBe(false);
    });
  },
);

/** The square of a mecha. */
function squareOf(view: unknown, mecha: string): string | null {
  const { mecha: all } = view as {
    readonly mecha: readonly { readonly id: string; readonly square: string }[];
  };
  return all.find(({ id }) => id === mecha)?.square ?? null;
}

test('M.A.S.C.: a followed hint is never undone or repeated by the next ones', async () => {
  const table = await findEntry('masc')?.load();
  if (table === undefined) throw new Error('no masc');
  const followed = followHints(table, 'a', 40, 60);
  expect(followed.length).toBeGreaterThanOrEqual(25); // then the match is over
  /** By mecha: the squares that it left. */
  const left = new Map<string, string[]>();
  for (const { view, action: hinted } of followed) {
    const action = hinted as Action;
    expect(action.kind).not.toBe('reset');
    if (action.kind !== 'moveMecha') continue;
    const from = squareOf(view, action.mecha) ?? '';
    const before = left.get(action.mecha) ?? [];
    expect(before, `${action.mecha} goes back to ${action.to}`).not.toContain(action.to);
    expect(before, `${action.mecha} leaves ${from} twice`).not.toContain(from);
    left.set(action.mecha, [...before, from]);
  }
});
