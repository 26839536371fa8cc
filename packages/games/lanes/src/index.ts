export { lanes } from './game.ts';
export { deckProblems } from './decks.ts';
export type { Action } from './action.ts';
export type { Event } from './event.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
export type { Card } from './content/language.ts';
