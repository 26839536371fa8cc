import type { Frame } from '@mechatable/host';
import type { AnyGame } from '@mechatable/kernel';
import { mecha1e, type Event, type View } from '@mechatable/mecha';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { AnyDrawing, Drawing } from '../../../src/games/shared/drawing.ts';
import { forecast, reach } from '../../../src/games/mecha/preview.ts';
import { MovePreview } from '../../../src/table/choices/move-preview.ts';
import { choicesOf, fitting } from '../../../src/table/choices/walk.ts';
import { position } from '../../games/mecha/position.ts';
import { namesFor } from '../../harness/names.ts';

const game: AnyGame = mecha1e;
const drawing = { forecast, reach } as Partial<Drawing<View, Event>> as AnyDrawing;

/** South's Main Phase with a unit that can move and attack, and what has been picked so far. */
function table(...walked: string[]): {
  foresight: MovePreview;
  frame: ReturnType<typeof signal<Frame | null>>;
} {
  const state = position('1e', {
    d3: { name: 'Cruiser', seat: 0 },
    d4: { name: 'Turtle', seat: 1, armour: 1 },
    a5: { name: 'Turtle', seat: 1, armour: 1 },
  });
  const view = game.rules.view(state, 0);
  const legal = game.rules.legal(state, 0);
  const record = { entry: 3, link: null, undo: null };
  const now = {
    ...record,
    viewer: 0,
    seq: 3,
    turn: 5,
    view,
    asked: [0],
    legal,
    passing: false,
    outcome: null,
  };
  const frame = signal<Frame | null>(now);
  const open = signal(fitting(choicesOf(game, view, legal), walked));
  const present = {
    table: { game, drawing },
    frame,
    view: signal(view),
    walked: signal(walked),
    open,
    anchorAliases: signal(new Map()),
    history: { names: signal(namesFor(0)) },
  };
  return { foresight: new MovePreview(present), frame };
}

const STOPPED = [expect.stringMatching(/^Turtle \(d4\): Armour stops \d damage, 0 of 1 Armour left$/)];

test('hovering over a thing shows its reach, even if it is the opponent’s', () => {
  const { foresight } = table();
  expect(foresight.hints.value.size).toBe(0);
  foresight.gaze.value = 'cell:d3';
  expect(foresight.hints.value.get('cell:d4')).toBe('target');
  expect(foresight.hints.value.get('cell:c3')).toBe('way');
  foresight.gaze.value = 'cell:a5';
  expect(foresight.hints.value.get('cell:b5')).toBe('way');
});

test('a picked thing shows its reach without hovering, as on a touch screen', () => {
  const { foresight } = table('cell:d3');
  expect(foresight.hints.value.get('cell:d4')).toBe('target');
  foresight.gaze.value = 'cell:c3';
  expect(foresight.hints.value.get('cell:c3')).toBe('path');
});

test('hovering over a target or a choice shows its forecast', () => {
  const { foresight } = table('cell:d3');
  expect(foresight.forecast.value).toEqual([]);
  foresight.gaze.value = 'cell:d4';
  expect(foresight.forecast.value).toEqual(STOPPED);
  foresight.gaze.value = null;
  const action = { kind: 'attack', unit: 'd3', target: 'd4' };
  const frame = table('cell:d3', 'cell:d4');
  expect(frame.foresight.forecast.value).toEqual(STOPPED); // the only one left
  foresight.pointedAt.value = { action, label: '', anchors: [] };
  expect(foresight.forecast.value).toEqual([]); // of another moment: not among what can be done now
});

test('there is no forecast without a table, or after the end', () => {
  const { foresight, frame } = table();
  foresight.gaze.value = 'cell:d3';
  frame.value = null;
  expect([foresight.hints.value.size, foresight.forecast.value]).toEqual([0, []]);
});
