import { test } from 'vitest';
import { postgresCluster } from './cluster/postgres-cluster.ts';
import { expectTruth, FAULTS, LONG } from './expect-truth.ts';

test(`after ${FAULTS} of three servers with PostgreSQL, everything that clients saw is true`, LONG, () =>
  expectTruth(() => postgresCluster(3)),
);
