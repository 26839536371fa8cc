import { ensureBuilt } from './ready.mjs';

/** Runs before tests that import compiled packages. */
export function setup() {
  ensureBuilt();
}
