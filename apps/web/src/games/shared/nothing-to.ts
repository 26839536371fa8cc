import { words } from './words.ts';

/** Verbs of effects that may find no target. */
const VERB = /\b(destroy|return|ready|summon|remove|cancel)\b/i;

/** Why a card does nothing now, by its printed text: `Nothing to destroy.` */
export function nothingTo(text: string): string {
  const verb = VERB.exec(text)?.[1];
  return verb === undefined ? words.noEffect : words.nothingTo(verb.toLowerCase());
}
