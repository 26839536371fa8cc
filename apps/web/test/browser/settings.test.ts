import { beforeEach, expect, test, vi } from 'vitest';

/** A browser that has stored this, and the settings that it starts with. */
async function settingsWith(
  stored: Readonly<Record<string, string>>,
): Promise<typeof import('../../src/browser/settings.ts')> {
  const values = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  return import('../../src/browser/settings.ts');
}

beforeEach(() => {
  vi.resetModules();
});

test('the theme is dark until another is chosen', async () => {
  expect((await settingsWith({})).theme.value).toBe('dark');
});

test('a stored theme and volume are used', async () => {
  const { theme, volume } = await settingsWith({ 'mechatable.theme': 'light', 'mechatable.volume': '0' });
  expect([theme.value, volume.value]).toEqual(['light', 0]);
});

test.each(['', 'loud', '-10', '101'])(
  'a stored volume of "%s" is replaced by the default',
  async (stored) => {
    expect((await settingsWith({ 'mechatable.volume': stored })).volume.value).toBe(60);
  },
);
