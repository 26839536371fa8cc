export * from './clicked.ts';
export * from './draw.ts';
export * from './laws.ts';
export { LAWS, type Law } from './laws/law.ts';
export * from './perft.ts';
export * from './playthrough.ts';
export * from './reach.ts';
export * from './scenario.ts';
export * from './shorthand.ts';
