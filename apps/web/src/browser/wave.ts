const RATE = 22_050;
/** Seconds from one note to the next, and how long a note rises and sounds: notes overlap. */
const APART = 0.11;
const RISE = 0.015;
const LENGTH = 0.16;
/** The volume of a note at its ends and at its peak; 1 is the maximum. */
const SOFTEST = 0.0001;
const LOUDEST = 0.12;

/** Notes, in hertz, one after the other, as a WAV file: one channel of 16 bits. */
export function waveOf(notes: readonly number[]): Uint8Array<ArrayBuffer> {
  const seconds = Math.max(0, notes.length - 1) * APART + LENGTH;
  const count = Math.ceil(seconds * RATE);
  const file = new DataView(new ArrayBuffer(44 + 2 * count));
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
  file.setUint32(40, 2 * count, true);
  for (let i = 0; i < count; i++) {
    let height = 0;
    for (const [place, hertz] of notes.entries()) height += heightAt(i / RATE - place * APART, hertz);
    file.setInt16(44 + 2 * i, Math.round(height * 0x7fff), true);
  }
  return new Uint8Array(file.buffer);
}

/** A triangle wave that swells and fades, at a time in seconds after its start. */
function heightAt(seconds: number, hertz: number): number {
  if (seconds < 0 || seconds > LENGTH) return 0;
  const turn = (seconds * hertz + 0.25) % 1;
  const triangle = 1 - 4 * Math.abs(turn - 0.5);
  const swell = seconds < RISE ? seconds / RISE : 1 - (seconds - RISE) / (LENGTH - RISE);
  return triangle * SOFTEST * (LOUDEST / SOFTEST) ** swell;
}
