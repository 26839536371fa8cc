import { test } from 'vitest';
import { sqliteCluster } from './cluster/sqlite-cluster.ts';
import { COUNT, expectTruth, LONG } from './expect-truth.ts';

test(`after ${String(COUNT)} faults of a server with SQLite, everyone was told the truth`, LONG, () =>
  expectTruth(sqliteCluster),
);
