// Written by `npm run games` from the folders in packages/games.
import { MANIFESTS as lanesManifests } from '@mechatable/lanes/manifest';
import { MANIFESTS as mascManifests } from '@mechatable/masc/manifest';
import { MANIFESTS as mechaManifests } from '@mechatable/mecha/manifest';
import { MANIFESTS as mechanationManifests } from '@mechatable/mechanation/manifest';
import type { GamePackage } from './game-package.ts';

/** Every package of games. Its rules are loaded on demand. */
export const PACKAGES: readonly GamePackage[] = [
  {
    name: 'lanes',
    manifests: lanesManifests,
    load: async () => (await import('@mechatable/lanes')).RELEASES,
    content: async () => (await import('@mechatable/lanes/content')).CONTENT_RULES,
  },
  {
    name: 'masc',
    manifests: mascManifests,
    load: async () => (await import('@mechatable/masc')).RELEASES,
    content: async () => (await import('@mechatable/masc/content')).CONTENT_RULES,
  },
  {
    name: 'mecha',
    manifests: mechaManifests,
    load: async () => (await import('@mechatable/mecha')).RELEASES,
    content: async () => (await import('@mechatable/mecha/content')).CONTENT_RULES,
  },
  {
    name: 'mechanation',
    manifests: mechanationManifests,
    load: async () => (await import('@mechatable/mechanation')).RELEASES,
    content: async () => (await import('@mechatable/mechanation/content')).CONTENT_RULES,
  },
];
