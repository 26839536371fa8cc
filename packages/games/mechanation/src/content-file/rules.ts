import { problemsAt, same, type ContentRules } from '@mechatable/kernel';
import type { Mech } from '../content/language.ts';
import { PUBLISHED_MECHS } from '../content/published-mechs.ts';
import { PUBLISHED_TERRITORIES, type PublishedTerritory } from '../content/published-territories.ts';
import { manifest } from '../manifest.ts';
import { mechProblems } from './checks.ts';
import { mechChange, mechSchema } from './mech-schema.ts';
import { territoryChange, territoryProblems, territorySchema } from './territories.ts';

/** A content file can add Mechs and Territories to Mechanation. */
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
    {
      key: 'territories',
      list: 'territories',
      piece: 'Territory',
      published: PUBLISHED_TERRITORIES,
      schema: territorySchema,
      change: territoryChange,
    },
  ],
  problems(lists) {
    const mechs = lists.mechs as readonly Mech[];
    const found = mechs.flatMap((mech, i) =>
      doesAsPublished(mech) ? [] : problemsAt(['mechs', i], mechProblems(mech)),
    );
    return [...found, ...territoryProblems(lists.territories as readonly PublishedTerritory[])];
  },
};

export const CONTENT_RULES: readonly ContentRules[] = [contentRules];

/** Published abilities are known to work. */
function doesAsPublished({ id, abilities }: Mech): boolean {
  const former = PUBLISHED_MECHS.find((mech) => mech.id === id);
  return former !== undefined && same(former.abilities, abilities);
}
