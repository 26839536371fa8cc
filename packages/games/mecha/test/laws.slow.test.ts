import { lawsOf, reaches } from '@mechatable/testkit/vitest';
import { describe } from 'vitest';
import { mecha1e } from '../src/game.ts';

/** Long matches take more time than short ones and show little more. */
const TURNS = process.env.SOAK === '1' ? 60 : 24;

lawsOf(mecha1e, { matches: 3 });
reaches(mecha1e, { matches: 100 });

describe('with every option changed', () => {
  lawsOf(mecha1e, {
    matches: 3,
    options: {
      loadouts: ['long-guns', 'sky-patrol'],
      firstTurnDraw: false,
      directAttackReach: 'edge',
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
