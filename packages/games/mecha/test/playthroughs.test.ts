import { playthroughs } from '@mechatable/testkit/vitest';
import { mecha1e } from '../src/game.ts';

playthroughs(mecha1e, new URL('./playthroughs/', import.meta.url));
