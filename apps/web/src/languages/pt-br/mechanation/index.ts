import type { Translated } from '../../shared/translation.ts';
import { drawing } from './drawing.ts';
import { lessons } from './lessons.ts';
import { onePage } from './one-page.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';

export const mechanation: readonly Translated[] = [rules, refusals, drawing, onePage, lessons];
