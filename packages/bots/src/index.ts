export * from './bot.ts';
export * from './bots.ts';
export * from './greedy.ts';
export * from './random.ts';
export { Search, type Budget, type SearchSettings, type Weighed } from './search/search.ts';
export { SEARCH_SETTINGS, createSearcher } from './search/searcher.ts';
