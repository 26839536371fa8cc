import type { GameManifest } from '@mechatable/kernel';

export const manifest: GameManifest = {
  id: 'masc',
  title: 'M.A.S.C.',
  tagline:
    'Squads and dice on a board of twelve tiles: stay together, pin the enemy and hold the most ground.',
  feel: 'Squads, dice and terrain',
  measured: { decisions: 232, choice: 1314 },
  seats: { min: 2, max: 2 },
};

export const MANIFESTS: readonly GameManifest[] = [manifest];
