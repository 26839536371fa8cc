const LONGEST_MS = 5000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to an element and keeps it in place while fonts and pictures load and change the layout, until the reader
 * scrolls or a few seconds pass. Returns a function that ends it earlier.
 */
export function keepInView(element: HTMLElement): () => void {
  const page = document.documentElement;
  let shown = { top: 0, length: 0 };
  const show = (): void => {
    element.scrollIntoView({ behavior: 'instant' });
    shown = { top: scrollY, length: page.scrollHeight };
  };
  const scrolled = (): void => {
    if (Math.abs(scrollY - shown.top) <= 2) return;
    // If the height changed, the layout moved; otherwise the reader drags the scroll bar.
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
  // The browser's own scroll anchoring would look like the reader's scrolling.
  page.style.setProperty('overflow-anchor', 'none');
  show();
  observer.observe(document.body);
  for (const move of OWN_MOVES) addEventListener(move, letGo, { passive: true });
  addEventListener('scroll', scrolled, { passive: true });
  return letGo;
}
