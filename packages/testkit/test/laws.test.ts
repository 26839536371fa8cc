import { lawsOf } from '../src/vitest/index.ts';
import { CLAUSES, highCard } from './toys/high-card/game.ts';
import { morra } from './toys/morra.ts';
import { nim } from './toys/nim.ts';

lawsOf(highCard, { clauses: CLAUSES, matches: 12 });
lawsOf(morra, { matches: 8 });
lawsOf(nim, { clauses: ['NM-TURN-1', 'NM-TAKE-1', 'NM-END-1'] });
