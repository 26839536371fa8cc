import { THOUGHTLESS, findBot, type Thought } from '@mechatable/bots';
import { rngOfMatch } from '@mechatable/kernel';
import { masc, type Action } from '@mechatable/masc';
import { expect, test } from 'vitest';
import { drawing } from '../../src/games/masc/table-drawing.ts';
import { usefulChoices } from '../../src/table/thoughts/useful.ts';

const HINTS = 40;

interface Followed {
  readonly action: Action;
  /** Where the moved mecha was; null for other actions. */
  readonly from: string | null;
}

/** Follows hints in the first seat, from the first turn on, and returns what they recommended. */
function followHints(seed: string): readonly Followed[] {
  const { rules } = masc;
  const state = rules.setup(rules.options.parse({}), 2, rngOfMatch(seed, 2));
  const rest = [0, 1].map((seat) => findBot('regular').create(masc, `${seed}${String(seat)}`, 2));
  const followed: Followed[] = [];
  for (let seq = 0; followed.length < HINTS; seq++) {
    const [seat] = rules.toAct(state);
    if (seat === undefined) break;
    const legal = rules.legal(state, seat);
    const view = rules.view(state, seat);
    if (seat !== 0 || rules.turn(state) === 0 || legal.length === 1) {
      rules.apply(state, seat, rest[seat]?.choose({ seat, seq, legal, view: () => view }) as Action);
      continue;
    }
    let thought: Thought = THOUGHTLESS;
    const onThought = (found: Thought): void => {
      thought = found;
    };
    findBot('search:60it')
      .create(masc, `hint ${String(seq)}`, 2)
      .choose({ seat, seq, legal, view: () => view, onThought });
    const useful = usefulChoices({ game: masc, drawing }, { view, viewer: seat, legal }, thought);
    const action = legal[useful.choices[0]?.choice ?? -1];
    if (action === undefined) throw new Error(`hint ${String(followed.length)} recommends nothing legal`);
    expect(rules.judge(state, seat, action).ok).toBe(true);
    const moved = action.kind === 'moveMecha' ? action.mecha : null;
    followed.push({ action, from: view.mecha.find(({ id }) => id === moved)?.square ?? null });
    rules.apply(state, seat, action);
  }
  return followed;
}

test('M.A.S.C.: a followed hint is never undone or repeated by the next ones', () => {
  const followed = followHints('a');
  expect(followed.length).toBeGreaterThanOrEqual(25);
  expect(followed.some(({ action }) => action.kind === 'reset')).toBe(false);
  /** By mecha: the squares that it left. */
  const left = new Map<string, string[]>();
  for (const { action, from } of followed) {
    if (action.kind !== 'moveMecha' || from === null) continue;
    const before = left.get(action.mecha) ?? [];
    expect(before, `${action.mecha} goes back to ${action.to}`).not.toContain(action.to);
    expect(before, `${action.mecha} leaves ${from} twice`).not.toContain(from);
    left.set(action.mecha, [...before, from]);
  }
});
