import { findEntry } from '../../../src/games/games.ts';
import { drawingLaws } from '../../harness/drawing-laws.ts';

drawingLaws(findEntry('lanes'));
