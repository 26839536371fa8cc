export { Board } from './board.ts';
export type { Zoom } from './lens.ts';
export { lengthOfAll } from './pace.ts';
export * from './scene.ts';
export { still } from './still.ts';
