import type { Note } from './wave.ts';

/** The sounds of a table. Each is 60 to 600 ms long. */
export type Sound = 'pick' | 'put' | 'hit' | 'miss' | 'dice' | 'turn' | 'asked' | 'win' | 'lose';

/** A card slides over paper. */
const paper = (at: number, length: number, hertz: number): Note => ({
  at,
  length,
  hertz,
  rise: length / 4,
  loud: 0.8,
  voice: 'noise',
});

/** Something hard is struck: partials that don't belong together, and a short hiss. */
const metal = (at: number, length: number, hertz: number): Note[] => [
  { at, length, hertz, loud: 0.35, voice: 'sine' },
  { at, length: length * 0.7, hertz: hertz * 2.76, loud: 0.2, voice: 'sine' },
  { at, length: length * 0.4, hertz: hertz * 5.4, loud: 0.12, voice: 'sine' },
  { at, length: 0.05, hertz: 6000, loud: 0.5, voice: 'noise' },
];

const stone = (at: number, hertz: number): Note[] => [
  { at, length: 0.09, hertz, to: hertz / 2, loud: 0.5, voice: 'sine' },
  { at, length: 0.03, hertz: 2500, loud: 0.5, voice: 'noise' },
];

/** A note on the radio. */
const radio = (at: number, hertz: number, length = 0.16): Note => ({
  at,
  length,
  hertz,
  rise: 0.015,
  loud: 0.25,
});

/** The notes of a sound. Variants keep repetition from grating: this one is a little higher or lower. */
function notesOf(sound: Sound, pitch: number): readonly Note[] {
  switch (sound) {
    case 'pick':
      return [paper(0, 0.07, 4200 * pitch)];
    case 'put':
      return [paper(0, 0.06, 2600 * pitch), ...stone(0.03, 150 * pitch)];
    case 'hit':
      return [...metal(0, 0.3, 310 * pitch), ...stone(0, 110 * pitch)];
    case 'miss':
      return [{ ...paper(0, 0.2, 1800 * pitch), rise: 0.1, loud: 0.6 }];
    case 'dice':
      return [0, 0.07, 0.12, 0.19, 0.28].flatMap((at, i) => stone(at, (420 - 30 * i) * pitch));
    case 'turn':
      return [radio(0, 392 * pitch), radio(0.11, 587 * pitch)];
    case 'asked':
      return [radio(0, 523 * pitch)];
    case 'win':
      return [392, 494, 587, 784].map((hertz, i) => radio(0.09 * i, hertz * pitch, 0.3));
    case 'lose':
      return [330, 294, 220].map((hertz, i) => radio(0.12 * i, hertz * pitch, 0.32));
  }
}

/** How much higher or lower the variants of a sound are. Signals always sound the same. */
const PITCHES: Readonly<Record<Sound, readonly number[]>> = {
  pick: [1, 1.12, 0.92],
  put: [1, 1.1, 0.9],
  hit: [1, 1.16, 0.88],
  miss: [1, 1.2],
  dice: [1, 1.08, 0.94],
  turn: [1],
  asked: [1],
  win: [1],
  lose: [1],
};

/** Every variant of a sound. */
export function variantsOf(sound: Sound): readonly (readonly Note[])[] {
  return PITCHES[sound].map((pitch) => notesOf(sound, pitch));
}

export const SOUNDS = Object.keys(PITCHES) as readonly Sound[];
