import { playthroughs } from '@mechatable/testkit/vitest';
import { MECHANATION_RELEASES } from '../src/game.ts';

for (const release of MECHANATION_RELEASES)
  playthroughs(release, new URL(`./playthroughs/v${release.rulesVersion}/`, import.meta.url));
