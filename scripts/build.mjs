import { ensureBuilt, ensureInstalled, ensureSite, orExplain } from './ready.mjs';

orExplain(() => {
  ensureInstalled();
  ensureBuilt();
  ensureSite();
});
