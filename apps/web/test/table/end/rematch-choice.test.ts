import { bot, person, type Outcome } from '@mechatable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { findEntry } from '../../../src/games/games.ts';
import type { TableGame } from '../../../src/games/shared/drawing.ts';
import { rematchOptions } from '../../../src/table/end/rematch-choice.tsx';

// Settings are read as soon as they are imported.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

const PEOPLE = [person('Ada'), person('Ben')];

function wonBy(...winners: readonly number[]): Outcome {
  return { winners, clause: 'MG-WIN-1', sentence: '', capped: false };
}

async function tableOf(game: string): Promise<TableGame> {
  const table = await findEntry(game)?.load();
  if (table === undefined) throw new Error(`There is no ${game}.`);
  return table;
}

describe.each(['mecha-1e', 'mecha-2e'])('[MG-R-3] in a rematch of %s', (game) => {
  test('the loser chooses who takes the first turn', async () => {
    const loser = { players: PEOPLE, here: [1] };
    const table = await tableOf(game);
    expect(rematchOptions(table, loser, wonBy(0), { firstPlayer: 'N' })).toEqual({ firstPlayer: 'N' });
    // A choice from the previous match doesn't count again.
    expect(rematchOptions(table, loser, wonBy(0), {})).toEqual({ firstPlayer: 'random' });
  });

  test.each([
    ['the winner', { players: PEOPLE, here: [0] }, wonBy(0)],
    ['anyone after a draw', { players: PEOPLE, here: [0] }, wonBy()],
    ['a person for a bot', { players: [person('Ada'), bot('rookie')], here: [0] }, wonBy(0)],
  ])('%s doesn’t choose', async (_who, host, outcome) => {
    expect(rematchOptions(await tableOf(game), host, outcome, { firstPlayer: 'N' })).toEqual({});
  });

  test('one of two people on the same screen is the loser', async () => {
    const host = { players: PEOPLE, here: [0, 1] };
    expect(rematchOptions(await tableOf(game), host, wonBy(0), { firstPlayer: 'N' })).toEqual({
      firstPlayer: 'N',
    });
  });
});

test.each(['lanes', 'masc', 'mechanation'])('in %s, the loser has nothing to choose', async (game) => {
  expect(rematchOptions(await tableOf(game), { players: PEOPLE, here: [1] }, wonBy(0), {})).toEqual({});
});
