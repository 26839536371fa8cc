import { expect, test } from 'vitest';
import { CLOCK, given, newTable, type Given } from './given.ts';

/** Clocks of three matches: one runs until 5000, one until 7000, one is stopped. */
async function withClocks(): Promise<Given> {
  const has = await given();
  const stopped = { ...CLOCK, running: [], since: null, deadline: null };
  const clocks = {
    late: { ...CLOCK, since: 2000, deadline: 7000 },
    soon: { ...CLOCK, since: 3000, deadline: 5000 },
    stopped,
  };
  for (const [table, clock] of Object.entries(clocks)) {
    await has.tables.create(newTable(table));
    await has.clocks.set(table, clock);
  }
  return has;
}

const running = async ({ clocks }: Given): Promise<unknown> =>
  (await Promise.all(['late', 'soon', 'stopped'].map((table) => clocks.of(table)))).map(
    (clock) => clock && [clock.since, clock.deadline],
  );

test('a match without clocks has none', async () => {
  const { clocks } = await given();
  expect(await clocks.of('t')).toBeNull();
});

test('all running clocks can be moved', async () => {
  const has = await withClocks();
  await has.clocks.shift(100);
  expect(await running(has)).toEqual([
    [2100, 7100],
    [3100, 5100],
    [null, null],
  ]);
});

test('an outage costs nobody time', async () => {
  const has = await withClocks();
  has.clock.now = 4000;
  await has.settings.beat();
  has.clock.now = 10_000;
  expect(await has.clocks.resume()).toBe(6000);
  expect(await running(has)).toEqual([
    [8000, 13_000],
    [9000, 11_000],
    [null, null],
  ]);
  expect(await has.settings.lastBeat()).toBe(10_000);
  expect(await has.clocks.resume()).toBe(0); // a second start right after it
});

test('a clock that started after the last heartbeat does not start in the future', async () => {
  const has = await withClocks();
  has.clock.now = 2500;
  await has.settings.beat();
  has.clock.now = 10_000;
  expect(await has.clocks.resume()).toBe(7000);
  expect(await running(has)).toEqual([
    [9000, 14_000],
    [10_000, 12_000],
    [null, null],
  ]);
});

test('setting the system clock back costs nobody time either', async () => {
  const has = await withClocks();
  has.clock.now = 4000;
  await has.settings.beat();
  has.clock.now = 500;
  expect(await has.clocks.resume()).toBe(-3500);
  expect((await has.clocks.of('soon'))?.deadline).toBe(1500);
});

test('the first start moves nothing', async () => {
  const has = await given();
  expect(await has.settings.lastBeat()).toBeNull();
  expect(await has.clocks.resume()).toBe(0);
});

test('settings stay until they are replaced', async () => {
  const { settings } = await given();
  expect(await settings.get('push')).toBeNull();
  const [first = '', second] = await Promise.all(['a', 'b'].map((key) => settings.getOrSet('push', key)));
  expect(['a', 'b']).toContain(first); // with several connections, either may be faster
  expect(second).toBe(first);
  await settings.set('push', 'c');
  expect(await settings.get('push')).toBe('c');
});
