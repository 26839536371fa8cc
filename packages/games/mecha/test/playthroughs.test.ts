import { playthroughs } from '@mechatable/testkit/vitest';
import { mecha1e, mecha2e } from '../src/game.ts';

playthroughs(mecha1e, new URL('./playthroughs/', import.meta.url));
playthroughs(mecha2e, new URL('./playthroughs2e/', import.meta.url));
