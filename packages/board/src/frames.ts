/**
 * How cues move. Not by `transform`: looks use that for cards that lie sideways, while `translate` and `scale`
 * come on top of it.
 */

export const PULSE: Keyframe[] = [
  { opacity: 0, scale: '1.12' },
  { opacity: 1, scale: '1' },
  { opacity: 0, scale: '1.02' },
];

export const FLOAT: Keyframe[] = [
  { opacity: 0, translate: '0 0.5rem' },
  { opacity: 1, translate: '0 0', offset: 0.15 },
  { opacity: 1, translate: '0 -1rem', offset: 0.7 },
  { opacity: 0, translate: '0 -1.5rem' },
];

/** When a lunge hits, as a part of its time. */
export const HIT = 0.45;

/** Towards a point so many pixels away, and back. */
export function lunge(x: number, y: number): Keyframe[] {
  return [
    { translate: '0 0', zIndex: 2, easing: 'ease-in' },
    { translate: `${x}px ${y}px`, zIndex: 2, offset: HIT, easing: 'ease-out' },
    { translate: '0 0', zIndex: 2 },
  ];
}

export const SHAKE: Keyframe[] = ['0 0', '5px 0', '-4px 0', '3px 0', '0 0'].map((translate) => ({
  translate,
}));

/** A figure pops up; in the end it grows or shrinks away. */
export function pop(hasWon: boolean): Keyframe[] {
  return [
    { opacity: 0, scale: '0.3', easing: 'ease-out' },
    { opacity: 1, scale: '1.15', offset: 0.2 },
    { opacity: 1, scale: '1', offset: 0.35 },
    { opacity: 1, scale: '1', offset: 0.8 },
    { opacity: 0, scale: hasWon ? '1.3' : '0.6' },
  ];
}

export const SHRINK: Keyframe[] = [
  { opacity: 1, scale: '1' },
  { opacity: 0, scale: '0.4' },
];

export const PASS: Keyframe[] = [
  { opacity: 0, translate: '-3rem 0', easing: 'ease-out' },
  { opacity: 1, translate: '0 0', offset: 0.2 },
  { opacity: 1, translate: '0 0', offset: 0.8, easing: 'ease-in' },
  { opacity: 0, translate: '3rem 0' },
];
