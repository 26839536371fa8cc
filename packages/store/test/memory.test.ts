import { memoryStore } from '../src/index.ts';
import { storeSuite } from './suite.ts';

storeSuite('memory', (clock) => Promise.resolve(memoryStore(clock)));
