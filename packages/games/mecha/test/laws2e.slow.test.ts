import { readFileSync } from 'node:fs';
import { clausesFor, parseRulebook } from '@mechatable/rulebook';
import { lawsOf, reaches } from '@mechatable/testkit/vitest';
import { describe } from 'vitest';
import { mecha2e } from '../src/game.ts';
import { halfOfAll } from './mixed.ts';

/** Long matches take more time than short ones and show little more. */
const TURNS = process.env.SOAK === '1' ? 60 : 24;

const book = parseRulebook(readFileSync(new URL('../../../../rules/mecha.md', import.meta.url), 'utf8'));
const clauses = clausesFor(book, mecha2e.id).map(({ id }) => id);

lawsOf(mecha2e, { clauses, matches: 4 });
reaches(mecha2e, { matches: 300 });

describe('with every card', () => {
  lawsOf(mecha2e, {
    clauses,
    matches: 4,
    options: { loadouts: [halfOfAll(0), halfOfAll(1)], turnCap: TURNS },
  });
});

describe('with every option changed', () => {
  lawsOf(mecha2e, {
    clauses,
    matches: 3,
    options: {
      loadouts: [halfOfAll(1), halfOfAll(0)],
      firstTurnDraw: false,
      directAttackReach: 'entryZone',
      emptyDeckDamage: 'lose',
      blockadeCheck: 'ownMain',
      turnCap: TURNS,
      oneTowerPerTurn: false,
      abilityTiming: 'any',
      rangeFriendlyStep: 0,
      speedRangeStack: 'sum',
      armourVsEffects: false,
      adaStopsAttacks: false,
      openDeckLists: true,
    },
  });
});
