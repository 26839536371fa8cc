import { inheritContent } from './in-use.ts';

// Imported first, before any game is loaded.
inheritContent();
