import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

/** The globals of the page. */
interface InPage {
  readonly axe: typeof axeCore;
  /** Keeps the page from being drawn; see browser.ts. */
  readonly undrawn?: CSSStyleSheet;
}

/**
 * Problems for people who use a keyboard or a screen reader, or have poor eyesight, a line each.
 *
 *   expect(await axe(page)).toEqual([]);
 */
export async function axe(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async () => {
    const { axe: inPage, undrawn } = globalThis as unknown as InPage;
    if (undrawn !== undefined) undrawn.disabled = true; // contrast is measured between visible colors
    // Most elements of a page are shapes of its pictures. No rule looks at them, but axe spends most of its time there.
    const pictures = [...document.querySelectorAll('svg[aria-hidden="true"]')]
      .filter((svg) => svg.querySelector('text, a, foreignObject, [tabindex], [role]') === null)
      .map((svg) => ({ svg, shapes: [...svg.childNodes] }));
    for (const { svg } of pictures) svg.replaceChildren();
    const results = await inPage.run({ resultTypes: ['violations'] });
    if (undrawn !== undefined) undrawn.disabled = false;
    for (const { svg, shapes } of pictures) if (!svg.hasChildNodes()) svg.append(...shapes);
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
