export { masc } from './game.ts';
export type { Action } from './action.ts';
export type { View } from './view.ts';
