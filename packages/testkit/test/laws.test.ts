import { lawsOf } from '../src/vitest/index.ts';
import { CLAUSES, highCard } from './toys/high-card/game.ts';
import { morra } from './toys/morra.ts';

lawsOf(highCard, { clauses: CLAUSES });
lawsOf(morra);
