import { memoryListStore, memoryStore } from '../src/index.ts';
import { listStoreSuite } from './list-store-suite.ts';
import { storeSuite } from '../src/suite.ts';

storeSuite('memory', (clock) => Promise.resolve(memoryStore(clock)));
listStoreSuite('memory', () => Promise.resolve(memoryListStore()));
