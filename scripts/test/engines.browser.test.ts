import { build, defaultClientConditions } from 'vite';
import { expect, test } from 'vitest';
import { withBrowser } from '../../apps/web/test/harness/browser.ts';
import { sampleOf } from '../corpus/files.mjs';
import { traceOf, type Trace } from '../corpus/trace.mjs';
import { ROOT } from '../workspaces.mjs';

const { newPage } = withBrowser();

/** `traceOf` as a script for a page, built like the site. */
async function script(): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    resolve: { conditions: ['@mechatable/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: 'scripts/corpus/trace.mjs', formats: ['iife'], name: 'corpus' },
    },
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('Vite has built nothing.');
  return first.output[0].code;
}

test('Chromium finds the same states and chain links in the corpus as Node', async () => {
  const page = await newPage();
  await page.addScriptTag({ content: await script() });
  const sample = sampleOf();
  const traces = await page.evaluate(
    (texts) =>
      texts.map((text) =>
        (window as unknown as { corpus: { traceOf: (text: string) => Trace } }).corpus.traceOf(text),
      ),
    sample,
  );
  expect(traces).toEqual(sample.map(traceOf));
  expect(traces.flatMap(({ problems }) => problems)).toEqual([]);
});
