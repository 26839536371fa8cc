import { mecha2e } from '@mechatable/mecha';
import type { TableGame } from '../shared/drawing.ts';
import '../shared/card-tables.css';
import './mecha.css';
import { drawingOf } from './table-drawing.ts';

export const tableGame: TableGame = { game: mecha2e, drawing: drawingOf('2e') };
