import { findEntry } from '../../../src/games/games.ts';
import { drawingLaws } from '../../harness/drawing-laws.ts';

drawingLaws(findEntry('mechanation'), { fleeting: ['tile', 'mech', 'out'] });
