/**
 * Whether a finger that moves this way from an element scrolls a strip around it, such as a hand that is wider than the
 * screen. The page itself and a lens don't count: both scroll from anywhere else.
 */
export function scrollsAlong(element: Element, x: number, y: number): boolean {
  const isSideways = Math.abs(x) > Math.abs(y);
  const board = element.closest('.board');
  for (let around = element.parentElement; around !== null && around !== board;) {
    if (!around.matches('.lens') && (isSideways ? scrollsSideways(around) : scrollsUpright(around)))
      return true;
    around = around.parentElement;
  }
  return false;
}

function scrollsSideways(element: Element): boolean {
  return element.scrollWidth > element.clientWidth && isScrolled(getComputedStyle(element).overflowX);
}

function scrollsUpright(element: Element): boolean {
  return element.scrollHeight > element.clientHeight && isScrolled(getComputedStyle(element).overflowY);
}

function isScrolled(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}
