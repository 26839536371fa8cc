export * from './clause-ids.ts';
export * from './parts.ts';
export * from './rulebook.ts';
