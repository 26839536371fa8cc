import { test } from 'vitest';
import { postgresCluster } from './cluster/postgres-cluster.ts';
import { COUNT, expectTruth, LONG } from './expect-truth.ts';

test(
  `after ${String(COUNT)} faults of three servers with PostgreSQL, everyone was told the truth`,
  LONG,
  () => expectTruth(() => postgresCluster(3)),
);
