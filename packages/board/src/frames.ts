/**
 * How cues move. Not by `transform`, which style sheets use to turn cards sideways: `translate` and `scale` are added
 * to it.
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

/** When a lunge hits, as a fraction of its time. */
export const HIT = 0.45;

/** Toward a point this many pixels away, and back. */
export function lunge(x: number, y: number): Keyframe[] {
  return [
    { translate: '0 0', zIndex: 2, easing: 'ease-in' },
    { translate: `${x}px ${y}px`, zIndex: 2, offset: HIT, easing: 'ease-out' },
    { translate: '0 0', zIndex: 2 },
  ];
}

export const SHAKE: Keyframe[] = ['0 0', '4px 0', '-4px 0', '3px 0', '0 0'].map((translate) => ({
  translate,
}));

/** A number pops up where something was hit, falls and fades. */
export const FALL: Keyframe[] = [
  { opacity: 0, scale: '0.3', translate: '0 0', easing: 'ease-out' },
  { opacity: 1, scale: '1.3', translate: '0 -0.5rem', offset: 0.15, easing: 'ease-out' },
  { opacity: 1, scale: '1', translate: '0 0', offset: 0.3 },
  { opacity: 1, scale: '1', translate: '0 0.25rem', offset: 0.7, easing: 'ease-in' },
  { opacity: 0, scale: '0.9', translate: '0 3rem' },
];

/** A destroyed thing shrinks; its pieces fly off: see `shard`. */
export const COLLAPSE: Keyframe[] = [
  { opacity: 1, scale: '1', translate: '0 0', rotate: '0deg', easing: 'ease-in' },
  { opacity: 1, scale: '0.97', translate: '-3px 2px', rotate: '-2deg', offset: 0.25, easing: 'ease-in' },
  { opacity: 0, scale: '0.6', translate: '0 1.5rem', rotate: '5deg' },
];

/** A piece of what was destroyed: out from the center, then down. */
export function shard(place: number, of: number, reach: number): Keyframe[] {
  const angle = (2 * Math.PI * (place + 0.5)) / of;
  const [x, y] = [reach * Math.cos(angle), reach * Math.sin(angle)];
  const turn = place % 2 === 0 ? 160 : -200;
  return [
    { opacity: 1, translate: '0 0', rotate: '0deg', easing: 'ease-out' },
    { opacity: 1, translate: `${x}px ${y}px`, rotate: `${turn / 2}deg`, offset: 0.5, easing: 'ease-in' },
    { opacity: 0, translate: `${1.1 * x}px ${y + reach}px`, rotate: `${turn}deg` },
  ];
}

/** Something shown large comes from this many pixels away, scaled by a factor. */
export function rise(x: number, y: number, scale: number): Keyframe[] {
  return [
    {
      opacity: 0.4,
      translate: `${x}px ${y}px`,
      scale: String(scale),
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
    { opacity: 1, translate: '0 0', scale: '1' },
  ];
}

export const APPEAR: Keyframe[] = [{ opacity: 0, easing: 'ease-out' }, { opacity: 1 }];
export const FADE: Keyframe[] = [{ opacity: 1, easing: 'ease-in' }, { opacity: 0 }];

/** A changed number draws attention. */
export const TICK: Keyframe[] = [
  { scale: '1', easing: 'ease-out' },
  { scale: '1.5', offset: 0.3 },
  { scale: '1', easing: 'ease-in' },
];

export const PASS: Keyframe[] = [
  { opacity: 0, translate: '-3rem 0', easing: 'ease-out' },
  { opacity: 1, translate: '0 0', offset: 0.2 },
  { opacity: 1, translate: '0 0', offset: 0.8, easing: 'ease-in' },
  { opacity: 0, translate: '3rem 0' },
];
