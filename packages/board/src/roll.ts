import type { Throw } from './scene.ts';

/** How an element of a roll moves: its start and length, as fractions of the whole time. */
export interface Tumble {
  readonly element: HTMLElement;
  readonly frames: Keyframe[];
  readonly delay: number;
  readonly share: number;
}

/** How much of the time dice roll; for the rest, they stay still so that people can read them. */
const ROLLING = 0.45;
/** The last die starts this much later than the first. */
const STAGGER = 0.12;

/** Puts dice into an element, and returns how each tumbles to its place. */
export function addRoll(table: HTMLElement, throws: readonly Throw[]): Tumble[] {
  const { ownerDocument: page } = table;
  const add = (parent: HTMLElement, classes: string): HTMLElement => {
    const element = page.createElement('div');
    element.className = classes;
    parent.append(element);
    return element;
  };
  return throws.flatMap(({ words, faces, saved }) => {
    const row = add(table, saved === true ? 'roll-row saved' : 'roll-row');
    add(row, 'roll-words').textContent = words;
    const dice = add(row, 'roll-dice');
    return faces.map((face, place) => {
      const element = add(dice, 'roll-die');
      element.innerHTML = face;
      return {
        element,
        frames: saved === true ? knock(place) : tumble(place),
        delay: (STAGGER * place) / Math.max(1, faces.length - 1),
        share: ROLLING,
      };
    });
  });
}

/** In from the side, turning more and more slowly; every die a little differently. */
function tumble(place: number): Keyframe[] {
  const aside = place % 2 === 0 ? -1 : 1;
  const turns = 540 + 90 * (place % 5);
  return [
    { opacity: 0, translate: `${aside * 9}rem -6rem`, rotate: `${aside * turns}deg`, easing: 'ease-out' },
    { opacity: 1, translate: `${aside * 3}rem 0.6rem`, rotate: `${(aside * turns) / 3}deg`, offset: 0.45 },
    { opacity: 1, translate: `${aside}rem -0.8rem`, rotate: `${(aside * turns) / 8}deg`, offset: 0.7 },
    { opacity: 1, translate: '0 0', rotate: '0deg' },
  ];
}

/** Knocked away: up, aside and down out of sight. */
function knock(place: number): Keyframe[] {
  const aside = place % 2 === 0 ? 1 : -1;
  return [
    { opacity: 1, translate: '0 0', rotate: '0deg', easing: 'ease-out' },
    { opacity: 1, translate: `${aside * 1.5}rem -1.5rem`, rotate: `${aside * 120}deg`, offset: 0.5 },
    { opacity: 0, translate: `${aside * 4}rem 3rem`, rotate: `${aside * 300}deg` },
  ];
}
