import { same, type ContentRules } from '@mechatable/kernel';
import type { Mech } from '../content/language.ts';
import { PUBLISHED_MECHS } from '../content/published-mechs.ts';
import { manifest } from '../manifest.ts';
import { mechProblems } from './checks.ts';
import { mechChange, mechSchema } from './mech-schema.ts';

/** What a content file can add to Mechanation: Mechs. */
const contentRules: ContentRules = {
  game: manifest.id,
  rulebook: 'mechanation',
  lists: [
    {
      key: 'mechs',
      list: 'mechs',
      piece: 'Mech',
      published: PUBLISHED_MECHS,
      schema: mechSchema,
      change: mechChange,
    },
  ],
  problems(lists) {
    const mechs = lists.mechs as readonly Mech[];
    return mechs.flatMap((mech, i) =>
      doesAsPublished(mech)
        ? []
        : mechProblems(mech).map(({ path, sentence }) => ({ path: ['mechs', i, ...path], sentence })),
    );
  },
};

export const CONTENT_RULES: readonly ContentRules[] = [contentRules];

/** Published abilities are known to work. */
function doesAsPublished({ id, abilities }: Mech): boolean {
  const former = PUBLISHED_MECHS.find((mech) => mech.id === id);
  return former !== undefined && same(former.abilities, abilities);
}
