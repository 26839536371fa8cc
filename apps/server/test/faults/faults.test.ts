import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteCluster } from './cluster/sqlite-cluster.ts';
import { runFaults } from './run-faults.ts';
import { writeReport } from './write-report.ts';

/** `npm run soak -- faults` sets it. */
const SOAK = process.env.FAULTS;
const COUNT = Number(SOAK ?? 20);
const SEED = process.env.SEED ?? 'faults';

/** Only for what hangs: how long it takes is up to the machine. */
const LONG = { timeout: 300_000 + COUNT * 60_000 };

test(`after ${String(COUNT)} faults, everyone was told the truth`, LONG, async () => {
  const cluster = await sqliteCluster();
  onTestFinished(() => cluster.destroy());
  const report = await runFaults(cluster, {
    ...{ seed: SEED, count: COUNT, isQuick: SOAK === undefined },
    onFault: (name, before) => {
      if (SOAK !== undefined) process.stderr.write(`${String(before + 1)}. ${name}\n`);
    },
  });
  if (SOAK !== undefined) writeReport([report]);
  const { violations, injected, acknowledged } = report;
  expect({ seed: SEED, violations }).toEqual({ seed: SEED, violations: [] });
  expect(new Set(injected.map(({ fault }) => fault)).size).toBe(cluster.faults.length);
  expect(acknowledged).toBeGreaterThan(COUNT);
});
