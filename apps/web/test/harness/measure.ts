import type { Locator, Page } from 'playwright-core';

/** Lists that scroll by themselves, and printed texts that are read in full by looking closely. */
const MAY_BE_CUT =
  '.unseen, [hidden], .cues, .log, .choices, .since ol, .inspector, .hint, .thinking, svg, .ln-plate-text, .mg-plate-text, .ms-edge';

/** Words and numbers on the table that are cut off by what they are in, each with what cuts it. */
export function clippedText(page: Page): Promise<readonly string[]> {
  return page.evaluate((mayBeCut) => {
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
        const cutX = overflowX !== 'visible';
        const cutY = overflowY !== 'visible' && frame !== document.documentElement && frame !== document.body;
        const isCut =
          (cutX && isOutside) || (cutY && Math.max(box.top - top, bottom - box.bottom) > 1.5 + height * 0.15);
        if (isCut) found.add(`${node.textContent?.trim() ?? ''} (${holder.className} in ${frame.className})`);
      }
    }
    return [...found];
  }, MAY_BE_CUT);
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where things are, by what they are called. */
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
