import type { Study } from '@mechatable/sql';
import { listText, timeText } from '../admin/show.ts';
import { figure } from '../figures.ts';

const FOLLOW = 'npx mechatable lab follow';

export function startedText({ id }: Study, isShared: boolean): string {
  const link = isShared ? ` Share it: /lab/studies/${id} on your server.` : '';
  return `Study ${id}.${link}\n`;
}

/** After Ctrl-C. */
export function continuesText({ id }: Study, isShared: boolean): string {
  return isShared
    ? `The study continues. Follow it: ${FOLLOW} ${id}. Stop it: npx mechatable lab stop ${id}.\n`
    : `Resume it: ${FOLLOW} ${id} --data <file>.\n`;
}

/** The program may have changed since the study was started. */
export function otherEngineText(study: Study, version: string, engine: string): string {
  return `Study ${study.id} was started by version ${study.version} (engine ${study.engine}). This is version ${version} (engine ${engine}): it can't play the study, and may compute a different result.\n`;
}

/** The progress line while no new results arrive. */
export function waitingText({ done, shards, version, engine, problem }: Study, isShared: boolean): string {
  const played = `${figure(done)} of at most ${figure(shards)} shards played.`;
  const waiting = `Waiting for "npx mechatable work --kinds lab", version ${version}, engine ${engine}.`;
  return [
    played,
    ...(isShared ? [waiting] : []),
    ...(problem === null ? [] : [`Last error: ${problem}`]),
  ].join(' ');
}

export function stoppedText(id: string, study: Study | null): string {
  return study === null
    ? `Study ${id} was deleted.\n`
    : `Study ${id} is stopped. Resume it: npx mechatable lab resume ${id}.\n`;
}

export function studiesText(studies: readonly Study[]): string {
  const head = ['id', 'study', 'game', 'state', 'shards', 'of at most', 'started (UTC)'];
  return listText(studies, 'No studies.', head, (study) => [
    study.id,
    study.kind,
    study.game,
    study.problem === null || study.state !== 'running' ? study.state : `failing: ${study.problem}`,
    figure(study.done),
    figure(study.shards),
    timeText(study.created),
  ]);
}
