import { playthroughs } from '@mechatable/testkit/vitest';
import { RELEASES } from '../src/game.ts';

for (const release of RELEASES)
  playthroughs(release, new URL(`./playthroughs/v${release.rulesVersion}/`, import.meta.url));
