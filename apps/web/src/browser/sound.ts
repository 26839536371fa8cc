import { volume } from './settings.ts';
import { reportBug } from './bug.ts';
import { waveOf } from './wave.ts';

/** Two short signals: a turn begins, or there is a question. Notes in hertz, one after the other. */
const SIGNALS = {
  turn: [392, 587],
  asked: [523],
} as const;

type Signal = keyof typeof SIGNALS;

/**
 * Created on first use, and played as files: starting an audio context would block the page for up to half a
 * second.
 */
const players = new Map<Signal, HTMLAudioElement>();

/** Silent if sound is off, or if the browser forbids it because the page wasn't used yet. */
export function playSound(signal: Signal): void {
  if (volume.value === 0 || !navigator.userActivation.hasBeenActive) return;
  const player = players.get(signal) ?? newPlayer(signal);
  players.set(signal, player);
  player.volume = volume.value / 100;
  player.currentTime = 0;
  player.play().catch((error: unknown) => {
    // The browser can't or won't play it. The table shows the same information.
    if (!(error instanceof DOMException)) reportBug(error);
  });
}

function newPlayer(signal: Signal): HTMLAudioElement {
  return new Audio(URL.createObjectURL(new Blob([waveOf(SIGNALS[signal])], { type: 'audio/wav' })));
}
