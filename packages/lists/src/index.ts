export * from './counts.ts';
export * from './legality.ts';
export * from './link.ts';
export * from './text.ts';
export { counted } from './words.ts';
