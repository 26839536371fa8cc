import { test } from 'vitest';
import { sqliteCluster } from './cluster/sqlite-cluster.ts';
import { expectTruth, FAULTS, LONG } from './expect-truth.ts';

test(`after ${FAULTS} of a server with SQLite, everyone was told the truth`, LONG, () =>
  expectTruth(sqliteCluster),
);
