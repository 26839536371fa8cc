import type { Cue } from '@mechatable/board';
import { expect, test } from 'vitest';
import { soundOf } from '../../../src/table/model/cue-sounds.ts';

const glide: Cue = { cue: 'glide', to: 'b', from: 'a' };

test.each<[string, readonly Cue[], ReturnType<typeof soundOf>]>([
  ['nothing', [], null],
  ['a card that moves', [glide], 'put'],
  ['an attack', [glide, { cue: 'strike', at: 'a', against: 'b' }], 'hit'],
  ['a loss', [{ cue: 'vanish', at: 'a' }], 'hit'],
  ['good news', [{ cue: 'flash', at: 'a', tone: 'good' }], null],
  ['a blow that is warded off', [{ cue: 'flash', at: 'a', tone: 'plain', text: 'Warded' }], 'miss'],
  ['dice', [{ cue: 'roll', throws: [] }], 'dice'],
])('%s', (_, cues, sound) => {
  expect(soundOf(cues)).toBe(sound);
});
