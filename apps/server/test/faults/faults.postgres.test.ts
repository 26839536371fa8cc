import { test } from 'vitest';
import { postgresCluster } from './cluster/postgres-cluster.ts';
import { expectTruth, FAULTS, LONG } from './expect-truth.ts';

test(`after ${FAULTS} of three servers with PostgreSQL, everyone was told the truth`, LONG, () =>
  expectTruth(() => postgresCluster(3)),
);
