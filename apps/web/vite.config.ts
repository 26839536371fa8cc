// By this way round, since the house has named exports only, and Vite asks for a default one.
export { config as default } from './vite/config.ts';
