import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kindOf, LAYERS } from '../layers/table.mjs';
import { readManifest, ROOT, workspaces } from '../workspaces.mjs';

const FOLDERS = workspaces().map(({ folder }) => folder);

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}

function references(config: string): string[] {
  const { references: list } = readJson(config) as { references: { path: string }[] };
  return list.map(({ path }) => posix.join(posix.dirname(config), path));
}

test.each(['', ...FOLDERS])('package.json in "%s" pins every version exactly', (folder) => {
  const { dependencies = {}, devDependencies = {} } = readManifest(folder);
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^(npm:[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});

test('package-lock.json names no server, and every package for every platform', () => {
  interface Entry {
    resolved?: string;
    optionalDependencies?: Record<string, string>;
  }
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Entry> };
  const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  for (const [path, { resolved = '', optionalDependencies = {} }] of Object.entries(packages)) {
    expect(resolved, path).not.toMatch(/^https?:/);
    for (const name of Object.keys(optionalDependencies))
      expect(present, `wanted by ${path}`).toContain(name);
  }
});

/** Whether a range such as `^18.12 || >=20.10` includes the oldest Node that we promise. */
function admitsOldestNode(range: string): boolean {
  const [, major = '', minor = ''] = /^>=(\d+)\.(\d+)$/.exec(readManifest('').engines.node) ?? [];
  return range.split('||').some((part) => {
    const [, sign, from, after = '0'] = /^\s*(>=|\^|~|)\s*v?(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    if (from === undefined) return part.trim() === '*';
    if (from === major) return sign === '~' ? after === minor : Number(after) <= Number(minor);
    return sign === '>=' && Number(from) < Number(major);
  });
}

test('every package in package-lock.json runs on the oldest Node that we promise', () => {
  interface Entry {
    engines?: { node?: string };
  }
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Entry> };
  const tooNew = Object.entries(packages).filter(
    ([, { engines }]) => engines?.node !== undefined && !admitsOldestNode(engines.node),
  );
  expect(tooNew.map(([path, { engines }]) => `${path} needs Node ${engines?.node ?? ''}`)).toEqual([]);
});

test('the compiler and the editor know every package', () => {
  expect(references('tsconfig.json').sort()).toEqual([...FOLDERS, 'tsconfig.tests.json'].sort());
  expect(references('tsconfig.tests.json').sort()).toEqual([...FOLDERS].sort());
});

test.each(workspaces())('$folder: tsconfig.json refers to what package.json depends on', ({ folder }) => {
  const { dependencies = {} } = readManifest(folder);
  const wanted = workspaces().filter(({ name }) => name in dependencies);
  expect(references(`${folder}/tsconfig.json`).sort()).toEqual(
    wanted.map((workspace) => workspace.folder).sort(),
  );
});

test.each(FOLDERS)('%s has a line in scripts/layers/table.mjs', (folder) => {
  expect(Object.keys(LAYERS)).toContain(kindOf(folder.replace(/^(packages|apps)\//, '')));
});

describe.each(workspaces().filter(({ isPublished }) => isPublished))(
  '$name can be published',
  ({ folder }) => {
    const manifest = readManifest(folder);

    test('package.json describes it, packs what it needs, and builds before that', () => {
      expect(manifest.description).toMatch(/^[A-Z].*\.$/);
      expect(manifest.engines).toEqual(readManifest('').engines);
      expect(manifest.files).toEqual(
        expect.arrayContaining(['dist', 'src', '!dist/*.tsbuildinfo', 'CHANGELOG.md']),
      );
      const script = posix.relative(folder, 'scripts/prepack.mjs');
      expect(manifest.scripts).toEqual({ prepack: `node ${script}` });
    });

    test('it comes with a README and the license', () => {
      expect(existsSync(join(ROOT, folder, 'README.md'))).toBe(true);
      expect(readFileSync(join(ROOT, folder, 'LICENSE'), 'utf8')).toBe(
        readFileSync(join(ROOT, 'LICENSE'), 'utf8'),
      );
    });

    test('every entry point has its source, its types and its code', () => {
      for (const conditions of Object.values(manifest.exports ?? {})) {
        const [, name = ''] = /^\.\/src\/(.*)\.ts$/.exec(conditions['@mechatable/source']) ?? [];
        expect(existsSync(join(ROOT, folder, `src/${name}.ts`)), name).toBe(true);
        // The first condition that applies is used, so the order matters.
        expect(Object.entries(conditions)).toEqual([
          ['@mechatable/source', `./src/${name}.ts`],
          ['types', `./dist/${name}.d.ts`],
          ['default', `./dist/${name}.js`],
        ]);
      }
    });

    test('it depends only on published packages', () => {
      const own = workspaces().filter(({ name }) => name in (manifest.dependencies ?? {}));
      expect(own.filter(({ isPublished }) => !isPublished)).toEqual([]);
    });
  },
);
