import { playthroughs } from '@mechatable/testkit/vitest';
import { lanes, lanesAt } from '../src/game.ts';

playthroughs(lanes, new URL('./playthroughs/', import.meta.url));
playthroughs(lanesAt(1), new URL('./playthroughs/version-1/', import.meta.url));
