import type { Cue } from './scene.ts';

/** How long things take at speed 1, in milliseconds. */
const PACE: Readonly<Record<Exclude<Cue['cue'], 'interlude' | 'together'>, number>> = {
  show: 700,
  flash: 300,
  strike: 430,
  vanish: 300,
  roll: 900,
  banner: 700,
  glide: 0, // takes its time in the next drawing
};

/** Cues marked as brief take this long. */
const BRIEF = 300;
/** Without motion, every cue is a picture that stays this long. */
const PICTURE = 600;

export const GLIDE = 300;
/** A floating word can be read while the next cue plays. */
export const WORD = 900;
/** So can an enlarged thing. */
export const LINGER = 600;
/** How long a number counts to its new value. */
export const COUNT = 300;

/** How cues are played: speed 0 takes no time, `still` means without motion. */
export interface Pace {
  readonly speed: number;
  readonly still: boolean;
}

/** Milliseconds at a speed: half as long at speed 2, no time at all at speed 0. */
export function timeAt(speed: number, milliseconds: number): number {
  return speed > 0 ? milliseconds / speed : 0;
}

export function lengthOf(cue: Cue, pace: Pace): number {
  if (cue.cue === 'together') return Math.max(0, ...cue.of.map((part) => lengthOf(part, pace)));
  return timeAt(pace.speed, normalLength(cue, pace.still));
}

function normalLength(cue: Exclude<Cue, { cue: 'together' }>, still: boolean): number {
  if (cue.cue === 'interlude') return cue.time;
  if (still && cue.cue !== 'glide') return PICTURE;
  return cue.cue === 'show' && cue.brief === true ? BRIEF : PACE[cue.cue];
}

/** The length of several cues at speed 1, in milliseconds. Stories don't count: they are as long as their text. */
export function lengthOfAll(cues: readonly Cue[]): number {
  const all = cues.map((cue) => (cue.cue === 'interlude' ? 0 : lengthOf(cue, { speed: 1, still: false })));
  return all.reduce((sum, length) => sum + length, 0);
}
