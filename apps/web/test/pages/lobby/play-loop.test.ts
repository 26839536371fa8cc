import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { framesOf } from '../../../src/pages/lobby/play-loop.ts';
import { readLoop } from '../../../vite/loops.ts';
import { RELEASED } from '../../harness/released.ts';

test.each(RELEASED)(
  'the lobby shows a few different moments of a recorded match of $id, in a small file',
  async (entry) => {
    const table = await entry.load();
    const loop = readLoop(`${entry.id}-${table.game.rulesVersion}`);
    if (loop === null) throw new Error('Choose a match for it in vite/loops.json.');
    const frames = framesOf(table, loop, String);
    expect(frames).toHaveLength(9);
    frames.forEach((frame, at) => {
      expect(frame.scene, `frame ${at}`).not.toEqual(frames[at - 1]?.scene);
      expect(at === 0 || frame.points.length > 0, `frame ${at}`).toBe(true);
    });
    expect(gzipSync(JSON.stringify(loop)).length).toBeLessThan(6000);
  },
);
