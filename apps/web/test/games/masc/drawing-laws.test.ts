import { findEntry } from '../../../src/games/games.ts';
import { drawingLaws } from '../../harness/drawing-laws.ts';

drawingLaws(findEntry('masc'), {
  listed: ['rotation'], // a click on the slot rotates the tile, too
  without: ['a replay shows all hands, and only the near one can be played'], // mecha to place are only in the tray
});
