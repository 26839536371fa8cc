import { mechanation } from '@mechatable/mechanation';
import type { TableGame } from '../shared/drawing.ts';
import '../shared/shown.css';
import './mechanation.css';
import { drawing } from './table-drawing.ts';

export const tableGames: readonly TableGame[] = [{ game: mechanation, drawing }];
