import { playthroughs } from '@mechatable/testkit/vitest';
import { lanes } from '../src/game.ts';

playthroughs(lanes, new URL('./playthroughs/', import.meta.url));
