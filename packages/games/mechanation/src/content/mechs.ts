import { playedContent } from '@mechatable/kernel';
import type { Mech } from './language.ts';
import { PUBLISHED_MECHS } from './published-mechs.ts';

/** Every Mech. Inside states a Mech is its place in this list; elsewhere its id. */
export const MECHS: readonly Mech[] = playedContent('mechanation', 'mechs', PUBLISHED_MECHS);
