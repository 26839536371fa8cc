import process from 'node:process';
import { expect, onTestFinished } from 'vitest';
import type { Cluster } from './cluster/cluster.ts';
import { runFaults } from './run-faults.ts';
import { writeReport } from './write-report.ts';

/** `npm run soak -- faults` sets it. */
const SOAK = process.env.FAULTS;
const SEED = process.env.SEED ?? 'faults';

/** For titles: how many faults there are. */
export const FAULTS = SOAK === undefined ? 'each kind of quick fault' : `${SOAK} faults`;
/** Only catches hangs: the duration depends on the machine. */
export const LONG = { timeout: 1_500_000 + Number(SOAK ?? 0) * 60_000 };

/** Plays on a cluster through all faults, and expects that everything the clients saw is true. */
export async function expectTruth(start: () => Promise<Cluster>): Promise<void> {
  const cluster = await start();
  onTestFinished(() => cluster.destroy());
  const faults = cluster.faults.filter(({ isSlow = false }) => SOAK !== undefined || !isSlow);
  const kinds = new Set(faults.map(({ name }) => name));
  const count = SOAK === undefined ? kinds.size : Number(SOAK);
  const report = await runFaults(cluster, {
    ...{ faults, seed: SEED, count, isQuick: SOAK === undefined },
    onFault: (name, before) => {
      if (SOAK !== undefined) process.stderr.write(`${String(before + 1)}. ${name}\n`);
    },
    onRound: (sofar) => {
      if (SOAK !== undefined) writeReport(sofar);
    },
  });
  const { violations, injected, acknowledged } = report;
  expect({ seed: SEED, violations }).toEqual({ seed: SEED, violations: [] });
  expect(new Set(injected.map(({ fault }) => fault))).toEqual(kinds);
  expect(acknowledged).toBeGreaterThan(count);
}
