import { playthroughs } from '@mechatable/testkit/vitest';
import { masc } from '../src/game.ts';

playthroughs(masc, new URL('./playthroughs', import.meta.url));
