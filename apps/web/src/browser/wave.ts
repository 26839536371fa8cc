const RATE = 22_050;
/** The volume at the ends of a note; 1 is the maximum. */
const SOFTEST = 0.0001;
/** The peak of a sound: -12 dB below the maximum. */
const LOUDEST = 0.25;

/** One note of a sound. Times in seconds, pitch in hertz. */
export interface Note {
  readonly at: number;
  readonly length: number;
  readonly hertz: number;
  /** The pitch that it glides to. Default: it keeps its own. */
  readonly to?: number;
  /** From 0 to 1. Default: 0.5. */
  readonly loud?: number;
  /** How long it takes to reach its full volume. Default: 0.003. */
  readonly rise?: number;
  /** `noise` is a hiss without anything above the pitch. Default: `triangle`. */
  readonly voice?: 'triangle' | 'sine' | 'noise';
}

/** Notes as a WAV file: one channel of 16 bits. */
export function waveOf(notes: readonly Note[]): Uint8Array<ArrayBuffer> {
  const samples = mixed(notes);
  const file = new DataView(new ArrayBuffer(44 + 2 * samples.length));
  const write = (at: number, letters: string): void => {
    for (let i = 0; i < letters.length; i++) file.setUint8(at + i, letters.charCodeAt(i));
  };
  write(0, 'RIFF');
  file.setUint32(4, file.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  file.setUint32(16, 16, true); // bytes from here to the data
  file.setUint16(20, 1, true); // plain samples
  file.setUint16(22, 1, true); // channels
  file.setUint32(24, RATE, true);
  file.setUint32(28, 2 * RATE, true); // bytes per second
  file.setUint16(32, 2, true); // bytes per sample
  file.setUint16(34, 16, true); // bits per sample
  write(36, 'data');
  file.setUint32(40, 2 * samples.length, true);
  for (const [i, sample] of samples.entries()) file.setInt16(44 + 2 * i, Math.round(sample * 0x7fff), true);
  return new Uint8Array(file.buffer);
}

function mixed(notes: readonly Note[]): Float32Array {
  const seconds = Math.max(...notes.map(({ at, length }) => at + length));
  const samples = new Float32Array(Math.ceil(seconds * RATE));
  for (const note of notes) add(note, samples);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (peak > LOUDEST) for (const [i, sample] of samples.entries()) samples[i] = (sample * LOUDEST) / peak;
  return samples;
}

function add(
  { at, length, hertz, to = hertz, loud = 0.5, rise = 0.003, voice = 'triangle' }: Note,
  samples: Float32Array,
): void {
  const first = Math.round(at * RATE);
  const count = Math.floor(length * RATE);
  const smooth = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  let turn = 0;
  let seed = 1;
  let hiss = 0;
  for (let i = 0; i < count; i++) {
    const place = first + i;
    if (place >= samples.length) return;
    turn = (turn + (hertz + ((to - hertz) * i) / count) / RATE) % 1;
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    hiss += smooth * (seed / 0x80000000 - 1 - hiss);
    const height =
      voice === 'noise' ? hiss : voice === 'sine' ? Math.sin(2 * Math.PI * turn) : triangleAt(turn);
    samples[place] = (samples[place] ?? 0) + height * loudness(i / RATE, length, rise) * loud * LOUDEST * 2;
  }
}

/** Begins and ends at zero, so that there is no click. */
function triangleAt(turn: number): number {
  return 1 - 4 * Math.abs(((turn + 0.25) % 1) - 0.5);
}

/** Rises quickly and fades slowly. */
function loudness(seconds: number, length: number, rise: number): number {
  const swell = seconds < rise ? seconds / rise : 1 - (seconds - rise) / (length - rise);
  return SOFTEST * (1 / SOFTEST) ** swell;
}
