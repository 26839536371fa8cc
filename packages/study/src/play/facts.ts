import { z } from 'zod';
import type { MatchFacts } from './deals.ts';
import type { DealFacts } from './play-deals.ts';

const details = z.strictObject({
  decisions: z.number(),
  choices: z.number(),
  legal: z.number(),
  held: z.array(z.array(z.string())),
  used: z.array(z.array(z.string())),
});

const skill = z.strictObject({ higher: z.string(), lower: z.string(), scores: z.array(z.number()) });

const facts = z.strictObject({
  loadouts: z.array(z.int()),
  scores: z.array(z.number()),
  opener: z.int().nullable(),
  turns: z.number(),
  leads: z.number(),
  decided: z.number(),
  details: details.exactOptional(),
  replayed: z.array(z.number()).exactOptional(),
  skill: skill.exactOptional(),
}) satisfies z.ZodType<MatchFacts>;

/** The matches of one deal, from a file, a database or a server. */
export const dealSchema: z.ZodType<DealFacts> = z.array(z.array(facts));
