/**
 * The actions of a smoke run at a table. These functions run in the page, so each sees only its argument; they return
 * promises because the caller waits for them.
 */

/** @param {string} selector @returns {Promise<void>} when the page has such an element, and its fonts */
export async function waitFor(selector) {
  while (document.querySelector(selector) === null) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
}

/** @param {Readonly<Record<string, string>>} items @returns {Promise<void>} */
export function store(items) {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  return Promise.resolve();
}

/** @param {'dark' | 'light'} theme @returns {Promise<void>} when it is drawn */
export async function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  await new Promise(requestAnimationFrame);
}

/** @param {string} game @returns {Promise<void>} */
export function clickPlay(game) {
  const buttons = /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll(`.poster.game-${game} button`),
  ]);
  buttons.find((button) => button.textContent.trim() === 'Play')?.click();
  return Promise.resolve();
}

/**
 * Waits for a question, takes the choice that matches the earliest pattern, and waits for the next question.
 * @param {readonly string[]} patterns in order of preference
 * @returns {Promise<boolean>} false at the end of a match
 */
export async function takeChoice(patterns) {
  const buttons = () =>
    /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll('.choices li button')]);
  const words = () => buttons().map((button) => button.textContent.replace(/^\d\s*/, '').trim());
  const isOver = () => document.querySelector('.end') !== null;
  const isAsked = () => isOver() || buttons().some((button) => !button.disabled);
  const moment = () =>
    [document.querySelectorAll('.log li, .board .chosen, .warning').length, ...words()].join('|');
  while (!isAsked()) await new Promise(requestAnimationFrame);
  const [before, offered] = [moment(), words()];
  const places = patterns.map((pattern) => offered.findIndex((text) => new RegExp(pattern).test(text)));
  buttons()[places.find((place) => place >= 0) ?? 0]?.click();
  while (!isOver() && (moment() === before || !isAsked())) await new Promise(requestAnimationFrame);
  return !isOver();
}

/** A point on something that can be picked and isn't covered; null if there is none.
 * @returns {Promise<{ x: number, y: number } | null>}
 */
export function pointToPick() {
  for (const thing of document.querySelectorAll('.board .lit')) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(point.x, point.y);
    if (hit?.closest('.lit') === thing) return Promise.resolve(point);
  }
  return Promise.resolve(null);
}

/** @returns {Promise<boolean>} whether something follows the pointer */
export function isDragging() {
  return Promise.resolve(document.querySelector('[data-dragged]') !== null);
}
