import type { GameManifest } from '@mechatable/kernel';

export const firstEdition: GameManifest = {
  id: 'mecha-1e',
  title: 'Mecha Game',
  tagline: 'A battlefield of seven by five: raise towers, steer machines, strike the enemy five times.',
  seats: { min: 2, max: 2 },
};

export const secondEdition: GameManifest = {
  id: 'mecha-2e',
  title: 'Mecha: Immense Warfare',
  tagline:
    'The second edition: pilots, triggers and a hundred more cards, and an order to moving and attacking.',
  seats: { min: 2, max: 2 },
  earlier: 'mecha-1e',
};

export const MANIFESTS: readonly GameManifest[] = [firstEdition, secondEdition];
