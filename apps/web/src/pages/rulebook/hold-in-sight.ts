const LONGEST_MS = 5000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to an element and keeps it there while letters and pictures arrive and push the page about; until the
 * reader moves, or for a few seconds. Returns how to let go of it earlier.
 */
export function holdInSight(element: HTMLElement): () => void {
  const page = document.documentElement;
  let shown = { top: 0, length: 0 };
  const show = (): void => {
    element.scrollIntoView({ behavior: 'instant' });
    shown = { top: scrollY, length: page.scrollHeight };
  };
  const scrolled = (): void => {
    if (Math.abs(scrollY - shown.top) <= 2) return;
    // A page that became shorter may have been pushed; else the reader drags the bar of the window.
    if (page.scrollHeight === shown.length) letGo();
    else show();
  };
  const observer = new ResizeObserver(show);
  const timer = setTimeout(letGo, LONGEST_MS);
  function letGo(): void {
    clearTimeout(timer);
    observer.disconnect();
    page.style.removeProperty('overflow-anchor');
    for (const move of OWN_MOVES) removeEventListener(move, letGo);
    removeEventListener('scroll', scrolled);
  }
  // With the browser's own way of holding on, its scrolling could not be told from the reader's.
  page.style.setProperty('overflow-anchor', 'none');
  show();
  observer.observe(document.body);
  for (const move of OWN_MOVES) addEventListener(move, letGo, { passive: true });
  addEventListener('scroll', scrolled, { passive: true });
  return letGo;
}
