import { expect, test } from 'vitest';
import { firstScripts } from '../site-manifest.mjs';

test('the front page waits for its script and its direct and indirect imports, each once', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_a.js', '_b.js'] },
    '_a.js': { file: 'assets/a.js', imports: ['_b.js'] },
    '_b.js': { file: 'assets/b.js', imports: ['_a.js', 'index.html'] },
    'src/lanes.ts': { file: 'assets/lanes.js', imports: ['_a.js'] },
    'src/style.css': { file: 'assets/style.css' },
  };
  expect(firstScripts(manifest)).toEqual(['assets/index.js', 'assets/a.js', 'assets/b.js']);
});

test('a missing part is reported', () => {
  expect(() => firstScripts({ 'index.html': { file: 'a.js', imports: ['_b.js'] } })).toThrow('_b.js');
});
