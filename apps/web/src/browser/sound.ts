import { reportBug } from './bug.ts';
import { volume } from './settings.ts';
import { variantsOf, type Sound } from './sounds.ts';
import { waveOf } from './wave.ts';

/**
 * Created on first use, and played as files: starting an audio context would block the page for up to half a
 * second.
 */
const players = new Map<Sound, readonly HTMLAudioElement[]>();
/** How often each sound was played: variants take turns. */
const played = new Map<Sound, number>();

/** Silent if the volume is 0, or if the browser forbids sound because the page wasn't used yet. */
export function playSound(sound: Sound): void {
  if (volume.value === 0 || !('navigator' in globalThis) || !navigator.userActivation.hasBeenActive) return;
  const variants = players.get(sound) ?? variantsOf(sound).map(newPlayer);
  players.set(sound, variants);
  const count = played.get(sound) ?? 0;
  played.set(sound, count + 1);
  const player = variants[count % variants.length];
  if (player === undefined) return;
  player.volume = volume.value / 100;
  player.currentTime = 0;
  player.play().catch((error: unknown) => {
    // The browser can't or won't play it. The table shows the same information.
    if (!(error instanceof DOMException)) reportBug(error);
  });
}

function newPlayer(notes: Parameters<typeof waveOf>[0]): HTMLAudioElement {
  return new Audio(URL.createObjectURL(new Blob([waveOf(notes)], { type: 'audio/wav' })));
}
