import { POOL } from '@mechatable/mecha';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawingOf } from '../../../src/games/mecha/table-drawing.ts';
import { describePosition } from '../../../src/pages/rulebook/describe-position.ts';
import { things } from '../../harness/scenes.ts';

const BOOK = readFileSync(new URL('../../../../../rules/mecha.md', import.meta.url), 'utf8');

describe('examples of the rule book', () => {
  const drawing = drawingOf('2e');

  test('an example draws the rows and columns it names, with figures computed by the rules', () => {
    const lines = ['S d3 MG2-130 damage 2 + MG2-004', 'N d4 MG2-055 armour 2', 'S c3 MG2-089 time 1'];
    const all = [...things(drawing.example(lines))];
    const labels = all.flatMap(({ label }) => label ?? []);
    expect(labels).toContain(
      'Wind-Up Spider, South’s Mecha on d3, power 6, durability 3 of 5, cost 0, piloted by Admiral Grace',
    );
    expect(labels).toContain('Jaeger, North’s Mecha on d4, power 6, durability 6, Armour 2, cost 6, Reach');
    expect(labels).toContain('Road Works, South’s Command on c3, 1 time counter');
    expect(labels.some((label) => label.includes('entry zone'))).toBe(false);
    expect(all.filter(({ anchor }) => anchor !== undefined)).toEqual([]);
    expect(describePosition(lines, POOL['2e'])).toContain(
      'S d3 Wind-Up Spider, damage 2, with Admiral Grace',
    );
  });

  test('an error names the bad line of an example', () => {
    for (const line of [
      'S h3 MG1-004',
      'S d3',
      'S d3 MG9-001',
      'A d3 MG1-004',
      'S d3 MG1-004 + XX',
      'S d3 MG1-004 asleep',
    ]) {
      expect(() => drawing.example(['N d4 MG1-004', line]), line).toThrow(line);
    }
  });

  test('every position of the rule book can be drawn', () => {
    const positions = [...BOOK.matchAll(/^```position[^\n]*\n(.*?)^```$/gms)].map(([, lines = '']) =>
      lines.trim().split('\n'),
    );
    expect(positions.length).toBeGreaterThan(3);
    for (const lines of positions) expect(() => drawing.example(lines)).not.toThrow();
  });
});
