import { findEntry } from '../../../src/games/games.ts';
import { drawingLaws } from '../../harness/drawing-laws.ts';

// A click on the slot rotates the tile, too.
drawingLaws(findEntry('masc'), { listed: ['rotation'] });
