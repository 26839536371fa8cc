export * from './bot.ts';
export * from './bots.ts';
export * from './greedy.ts';
export * from './levels.ts';
export * from './random.ts';
export * from './slipping.ts';
export { Search, type Budget, type Weighed } from './search/search.ts';
export {
  SEARCH_SETTINGS,
  createSearcher,
  settingsFor,
  weigh,
  type Limit,
  type Weighing,
} from './search/searcher.ts';
