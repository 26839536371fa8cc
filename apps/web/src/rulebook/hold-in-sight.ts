const LONGEST_MS = 5000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to an element and keeps it there while letters and pictures arrive and push the page about; until the
 * reader moves, or for a few seconds. Returns how to let go of it earlier.
 */
export function holdInSight(element: HTMLElement): () => void {
  let top = 0;
  const show = (): void => {
    element.scrollIntoView({ behavior: 'instant' });
    ({ top } = element.getBoundingClientRect());
  };
  const moved = (): void => {
    // Dragging the bar of the window tells us nothing but that we are elsewhere now.
    if (Math.abs(element.getBoundingClientRect().top - top) > 4) letGo();
  };
  const observer = new ResizeObserver(show);
  const timer = setTimeout(letGo, LONGEST_MS);
  function letGo(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, letGo);
    removeEventListener('scroll', moved);
  }
  show();
  observer.observe(document.body);
  for (const move of OWN_MOVES) addEventListener(move, letGo, { passive: true });
  addEventListener('scroll', moved, { passive: true });
  return letGo;
}
