import type { GameManifest } from '@mechatable/kernel';
import { SEAT_NAMES } from './seats.ts';

export const manifest: GameManifest = {
  id: 'mechanation',
  title: 'Mechanation',
  tagline:
    'Two to four pilots, three secret Mechs each: bluff for land, raid your rivals and collect five of a kind.',
  feel: 'Bluffing and secrets',
  measured: { decisions: 46, choice: 128 },
  seats: { min: 2, max: SEAT_NAMES.length },
};

export const MANIFESTS: readonly GameManifest[] = [manifest];
