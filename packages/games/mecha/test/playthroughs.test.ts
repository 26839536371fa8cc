import { playthroughs } from '@mechatable/testkit/vitest';
import { MECHA2E_RELEASES, mecha1e } from '../src/game.ts';

playthroughs(mecha1e, new URL('./playthroughs/', import.meta.url));
for (const release of MECHA2E_RELEASES)
  playthroughs(release, new URL(`./playthroughs2e/v${release.rulesVersion}/`, import.meta.url));
