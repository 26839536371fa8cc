import { masc } from '@mechatable/masc';
import type { TableGame } from '../shared/drawing.ts';
import '../shared/shown.css';
import './masc.css';
import { drawing } from './table-drawing.ts';

export const tableGames: readonly TableGame[] = [{ game: masc, drawing }];
