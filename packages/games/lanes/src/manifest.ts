import type { GameManifest } from '@mechatable/kernel';

export const manifest: GameManifest = {
  id: 'lanes',
  title: 'Breachline',
  tagline: 'Three lanes, two rows, no mana: hold the front and break the bulwark.',
  feel: 'Fast and tactical',
  measured: { decisions: 77, choice: 175 },
  seats: { min: 2, max: 2 },
};

export const MANIFESTS: readonly GameManifest[] = [manifest];
