export * from './memory.ts';
export * from './shelf.ts';
export * from './store.ts';
