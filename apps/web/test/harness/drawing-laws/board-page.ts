/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { Board, type Thing } from '@mechatable/board';

/** Runs in the page, bundled: replaces the match's board with our own. */
export function takeBoard(): Board {
  const present = document.querySelector('.table-main .board');
  if (!(present instanceof HTMLElement)) throw new Error('There is no board on this page.');
  const place = document.createElement('div');
  present.replaceWith(place);
  return new Board(place, { pick: () => undefined, look: () => undefined });
}

/** Draws a scene, and answers which of these anchors a pointer can't reach, wherever the page is scrolled to. */
export function outOfReach(board: Board, scene: Thing, anchors: readonly string[]): readonly string[] {
  board.speed = 0;
  board.draw(scene, { lit: new Set(anchors), chosen: [] });
  return anchors.filter((anchor) => !elementsOf(anchor).some(isReachable));
}

function elementsOf(anchor: string): readonly Element[] {
  return [...document.querySelectorAll(`.board [data-anchor="${CSS.escape(anchor)}"]`)];
}

/** Parts of its width and height at which a thing is tried: others may cover its middle. */
const PARTS = [0.5, 0.15, 0.85, 0.3, 0.7];

function isReachable(element: Element): boolean {
  if (isHit(element)) return true;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return isHit(element);
}

/** Whether a pointer can hit it without scrolling. */
function isHit(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const isHitAt = (across: number, down: number): boolean =>
    document.elementFromPoint(x + width * across, y + height * down)?.closest('[data-anchor]') === element;
  return PARTS.some((across) => PARTS.some((down) => isHitAt(across, down)));
}
