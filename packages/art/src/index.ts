export * from './subject.ts';
export { COUNTER_KINDS, counter, counterSign, type CounterKind, type CounterSide } from './counters.ts';
export { die } from './dice.ts';
export { draw } from './draw.ts';
export { cardBack, seatSymbol, type SeatIndex } from './emblems.ts';
export { PLAYER_EMBLEMS, playerEmblem } from './player-emblem.ts';
export { gamePicture } from './posters.ts';
export { svg, type Drawing } from './print.ts';
export { GROUNDS, groundPlan, type Ground } from './terrain.ts';
