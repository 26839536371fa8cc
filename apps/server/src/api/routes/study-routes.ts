import { ROUTES } from '@mechatable/protocol';
import type { Studies } from '@mechatable/sql';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../../refusal.ts';
import { words } from '../../words.ts';
import { bind } from '../bind.ts';

/** Shards of one answer: some hundred kilobytes. */
const AT_ONCE = 32;

/** Reads shared lab studies. */
export function bindStudies(app: FastifyInstance, studies: Studies): void {
  bind(app, ROUTES.getStudy, async ({ params: { study: id }, query: { from = 0 } }) => {
    // Read first: the study's status must not be newer than the shards.
    const study = await studies.find(id);
    if (study === null) throw refusal('not-found', words.study.notFound);
    const shards = await studies.shardsFrom(id, from, AT_ONCE);
    const { kind, game, settings, version, state, created, ended, done } = study;
    return {
      study: { id, kind, game, settings, version, state, created, ended, shards: study.shards, done },
      played: shards.map(({ deals }): unknown => JSON.parse(deals)),
    };
  });
}
