export * from './memory.ts';
export * from './list-store.ts';
export * from './store.ts';
