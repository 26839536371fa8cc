import { act, openMatch, type AnyGame, type Seat } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { losesAtOnce } from '../src/index.ts';
import { parryGame, type Action } from './parry-game.ts';
import { seated } from './tables.ts';

/** The sentence of the warning before B does this, after this many strikes have hit. */
function warningOf(hits: number, hand: number[], ...kinds: Action['kind'][]): (string | undefined)[] {
  const match = openMatch(parryGame, {
    players: seated(['a', 'b']),
    seed: 's',
    options: { hands: [[1, 2, 3], hand] },
  });
  const play = (seat: Seat, kind: 'strike' | 'pass'): void => {
    expect(act(match, seat, { kind }).ok).toBe(true);
  };
  for (let n = 0; n < hits; n++) {
    play(0, 'strike');
    play(1, 'pass');
  }
  play(0, 'strike');
  const legal = parryGame.rules.legal(match.state, 1);
  return kinds.map((kind) => {
    const action = legal.find((one) => one.kind === kind);
    return losesAtOnce(parryGame, parryGame.rules.view(match.state, 1), 1, action, legal)?.sentence;
  });
}

test('[MG-R-32] an action that loses immediately has a warning, others have none', () => {
  expect(warningOf(1, [6, 7, 8], 'pass', 'parry')).toEqual(['B was hit too often.', undefined]);
  expect(warningOf(0, [6, 7, 8], 'pass', 'parry')).toEqual([undefined, undefined]);
});

test('without an alternative there is no warning', () => {
  expect(warningOf(1, [1, 2, 3], 'pass')).toEqual([undefined]);
});

test('a loss that depends on hidden cards isn’t certain, and no warning gives the cards away', () => {
  const trap: AnyGame = {
    ...parryGame,
    rules: {
      ...parryGame.rules,
      apply(state: Parameters<typeof parryGame.rules.apply>[0], seat, action: Action) {
        const events = parryGame.rules.apply(state, seat, action);
        if (action.kind === 'strike' && state.hands[1].includes(8)) state.hits[0] = 2;
        return events;
      },
    },
  };
  const strike = { kind: 'strike' } as const;
  const warnings = [
    [6, 7, 8],
    [4, 5, 6],
  ].map((hand) => {
    const { state } = openMatch(parryGame, {
      players: seated(['a', 'b']),
      seed: 's',
      options: { hands: [[1, 2, 3], hand] },
    });
    return losesAtOnce(trap, trap.rules.view(state, 0), 0, strike, trap.rules.legal(state, 0));
  });
  expect(warnings).toEqual([null, null]);
});
