import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { loops } from './loops.ts';
import { rulebooks } from './rulebooks.ts';
import { serviceWorker } from './service-worker.ts';

export const config = defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // The sources of the other rooms, not what was compiled of them.
  resolve: { conditions: ['@mechatable/source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [rulebooks(), loops(), serviceWorker(), compressed()],
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
            // The lobby needs the manifest of every game: one file instead of one per game.
            { name: 'manifests', test: /games\/[^/]+\/src\/manifest\.ts$/ },
            // What the lobby says: languages import it too, which would make a file of each module.
            {
              name: 'words',
              test: /(kernel|lists|host|ui|table|games\/shared|pages\/lobby)\/(src\/)?(words|names|address)\.ts$/,
            },
            // A separate file can run before the files that others share.
            { name: 'no-eval', test: /browser\/no-eval\.ts$/ },
          ],
        },
      },
    },
  },
});
