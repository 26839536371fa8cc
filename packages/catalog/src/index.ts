export * from './find-game.ts';
export * from './games.ts';
export * from './releases.ts';
