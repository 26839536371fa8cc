import { expect, test } from 'vitest';
import { SOUNDS, variantsOf } from '../../src/browser/sounds.ts';
import { waveOf, type Note } from '../../src/browser/wave.ts';

const HEADER = 44;

const note = (hertz: number, at = 0): Note => ({ at, length: 0.16, hertz, rise: 0.015, loud: 0.25 });

/** The header of the file, and its samples from -1 to 1. */
function read(file: Uint8Array<ArrayBuffer>): { head: DataView; rate: number; samples: readonly number[] } {
  const head = new DataView(file.buffer);
  const count = (file.length - HEADER) / 2;
  const samples = Array.from({ length: count }, (_, i) => head.getInt16(HEADER + 2 * i, true) / 0x7fff);
  return { head, rate: head.getUint32(24, true), samples };
}

const lettersOf = (file: Uint8Array, at: number): string => String.fromCharCode(...file.slice(at, at + 4));

/** How often the signal rises above zero. */
function rises(samples: readonly number[]): number {
  return samples.filter((sample, i) => sample > 0 && (samples[i - 1] ?? 0) <= 0).length;
}

const loudness = (part: readonly number[]): number => Math.max(...part.map(Math.abs));

test('a wave is a file with one channel of 16 bits and the length in its header', () => {
  const file = waveOf([note(440)]);
  const { head, rate } = read(file);
  expect([0, 8, 12, 36].map((at) => lettersOf(file, at))).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(head.getUint32(4, true)).toBe(file.length - 8);
  expect(head.getUint32(40, true)).toBe(file.length - HEADER);
  expect([head.getUint16(22, true), head.getUint16(34, true)]).toEqual([1, 16]);
  expect(head.getUint32(28, true)).toBe(2 * rate);
});

test('a note has its pitch, and swells and fades without a click', () => {
  const { rate, samples } = read(waveOf([note(440)]));
  expect(rises(samples)).toBeGreaterThan((440 * samples.length) / rate - 8); // its ends are too soft to count
  expect(rises(samples)).toBeLessThanOrEqual(Math.ceil((440 * samples.length) / rate));
  expect(loudness(samples)).toBeGreaterThan(0.1);
  expect(loudness(samples)).toBeLessThanOrEqual(0.126);
  expect(loudness(samples.slice(0, 20))).toBeLessThan(0.001);
  expect(loudness(samples.slice(-20))).toBeLessThan(0.001);
});

test('notes come one after the other, each with its own pitch', () => {
  const { rate, samples } = read(waveOf([note(400), note(800, 0.11)]));
  const [first, second] = [samples.slice(0, 0.1 * rate), samples.slice(0.17 * rate, 0.25 * rate)];
  expect(rises(first)).toBeGreaterThan(30);
  expect(rises(first)).toBeLessThanOrEqual(41);
  expect(rises(second)).toBeGreaterThan(50);
  expect(rises(second)).toBeLessThanOrEqual(65);
});

test.each(SOUNDS)('%s is short, not too loud, and ends softly', (sound) => {
  for (const notes of variantsOf(sound)) {
    const { rate, samples } = read(waveOf(notes));
    expect(samples.length / rate).toBeGreaterThanOrEqual(0.06);
    expect(samples.length / rate).toBeLessThanOrEqual(0.6);
    expect(loudness(samples)).toBeGreaterThan(0.02);
    expect(loudness(samples)).toBeLessThanOrEqual(0.2512); // -12 dB
    expect(loudness(samples.slice(-20))).toBeLessThan(0.01);
  }
});

test('the variants of a sound differ', () => {
  for (const sound of SOUNDS) {
    const variants = variantsOf(sound).map((notes) => waveOf(notes).join());
    expect(new Set(variants).size, sound).toBe(variants.length);
  }
});

test('your turn is two rising notes', () => {
  const [first, second, ...more] = variantsOf('turn')[0] ?? [];
  expect(more).toEqual([]);
  expect(second?.at).toBeGreaterThan(first?.at ?? Infinity);
  expect(second?.hertz).toBeGreaterThan(first?.hertz ?? Infinity);
});
