import { playthroughs } from '@mechatable/testkit/vitest';
import { mechanation, RELEASES } from '../src/game.ts';

for (const release of RELEASES) {
  const folder = release === mechanation ? '' : `version-${release.rulesVersion}/`;
  playthroughs(release, new URL(`./playthroughs/${folder}`, import.meta.url));
}
