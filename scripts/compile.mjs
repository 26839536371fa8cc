import { ensureBuilt, orExplain } from './ready.mjs';

orExplain(ensureBuilt);
