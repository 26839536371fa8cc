import { sound } from './settings.ts';
import { reportBug } from './bug.ts';
import { waveOf } from './wave.ts';

/** Two short signals: a turn begins, or a question has come up. Notes in hertz, one after the other. */
const SIGNALS = {
  turn: [392, 587],
  asked: [523],
} as const;

type Signal = keyof typeof SIGNALS;

/**
 * Made when first wanted, and played as files are: getting ready to make notes on the fly would keep the page from
 * answering, for up to half a second.
 */
const players = new Map<Signal, HTMLAudioElement>();

/** Silent where sound is off, or where the browser has not been touched yet and forbids it. */
export function playSound(signal: Signal): void {
  if (sound.value === 'off' || !navigator.userActivation.hasBeenActive) return;
  const player = players.get(signal) ?? newPlayer(signal);
  players.set(signal, player);
  player.currentTime = 0;
  player.play().catch((error: unknown) => {
    // A browser that cannot or will not play it: what it says stands on the table, too.
    if (!(error instanceof DOMException)) reportBug(error);
  });
}

function newPlayer(signal: Signal): HTMLAudioElement {
  return new Audio(URL.createObjectURL(new Blob([waveOf(SIGNALS[signal])], { type: 'audio/wav' })));
}
