import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { playDeals } from '../src/play/play-deals.ts';

test('a run ends with the error of its first failed chunk, even if a later chunk fails before', async () => {
  const failing = async (from: number): Promise<never> => {
    await setTimeout(from === 0 ? 20 : 0);
    throw new Error(`no deal ${String(from)}`);
  };
  const run = playDeals({
    ...{ players: [failing], from: 0, to: 12, width: 3, signal: new AbortController().signal },
    onDeal: () => false,
  });
  // Vitest fails if nobody handles the errors of the other chunks.
  await expect(run).rejects.toThrow('no deal 0');
});
