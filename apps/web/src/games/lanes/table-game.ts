import { lanes } from '@mechatable/lanes';
import type { TableGame } from '../shared/drawing.ts';
import '../shared/card-tables.css';
import '../shared/shown.css';
import './lanes.css';
import './plate.css';
import './in-play.css';
import './card.css';
import './plate-sizes.css';
import './strips.css';
import './strips-wide.css';
import './strips-low.css';
import './bare-hand.css';
import './large.css';
import './place.css';
import { drawing } from './table-drawing.ts';

export const tableGames: readonly TableGame[] = [{ game: lanes, drawing }];
