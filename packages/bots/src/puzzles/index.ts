export * from './exhaust.ts';
export * from './goal.ts';
export * from './prove.ts';
export * from './puzzle.ts';
export * from './unknown.ts';
