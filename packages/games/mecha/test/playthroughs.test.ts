import { playthroughs } from '@mechatable/testkit/vitest';
import { mecha1e, mecha2e, MECHA2E_RELEASES } from '../src/game.ts';

playthroughs(mecha1e, new URL('./playthroughs/', import.meta.url));
for (const release of MECHA2E_RELEASES) {
  const folder = release === mecha2e ? '' : `version-${release.rulesVersion}/`;
  playthroughs(release, new URL(`./playthroughs2e/${folder}`, import.meta.url));
}
