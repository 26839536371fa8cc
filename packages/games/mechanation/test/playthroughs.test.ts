import { playthroughs } from '@mechatable/testkit/vitest';
import { mechanation } from '../src/game.ts';

playthroughs(mechanation, new URL('./playthroughs', import.meta.url));
