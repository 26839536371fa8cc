import { mecha1e, mecha2e } from '@mechatable/mecha';
import type { TableGame } from '../shared/drawing.ts';
import '../shared/card-tables.css';
import '../shared/shown.css';
import './mecha.css';
import { drawingOf } from './table-drawing.ts';

export const tableGames: readonly TableGame[] = [
  { game: mecha1e, drawing: drawingOf('1e') },
  { game: mecha2e, drawing: drawingOf('2e') },
];
