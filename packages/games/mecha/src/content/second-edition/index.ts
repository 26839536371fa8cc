import type { Card } from '../language.ts';
import { COMMANDS } from './commands.ts';
import { LASTING_COMMANDS } from './lasting-commands.ts';
import { MECHAS } from './mechas.ts';
import { PILOTS } from './pilots.ts';
import { TOWERS } from './towers.ts';
import { TRIGGER_COMMANDS } from './trigger-commands.ts';

/** The 130 cards of the second edition, by id. */
export const SECOND_EDITION: readonly Card[] = [
  ...MECHAS,
  ...TOWERS,
  ...COMMANDS,
  ...LASTING_COMMANDS,
  ...TRIGGER_COMMANDS,
  ...PILOTS,
].sort((a, b) => (a.id < b.id ? -1 : 1));
