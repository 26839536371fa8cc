import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { siteFiles } from './site-files.ts';

const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;
const SMALL = 1024; // below that, headers weigh more than what is saved

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Writes a `.gz` and a `.br` file beside every text file of the built site, for the server to send instead. */
export function compressed(): Plugin {
  return {
    name: 'mechatable:compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const texts = siteFiles(dir).filter((path) => TEXT.test(path));
        await Promise.all(texts.map((path) => compress(join(dir, path))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALL) return;
  await Promise.all([
    writeFile(`${file}.gz`, await toGzip(content, { level: 9 })),
    writeFile(`${file}.br`, await toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
  ]);
}
