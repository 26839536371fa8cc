import type { GameManifest } from '@mechatable/kernel';

export const firstEdition: GameManifest = {
  id: 'mecha-1e',
  title: 'Mecha Game',
  tagline: 'A battlefield of seven by five: raise towers, steer machines, strike the enemy five times.',
  feel: 'Chess with surprises',
  measured: { decisions: 77, choice: 210 },
  seats: { min: 2, max: 2 },
};

export const secondEdition: GameManifest = {
  id: 'mecha-2e',
  title: 'Mecha: Immense Warfare',
  tagline:
    'The second edition: pilots, triggers and a hundred more cards, and an order to moving and attacking.',
  feel: 'Combos and counterplay',
  measured: { decisions: 136, choice: 327 },
  seats: { min: 2, max: 2 },
  earlier: 'mecha-1e',
};

export const MANIFESTS: readonly GameManifest[] = [firstEdition, secondEdition];
