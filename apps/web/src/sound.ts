import { sound } from './settings.ts';

/** Two short signals: a turn begins, or a question has come up. Notes in hertz, one after the other. */
const SIGNALS = {
  turn: [392, 587],
  asked: [523],
} as const;

let context: AudioContext | null = null;

/** Silent where sound is off, or where the browser has not been touched yet and forbids it. */
export function playSound(signal: keyof typeof SIGNALS): void {
  if (sound.value === 'off' || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [place, frequency] of SIGNALS[signal].entries()) {
    const start = now + place * 0.11;
    const note = context.createOscillator();
    const loudness = context.createGain();
    note.type = 'triangle';
    note.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.16);
    note.connect(loudness).connect(context.destination);
    note.start(start);
    note.stop(start + 0.18);
  }
}
