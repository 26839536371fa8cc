export { Board, prefersStill } from './board.ts';
export * from './scene.ts';
export { still } from './still.ts';
