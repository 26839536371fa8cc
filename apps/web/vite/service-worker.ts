import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { siteFiles } from './site-files.ts';

const FILE = 'service-worker.js';
const SOURCE = fileURLToPath(new URL('../src/app/service-worker/service-worker.ts', import.meta.url));

/** Sources of maps, and a font format that no browser with service workers asks for. */
const NOT_KEPT = /\.(map|woff)$/;

/** Builds the service worker at the top of the site, and tells it which files the site has. */
export function serviceWorker(): Plugin {
  return {
    name: 'mechatable:service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: FILE });
    },
    writeBundle: {
      order: 'post', // once everything else is in its place
      sequential: true,
      async handler({ dir = '' }) {
        const files = siteFiles(dir).filter((path) => path !== FILE && !NOT_KEPT.test(path));
        const paths = files.map((path) => `/${path}`);
        const code = await readFile(join(dir, FILE), 'utf8');
        const filled = code
          .replaceAll('__SITE_FILES__', () => JSON.stringify(paths))
          .replaceAll('__SITE_VERSION__', JSON.stringify(await hashOf(dir, files)));
        if (filled === code) this.error('The service worker has no place for the list of files.');
        await writeFile(join(dir, FILE), filled);
      },
    },
  };
}

/** Changes whenever a file of the site does. */
async function hashOf(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
