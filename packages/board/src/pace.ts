import type { Cue } from './scene.ts';

/** How long things take at speed 1, in milliseconds. */
const PACE: Readonly<Record<Exclude<Cue['cue'], 'interlude'>, number>> = {
  flash: 350,
  strike: 320,
  compare: 900,
  vanish: 300,
  roll: 1500,
  banner: 800,
  glide: 0, // takes its time in the next drawing
};

export const GLIDE = 300;
/** A floating word is read while the next cue plays already. */
export const WORD = 900;

/** Milliseconds at a speed: half as long at speed 2, no time at all at speed 0. */
export function timeAt(speed: number, milliseconds: number): number {
  return speed > 0 ? milliseconds / speed : 0;
}

export function lengthOf(cue: Cue, speed: number): number {
  return timeAt(speed, cue.cue === 'interlude' ? cue.time : PACE[cue.cue]);
}
