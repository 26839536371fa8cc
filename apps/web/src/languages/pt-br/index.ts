import type { Translated } from '../shared/translation.ts';
import { kernel } from './kernel.ts';
import { packages } from './packages.ts';
import { pages } from './pages/index.ts';
import { table } from './table.ts';
import { ui } from './ui.ts';

export const app: readonly Translated[] = [...packages, kernel, ...ui, ...pages, ...table];

export const games: Readonly<Record<string, () => Promise<readonly Translated[]>>> = {
  lanes: async () => (await import('./lanes/index.ts')).lanes,
  masc: async () => (await import('./masc/index.ts')).masc,
  mechanation: async () => (await import('./mechanation/index.ts')).mechanation,
  mecha: async () => (await import('./mecha/index.ts')).mecha,
};
