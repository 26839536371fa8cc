import { expect, test } from 'vitest';
import { MovedOnError } from '../src/index.ts';
import { actionOf, movesIn, open } from './tables.ts';

test('of two moves that were sent at the same moment, only the first is judged', async () => {
  const { host } = await open();
  const action = actionOf(host, 0, 'draw');
  const [first, second] = await Promise.allSettled([
    host.act(0, action, { at: 0 }),
    host.act(0, actionOf(host, 0, 'lay'), { at: 0 }),
  ]);
  expect(first).toEqual({ status: 'fulfilled', value: { ok: true } });
  expect(second).toMatchObject({ status: 'rejected', reason: expect.any(MovedOnError) as unknown });
  expect(movesIn(host)).toEqual([{ seat: 0, action }]);
});

test('a late concession or undo changes nothing either', async () => {
  const { host } = await open();
  await host.act(0, actionOf(host, 0, 'lay'), { at: 0 });
  await expect(host.concede(0, { at: 0 })).rejects.toBeInstanceOf(MovedOnError);
  await expect(host.takeBack(0, { at: 0 })).rejects.toBeInstanceOf(MovedOnError);
  expect([host.frame(0).outcome, movesIn(host).length]).toEqual([null, 1]);
});
