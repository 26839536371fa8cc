/** Installs what is missing and compiles what has changed. Only in a clone of the repository: it is not published. */

import { ensureBuilt, ensureInstalled, orExplain } from '../../../scripts/ready.mjs';

orExplain(() => {
  ensureInstalled();
  ensureBuilt();
});
