import { randomBytes } from 'node:crypto';
import type { Studies, Study } from '@mechatable/sql';
import { gameOfStudy, shardCount, type StudySettings, type StudyWork } from '@mechatable/study';
import { engineDigest } from './engine.ts';

/** Starts a study for all machines that share the database. `version`: the version of this program, shown to people. */
export async function createStudy(
  studies: Studies,
  settings: StudySettings,
  { deals }: StudyWork,
  version: string,
): Promise<Study> {
  const id = randomBytes(16).toString('base64url');
  const shards = shardCount(deals);
  await studies.create({
    ...{ id, kind: settings.kind, game: gameOfStudy(settings), settings },
    ...{ engine: engineDigest(), version, shards },
  });
  const study = await studies.find(id);
  if (study === null) throw new Error(`Study ${id} is gone.`);
  return study;
}
