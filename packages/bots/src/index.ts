export * from './bot.ts';
export * from './bots.ts';
export * from './greedy.ts';
export * from './random.ts';
