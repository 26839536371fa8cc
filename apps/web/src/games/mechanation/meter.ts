import type { Thing } from '@mechatable/board';
import { COLORS, SET_SIZE, type PilotView } from '@mechatable/mechanation';
import { colorGlyph } from './glyphs.ts';
import { leading, progressOf, progressWords, type Progress } from './knowledge.ts';
import { nameOfSeat, type NamedView } from './naming.ts';
import { words } from './words/index.ts';

/**
 * A pilot's progress on each line: five colors, then six numbers. Public cards are filled, those that only the viewer
 * knows are hatched.
 */
export function meter(view: NamedView, pilot: PilotView): Thing {
  const key = `lines:${nameOfSeat(pilot.seat)}`;
  const progress = progressOf(pilot);
  const best = leading(progress).slice(0, 4).map(progressWords);
  return {
    key,
    classes: 'meter',
    anchor: key,
    label: words.lines(view.names, pilot.seat, best),
    children: progress.map((line) => cell(key, line)),
  };
}

function cell(meterKey: string, { line, open, known }: Progress): Thing {
  const key = `${meterKey}.${line}`;
  const isColor = line < COLORS.length;
  const heat = known >= SET_SIZE - 1 ? ' hot' : known >= SET_SIZE - 2 ? ' warm' : known < 2 ? ' cold' : '';
  return {
    key,
    classes: `line ${isColor ? `color-${line}` : 'number'}${heat}`,
    style: { '--open': String(open), '--known': String(known) },
    children: [
      { key: `${key}.bar`, classes: 'line-bar', children: bar(key, open, known) },
      isColor
        ? { key: `${key}.sign`, classes: 'line-sign', drawing: colorGlyph(line) }
        : { key: `${key}.sign`, classes: 'line-sign figure', text: String(line - COLORS.length + 1) },
      { key: `${key}.count`, classes: 'line-count', text: known === 0 ? '' : String(known) },
    ],
  };
}

function bar(key: string, open: number, known: number): Thing[] {
  return Array.from({ length: SET_SIZE }, (_, place) => ({
    key: `${key}.${place}`,
    classes: `pip${place < open ? ' open' : place < known ? ' own' : ''}`,
  }));
}
