import { Figures } from './figures.ts';
import { planOf } from './plan.ts';
import type { Thing } from './scene.ts';

/**
 * A scene as a picture: nothing in it can be focused or picked. If the scene has a label, it is one image to a
 * screen reader; otherwise its texts are read.
 */
export function still(scene: Thing, document: Document = globalThis.document): HTMLElement {
  const element = document.createElement('div');
  element.className = 'board still';
  if (scene.label !== undefined) {
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', scene.label);
  }
  const figures = new Figures(element, false);
  figures.patch(planOf(scene));
  figures.dress(null);
  return element;
}
