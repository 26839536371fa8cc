import type { Page } from 'playwright-core';

/** Opens More at the end of a match: statistics, the replay and the record. */
export async function openMore(page: Page): Promise<void> {
  await page.locator('.end-more > summary').click();
  await page.locator('.end-more-sheet').waitFor();
}
