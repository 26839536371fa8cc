/** Words and signs that the rule book explains: things on a board, and terms in texts. */
const TERM = '[data-term]';
/** Controls that speak for the terms beside them: a thing on the board, the link on a card, a line of the log. */
const SPEAKERS = '.thing-handle, .speaks-for-terms';
/** How far a finger may miss, in pixels. */
const FINGER = 20;

/** The term under the pointer. What is on top may be the control that speaks for it, but nothing else. */
export function termAt(x: number, y: number): HTMLElement | null {
  const [top, ...below] = document.elementsFromPoint(x, y);
  if (top === undefined) return null;
  const direct = top.closest<HTMLElement>(TERM);
  if (direct !== null || !top.matches(SPEAKERS)) return direct;
  for (const element of below) {
    const term = element.closest<HTMLElement>(TERM);
    if (term !== null) return top.parentElement?.contains(term) === true ? term : null;
  }
  return null;
}

/** The term that a finger means. */
export function termNear(x: number, y: number): HTMLElement | null {
  const exact = termAt(x, y);
  if (exact !== null) return exact;
  const top = document.elementFromPoint(x, y);
  const near = termsOf(top?.closest<HTMLElement>('.thing, .holds-terms')?.querySelector(SPEAKERS) ?? top)
    .map((term) => ({ term, miss: missOf(term, x, y) }))
    .filter(({ miss }) => miss <= FINGER)
    .sort((a, b) => a.miss - b.miss);
  return near[0]?.term ?? null;
}

/** The terms that a control is or speaks for, as far as they are shown. */
export function termsOf(control: Element | null): readonly HTMLElement[] {
  if (!(control instanceof HTMLElement)) return [];
  if (control.matches(TERM)) return [control];
  const around = control.matches(SPEAKERS) ? control.parentElement : null;
  if (around === null) return [];
  return [...around.querySelectorAll<HTMLElement>(TERM)].filter(
    (term) => isOwn(term, around) && term.getClientRects().length > 0,
  );
}

/** Not terms of a card in this place: it shows its own. */
function isOwn(term: HTMLElement, around: HTMLElement): boolean {
  const anchored = term.closest('[data-anchor]');
  return anchored === null || anchored === around || anchored.contains(around);
}

function missOf(term: HTMLElement, x: number, y: number): number {
  const { left, right, top, bottom } = term.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
