import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What stands in the way of people with a keyboard, a screen reader or weak eyes, a line each: none, if all is well.
 *
 *   expect(await axe(page)).toEqual([]);
 */
export async function axe(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axeCore };
    const results = await inPage.run({ resultTypes: ['violations'] });
    return results.violations.map(({ id, impact, help, helpUrl, nodes }) => ({
      id,
      impact: impact ?? 'unknown',
      help,
      helpUrl,
      places: nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')}: ${failureSummary}`),
    }));
  });
  return violations.map(({ id, impact, help, helpUrl, places }) => {
    const where = places.map((place) => `\n  ${place.replaceAll('\n', '\n    ')}`);
    return `${id} (${impact}): ${help} ${helpUrl}${where.join('')}`;
  });
}
