import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { loops } from './loops.ts';
import { pictures } from './pictures.ts';
import { rulebooks } from './rulebooks.ts';
import { serviceWorker } from './service-worker.ts';

/** The service worker runs apart from the pages, and shares no file with them. */
function isOfPages(module: string): boolean {
  return !module.includes('/service-worker/');
}

export const config = defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // The sources of the other packages instead of their compiled files.
  resolve: { conditions: ['@mechatable/source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [rulebooks(), loops(), pictures(), serviceWorker(), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    manifest: true, // for scripts/size.mjs
    assetsInlineLimit: 0, // the server's policy lets fonts come from files only
    rolldownOptions: {
      checks: { bundlerTimings: false }, // compressing well takes its time
      output: {
        codeSplitting: {
          groups: [
            // A separate file can run before all others.
            { name: 'no-eval', test: /browser\/no-eval\.ts$/, priority: 1 },
            // What every page needs: one file instead of one per module that several pages share.
            { name: 'first', tags: ['$initial'], test: isOfPages },
          ],
        },
      },
    },
  },
});
