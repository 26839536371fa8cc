import { ensureBuilt, ensureInstalled, orExplain } from './ready.mjs';

orExplain(() => {
  ensureInstalled();
  ensureBuilt();
});
