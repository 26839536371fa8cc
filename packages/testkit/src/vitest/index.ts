export { survivesGrowth, type Addition, type GrowthPlan } from './grows.ts';
export { findsLeaks, peeking, type Leak } from './finds-leaks.ts';
export { lawsOf, type LawsPlan } from './laws-of.ts';
export { playthroughs } from './playthroughs.ts';
export { reaches } from './reaches.ts';
export { scenario, type Scene } from './scenario.ts';
