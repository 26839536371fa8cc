import { asked } from './asked.ts';
import { complete } from './complete.ts';
import { data } from './data.ts';
import { conserved, deterministic } from './deterministic.ts';
import { finite } from './finite.ts';
import { imaginable } from './imaginable.ts';
import { secret } from './secret.ts';
import { shortcuts } from './shortcuts.ts';
import type { Broken } from './spoil.ts';
import { timeout } from './timeout.ts';
import { words } from './words.ts';

/** Games that each break one law: proof that the laws can fail. */
export const BROKEN: readonly Broken[] = [
  ...finite,
  ...complete,
  ...data,
  ...deterministic,
  ...conserved,
  ...secret,
  ...imaginable,
  ...asked,
  ...timeout,
  ...words,
  ...shortcuts,
];
