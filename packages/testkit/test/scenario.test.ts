import { rngFrom } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { MODES, ScenarioTable } from '../src/index.ts';
import { scenario } from '../src/vitest/index.ts';
import { inEveryMode } from '../src/vitest/scenario.ts';
import { counter } from './toys/broken/spoil.ts';
import { highCard } from './toys/high-card/game.ts';
import type { State } from './toys/high-card/state.ts';
import { morra } from './toys/morra.ts';

/** Seat 0 holds the 10 and the 2, seat 1 the 9 and the 3. */
function lastTwoTricks(): State {
  const state = highCard.rules.setup({ first: 0 }, 2, rngFrom('scenario'));
  return {
    ...state,
    deck: [],
    hands: [
      [10, 2],
      [9, 3],
    ],
    played: [1, 4, 5, 6, 7, 8],
  };
}

scenario('a position is played to its end', ({ mode }) => {
  const table = new ScenarioTable(highCard, lastTwoTricks(), mode);
  expect(table.asked).toEqual([0]);
  expect(table.legal(0)).toEqual(['play 10', 'play 2', 'fold 10', 'fold 2']);
  expect(table.legal(1)).toEqual([]);
  table.play(0, 'play 2').play(1, { kind: 'play', card: 9 });
  expect(table.events.map(({ type }) => type)).toEqual(['played', 'took']);
  expect(table.state.scores).toEqual([0, 1]);
  expect(table.view(0).hand).toEqual([10]);
  expect(table.outcome).toBeNull();
  table.play(1, 'play 3').play(0, 'play 10');
  expect(table.asked).toEqual([]);
  expect(table.outcome).toMatchObject({ winners: [] });
});

scenario('a refusal gives its clause', ({ mode }) => {
  const table = new ScenarioTable(highCard, lastTwoTricks(), mode);
  expect(table.refusal(0, 'play 3')).toBe('HC-PLAY-1');
  expect(table.refusal(1, 'play 3')).toBe('HC-TURN-1');
  expect(table.refusal(0, { kind: 'play', card: 99 })).toBe('HC-PLAY-1');
  expect(() => table.refusal(0, 'play 2')).toThrow('"play 2" of seat 0 is legal');
  expect(() => table.refusal(0, 'dance')).toThrow(
    'Seat 0 has no action "dance". Asked: seat 0. It can try: play 10;',
  );
});

scenario('several seats may be asked at once', ({ mode }) => {
  const table = new ScenarioTable(morra, morra.rules.setup({}, 2, rngFrom('scenario')), mode, 2);
  expect(table.asked).toEqual([0, 1]);
  table.play(1, 'show 2');
  expect(table.asked).toEqual([0]);
  expect(table.refusal(1, 'fist')).toBe('MO-SHOW-1');
  table.play(0, 'fist');
  expect(table.state.scores).toEqual([0, 2]);
});

scenario('the position itself stays as it was', ({ mode }) => {
  const position = lastTwoTricks();
  new ScenarioTable(highCard, position, mode).play(0, 'play 2');
  expect(position).toEqual(lastTwoTricks());
});

describe('a scenario that goes wrong', () => {
  test('says why an action is refused, or which ones are legal', () => {
    const table = new ScenarioTable(highCard, lastTwoTricks());
    expect(() => table.play(0, 'play 3')).toThrow(
      '"play 3" of seat 0 is refused by HC-PLAY-1: Choose a card of your own hand.',
    );
    expect(() => table.play(1, 'play 3')).toThrow('refused by HC-TURN-1');
    expect(() => table.play(0, 'dance')).toThrow(
      'Seat 0 has no action "dance". Asked: seat 0. Legal: play 10; play 2; fold 10; fold 2.',
    );
  });

  test('says in which mode', async () => {
    const modes: string[] = [];
    const body = ({ mode }: { mode: string }): void => {
      modes.push(mode);
      expect(mode).not.toBe('json');
    };
    await expect(inEveryMode(body)).rejects.toThrow(/^In the mode "json": /);
    expect(modes).toEqual(['plain', 'json']);
    expect(MODES).toEqual(['plain', 'json', 'undo']);
  });

  test('in the mode "json", notices a state that does not survive or can’t be imagined', () => {
    const state = { ...lastTwoTricks(), lastRoll: Number.NaN };
    expect(() => new ScenarioTable(highCard, state, 'json')).toThrow(
      'The state does not survive JSON: .lastRoll',
    );
    const forgetful: typeof highCard = {
      ...highCard,
      rules: {
        ...highCard.rules,
        imagine: (view, rng) => ({ ...highCard.rules.imagine(view, rng), turn: 0 }),
      },
    };
    expect(() => new ScenarioTable(forgetful, lastTwoTricks(), 'json')).toThrow(
      'does not look like what it saw: .turn',
    );
  });

  test('in the mode "undo", notices actions that can’t be undone or come out differently', () => {
    const sharing: typeof highCard = {
      ...highCard,
      rules: {
        ...highCard.rules,
        clone: (state) => ({ ...highCard.rules.clone(state), hands: state.hands }),
      },
    };
    expect(() => new ScenarioTable(sharing, lastTwoTricks(), 'undo').play(0, 'play 2')).toThrow(
      'cannot be undone',
    );
    const counting: typeof highCard = {
      ...highCard,
      rules: {
        ...highCard.rules,
        apply(state, seat, action) {
          state.lastRoll = counter();
          return highCard.rules.apply(state, seat, action);
        },
      },
    };
    expect(() => new ScenarioTable(counting, lastTwoTricks(), 'undo').play(0, 'play 2')).toThrow(
      'has a different result',
    );
  });

  test('notices a refused action that was carried out anyway', () => {
    const careless: typeof highCard = { ...highCard, rules: { ...highCard.rules, apply: () => [] } };
    expect(() => new ScenarioTable(careless, lastTwoTricks()).refusal(0, 'play 3')).toThrow(
      'but carried out by apply()',
    );
  });
});
