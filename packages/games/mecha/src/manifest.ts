import type { GameManifest } from '@mechatable/kernel';

export const firstEdition: GameManifest = {
  id: 'mecha-1e',
  title: 'Mecha Game',
  tagline:
    'A battlefield of seven by five: raise towers, steer machines and strike your opponent five times.',
  feel: 'Chess with surprises',
  measured: { decisions: 77, choice: 210 },
  seats: { min: 2, max: 2 },
};

export const secondEdition: GameManifest = {
  id: 'mecha-2e',
  title: 'Mecha: Immense Warfare',
  tagline:
    'The second edition adds pilots, triggers, a hundred more cards, and a strict order for moving and attacking.',
  feel: 'Combos and counterplay',
  measured: { decisions: 136, choice: 327 },
  seats: { min: 2, max: 2 },
  earlier: 'mecha-1e',
};

export const MANIFESTS: readonly GameManifest[] = [firstEdition, secondEdition];
