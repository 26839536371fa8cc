import type { Study } from '@mechatable/sql';

/** Messages for operators of machines that play studies. */
export const words = {
  otherEngine: ({ id, game, version, engine }: Study, own: string) =>
    `Study ${id} (${game}) was started with other rules, bots or content: engine ${engine} of version ${version}. ` +
    `This machine has engine ${own} and might get different results, so it doesn't play the study. Install the same version here.`,
  differs: (id: string, shard: number) =>
    `Shard ${String(shard)} of study ${id} was played twice with different results. The first one counts. ` +
    'Please report this as a bug, with the study.',
  failed: (job: string, problem: string) => `${job} failed and will be retried: ${problem}`,
};
