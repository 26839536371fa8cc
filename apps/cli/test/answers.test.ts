import { describe, expect, test } from 'vitest';
import type { AnyGame } from '@mechatable/kernel';
import { withConsole } from './console.ts';
import { duel } from './duel-game.ts';

const { mechatable } = withConsole();

/** The duel, where the second seat is asked in a window: a card above 3 matters. */
const windows: AnyGame = {
  ...duel,
  rules: {
    ...duel.rules,
    answering: {
      windows: [{ id: 'second', words: 'The other player has played', stop: true }],
      window: (view: { asked: number | null }) => (view.asked === 1 ? 'second' : null),
      pass: { kind: 'pass' },
      matters: (_view: unknown, action: { card?: number }) => (action.card ?? 0) > 3,
    },
  },
};

async function play(lines: readonly string[], loadout: string, ...more: string[]): Promise<string> {
  const line = ['play', 'duel', '--seed', 'a', '--seat', '1', '--loadouts', `low,${loadout}`, ...more];
  const { out } = await mechatable(line, { lines: [...lines, 'concede', 'quit'], games: [windows] });
  return out;
}

const times = (out: string, text: string): number => out.split(text).length - 1;

describe('[MG-R-16] --responses', () => {
  test('auto, the default, asks only if the answer matters', async () => {
    for (const more of [[], ['--responses', 'auto']]) {
      expect(await play([], 'high', ...more)).toContain('B: which card do you play?');
      expect(await play([], 'low', ...more)).not.toContain('B: which card do you play?');
    }
  });

  test('always asks; never doesn’t', async () => {
    expect(await play([], 'low', '--responses', 'always')).toContain('B: which card do you play?');
    const out = await play([], 'high', '--responses', 'never');
    expect(out).not.toContain('B: which card do you play?');
    expect(out).toMatch(/B passed\.(?: \(\d times\))?\n/);
  });

  test('lists the valid values', async () => {
    const { code, err } = await mechatable(['play', 'duel', '--responses', 'maybe'], { games: [windows] });
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('--responses needs one of auto, always, never, not "maybe".'),
    ]);
  });
});

describe('in the match', () => {
  test('responses changes when you are asked', async () => {
    expect(await play(['responses'], 'high')).toContain('Type "responses" and one of auto, always, never.');
    const out = await play(['responses never'], 'high');
    expect(times(out, 'B: which card do you play?')).toBe(1);
    expect(out).toContain('B passed.');
  });

  test('pass turn passes until the turn is over', async () => {
    const out = await play(['pass turn'], 'high');
    expect(times(out, 'B: which card do you play?')).toBe(2);
    expect(times(out, 'B passed.')).toBe(1);
  });

  test('undo! goes back to a decision, never to an automatic pass', async () => {
    const out = await play(['responses never', 'undo!'], 'high');
    expect(out).toContain('Nothing to undo yet.');
  });

  test('help mentions it in games with windows', async () => {
    expect(await play(['help'], 'high')).toContain('responses <mode>');
    const { out } = await mechatable(['play', 'duel'], {
      lines: ['help', 'responses never', 'concede', 'quit'],
    });
    expect(out).not.toContain('responses <mode>');
    expect(out).toContain('No choice matches "responses never"');
  });
});

test('[MG-R-32] an action that loses the match must be confirmed once', async () => {
  const fatal: AnyGame = {
    ...duel,
    rules: {
      ...duel.rules,
      outcome(state: Parameters<typeof duel.rules.outcome>[0]) {
        return state.table[0].includes(1)
          ? { winners: [1], clause: 'DU-END-2', sentence: 'A one is fatal.', capped: false }
          : duel.rules.outcome(state);
      },
    },
  };
  const line = ['play', 'duel', '--seed', 'dawn', '--loadouts', 'low,low'];
  const { out } = await mechatable(line, { lines: ['Play the 1', 'Play the 1', 'quit'], games: [fatal] });
  expect(times(out, 'That loses the match: A one is fatal. Type it again to confirm.')).toBe(1);
  expect(out).toContain('You lose.');
});
