import { memoryShelf, memoryStore } from '../src/index.ts';
import { shelfSuite } from './shelf-suite.ts';
import { storeSuite } from '../src/suite.ts';

storeSuite('memory', (clock) => Promise.resolve(memoryStore(clock)));
shelfSuite('memory', () => Promise.resolve(memoryShelf()));
