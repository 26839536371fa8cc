import type { Cue } from '@mechatable/board';
import type { Sound } from '../../browser/sounds.ts';

/** The sound of an event: the loudest of its cues. */
export function soundOf(cues: readonly Cue[]): Sound | null {
  if (cues.some(({ cue }) => cue === 'roll')) return 'dice';
  if (
    cues.some(
      (cue) => cue.cue === 'strike' || cue.cue === 'vanish' || (cue.cue === 'flash' && cue.tone === 'bad'),
    )
  )
    return 'hit';
  if (cues.some((cue) => cue.cue === 'flash' && cue.tone === 'plain' && cue.text !== undefined))
    return 'miss';
  if (cues.some(({ cue }) => cue === 'glide')) return 'put';
  return null;
}
