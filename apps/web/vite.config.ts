// Our modules have named exports only, but Vite needs a default export.
export { config as default } from './vite/config.ts';
