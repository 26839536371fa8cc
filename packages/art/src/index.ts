export * from './subject.ts';
export { draw } from './draw.ts';
export { cardBack, seatSymbol, type SeatIndex } from './emblems.ts';
export { gamePicture } from './posters.ts';
export { svg, type Drawing } from './print.ts';
