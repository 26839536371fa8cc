export * from './nearest.ts';
