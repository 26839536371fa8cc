import type { Locator, Page } from 'playwright-core';

/** Lists that scroll by themselves, and printed texts that are read in full by looking closely. */
const MAY_BE_CUT =
  '.unseen, [hidden], .cues, .log, .choices, .since ol, .inspector, .hint, .thinking, svg, .ln-plate-text, .mg-plate-text, .ms-edge';

/** Texts on the table that are cut off, each with the element that cuts it. */
export function clippedText(page: Page, mayScroll = false): Promise<readonly string[]> {
  return page.evaluate(
    ([mayBeCut, mayScrollDown]) => {
      const found = new Set<string>();
      const table = document.querySelector('.table') ?? document.body;
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const holder = node.parentElement;
        if (holder === null || node.textContent?.trim() === '' || holder.closest(mayBeCut) !== null) continue;
        if (!holder.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, top, bottom, height } = range.getBoundingClientRect();
        for (let frame: Element | null = holder; frame !== null; frame = frame.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(frame);
          const box = frame.getBoundingClientRect();
          const isOutside = left < box.left - 1.5 || right > box.right + 1.5;
          // What scrolls sideways, as a hand on a phone does, can be brought into sight.
          if (isOutside && (overflowX === 'auto' || overflowX === 'scroll')) break;
          // So can what a lens shows in part, because it is zoomed.
          if (frame instanceof HTMLElement && Number(frame.style.getPropertyValue('--zoom')) > 1) break;
          // On a desktop everything is in sight at once; smaller screens scroll.
          if (mayScrollDown && (overflowY === 'auto' || overflowY === 'scroll')) break;
          const cutX = overflowX !== 'visible';
          const cutY =
            overflowY !== 'visible' && frame !== document.documentElement && frame !== document.body;
          const isCut =
            (cutX && isOutside) ||
            (cutY && Math.max(box.top - top, bottom - box.bottom) > 1.5 + height * 0.15);
          if (isCut)
            found.add(`${node.textContent?.trim() ?? ''} (${holder.className} in ${frame.className})`);
        }
      }
      return [...found];
    },
    [MAY_BE_CUT, mayScroll] as const,
  );
}

/** Sizes that every page and table has to fit: a desktop, a tablet, and a phone held both ways. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

export type Size = (typeof SIZES)[number];

/** The smallest text and the smallest target on a phone, in pixels. */
const LEAST_TEXT = 13;
const LEAST_TARGET = 40;
/** The shorter side of the largest phone. */
const PHONE = 500;

/**
 * The problems of a page at a size: text that is cut off, a page that is too wide, and on phones small text and, at a
 * table, small buttons. Resizes the page, which takes less time than another one.
 */
export async function flawsAt(page: Page, size: Size): Promise<readonly string[]> {
  await page.setViewportSize(size);
  const isPhone = Math.min(size.width, size.height) < PHONE;
  const isDesktop = size === SIZES[0];
  const flaws = [...(await clippedText(page, !isDesktop)), ...(isPhone ? await smallThings(page) : [])];
  if (!(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)))
    flaws.push('too wide');
  return flaws.map((flaw) => `${String(size.width)}×${String(size.height)}: ${flaw}`);
}

/** Text that is too small to read on a phone, and buttons of a table that are too small for a finger. */
function smallThings(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([leastText, leastTarget]) => {
      const found = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const holder = node.parentElement;
        if (holder === null || node.textContent?.trim() === '' || !holder.checkVisibility()) continue;
        if (holder.closest('.unseen, svg, .cues, .still') !== null) continue;
        const size = parseFloat(getComputedStyle(holder).fontSize);
        if (size < leastText - 0.01)
          found.add(`${size.toFixed(1)} px: ${node.textContent?.trim() ?? ''} (${holder.className})`);
      }
      // Names in the log and lines that explain a draft are links within text.
      for (const target of document.querySelectorAll('.table button, .table summary')) {
        const { width, height } = target.getBoundingClientRect();
        if (!target.checkVisibility() || target.closest('.log, .unseen, .draft-lines') !== null) continue;
        if (Math.min(width, height) < leastTarget - 0.5)
          found.add(
            `${width.toFixed(0)}×${height.toFixed(0)} target: ${target.textContent} (${target.className})`,
          );
      }
      return [...found];
    },
    [LEAST_TEXT, LEAST_TARGET] as const,
  );
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of things, by name. */
export async function boxesOf(things: Locator): Promise<ReadonlyMap<string, Box>> {
  const boxes = await things.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = (element as HTMLElement).dataset.key ?? element.textContent;
      return [name, { x, y, width, height }] as const;
    }),
  );
  return new Map(boxes);
}

export function overlap(one: Box, other: Box): boolean {
  const acrossX = one.x < other.x + other.width - 1 && other.x < one.x + one.width - 1;
  const acrossY = one.y < other.y + other.height - 1 && other.y < one.y + one.height - 1;
  return acrossX && acrossY;
}
