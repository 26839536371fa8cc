import type { Page } from 'playwright-core';

/** Opens what the end of a match keeps behind More: statistics, the replay and the record. */
export async function openMore(page: Page): Promise<void> {
  await page.locator('.end-more > summary').click();
  await page.locator('.end-more-sheet').waitFor();
}
