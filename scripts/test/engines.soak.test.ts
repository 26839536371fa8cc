import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { MAJORS, ensureEngines, ownMajor, packageFor } from '../corpus/engines.mjs';
import { sampleOf } from '../corpus/files.mjs';
import { traceOf, type Trace } from '../corpus/trace.mjs';
import { ensureBuilt } from '../ready.mjs';
import { ROOT } from '../workspaces.mjs';

/** Each in its own process, from the compiled files. */
function tracesBy(program: string): { node: string; traces: Trace[] } {
  const { status, stdout, stderr } = spawnSync(program, ['scripts/corpus/trace-sample.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as { node: string; traces: Trace[] };
}

test('Node 20, 22 and 24 find the same states and chain links in the corpus', () => {
  ensureBuilt();
  const engines = ensureEngines();
  const all = packageFor(process.platform, process.arch) !== null;
  expect([...engines.keys()]).toEqual(expect.arrayContaining(all ? MAJORS : [ownMajor()]));
  const here = sampleOf().map(traceOf);
  expect(here.flatMap(({ problems }) => problems)).toEqual([]);
  for (const [major, program] of engines) {
    if (major === ownMajor() && engines.size > 1) continue; // that is this process
    const { node, traces } = tracesBy(program);
    expect(node).toMatch(new RegExp(`^${String(major)}\\.`));
    expect(traces, `Node ${node}`).toEqual(here);
  }
});
