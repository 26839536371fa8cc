import { BadInputError } from '@mechatable/kernel';
import { z } from 'zod';
import { goalsSchema, type Goals } from '../check/goals.ts';
import type { ReportSettings } from '../report/plan.ts';
import { MARGINS, type WhatIfSettings } from '../what-if/terms.ts';
import { words } from '../words.ts';

/** A study that several machines can play, as plain data. The same settings always give the same result. */
export type StudySettings =
  | ({ readonly kind: 'what-if' } & WhatIfSettings)
  | { readonly kind: 'check'; readonly goals: Goals }
  | ({ readonly kind: 'report' } & ReportSettings);

const shared = {
  game: z.string(),
  bots: z.array(z.string()).min(1),
  loadouts: z.array(z.string()).nullable(),
  options: z.record(z.string(), z.unknown()),
  matches: z.int().positive(),
  seed: z.string(),
};

export const studySettingsSchema: z.ZodType<StudySettings> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('what-if'),
    ...shared,
    sets: z.array(z.string()),
    margin: z.int().min(MARGINS.min).max(MARGINS.max),
  }),
  z.strictObject({ kind: z.literal('check'), goals: goalsSchema }),
  z.strictObject({ kind: z.literal('report'), ...shared }),
]);

/** The settings of a stored study. A newer version may know other kinds. */
export function readStudySettings(value: unknown): StudySettings {
  const read = studySettingsSchema.safeParse(value);
  if (read.success) return read.data;
  throw new BadInputError(words.study.notAStudy(z.prettifyError(read.error)));
}

export function gameOfStudy(settings: StudySettings): string {
  return settings.kind === 'check' ? settings.goals.game : settings.game;
}
