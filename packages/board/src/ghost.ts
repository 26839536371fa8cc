/** Attributes that identify an element: its copy must not have them. */
const NAMES = ['id', 'data-key', 'data-anchor', 'data-dragged', 'role', 'aria-label'];

/**
 * A copy of an element that follows the pointer, in front of everything and never clipped. It is added beside the
 * original, so that it gets the same styles.
 */
export class Ghost {
  readonly #copy: HTMLElement;

  constructor(element: HTMLElement) {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
      for (const name of NAMES) part.removeAttribute(name);
    }
    for (const handle of copy.querySelectorAll('.thing-handle')) handle.remove();
    const { x, y, width, height } = element.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = element; // without rotation and scale, which the copy gets itself
    Object.assign(copy.style, {
      left: `${x + (width - offsetWidth) / 2}px`,
      top: `${y + (height - offsetHeight) / 2}px`,
      width: `${offsetWidth}px`,
      height: `${offsetHeight}px`,
    });
    copy.classList.add('ghost');
    copy.ariaHidden = 'true';
    copy.popover = 'manual';
    element.after(copy);
    if ('showPopover' in copy) copy.showPopover();
    this.#copy = copy;
  }

  moveBy(x: number, y: number): void {
    this.#copy.style.translate = `${x}px ${y}px`;
  }

  remove(): void {
    this.#copy.remove();
  }
}
