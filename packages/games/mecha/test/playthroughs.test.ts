import { playthroughs } from '@mechatable/testkit/vitest';
import { mecha1e, mecha2e, MECHA1E_RELEASES, MECHA2E_RELEASES } from '../src/game.ts';

for (const [releases, current, folder] of [
  [MECHA1E_RELEASES, mecha1e, 'playthroughs'],
  [MECHA2E_RELEASES, mecha2e, 'playthroughs2e'],
] as const) {
  for (const release of releases) {
    const version = release === current ? '' : `version-${release.rulesVersion}/`;
    playthroughs(release, new URL(`./${folder}/${version}`, import.meta.url));
  }
}
