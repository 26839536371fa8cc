import { test } from 'vitest';
import { sqliteCluster } from './cluster/sqlite-cluster.ts';
import { expectTruth, FAULTS, LONG } from './expect-truth.ts';

test(`after ${FAULTS} of a server with SQLite, everything that clients saw is true`, LONG, () =>
  expectTruth(sqliteCluster),
);
