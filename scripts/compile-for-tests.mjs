import { ensureBuilt } from './ready.mjs';

/** Before tests that import compiled packages. */
export function setup() {
  ensureBuilt();
}
