import { lawsOf } from '../src/vitest/index.ts';
import { CLAUSES, highCard } from './toys/high-card/game.ts';
import { morra } from './toys/morra.ts';

lawsOf(highCard, { clauses: CLAUSES });
// Hands that open show fingers that no view keeps.
lawsOf(morra, { glimpses: new Set(['opened']) });
