import { expect, test } from 'vitest';
import { drawGrowth } from '../growth/chart.mjs';

const point = (size: number, perMove: number): { size: number; perMove: number } => ({ size, perMove });

const svg = drawGrowth({
  growth: [
    { database: 'sqlite', byStored: [point(1000, 100), point(1_000_000, 200)], byLength: [point(10, 50)] },
    { database: 'postgres', byStored: [point(1000, 150), point(1_000_000, 160)], byLength: [point(10, 80)] },
  ],
});

test('the chart has a line for each database, from left to right on a logarithmic scale', () => {
  const lines = [...svg.matchAll(/polyline points="([^"]+)"/g)].map(([, points]) => points);
  expect(lines).toEqual(['70,153 330,56', '70,104.5 330,94.8', '550,201.5', '550,172.4']);
});

test('the chart has a description in words', () => {
  expect(svg).toContain('role="img" aria-labelledby="title desc"');
  expect(svg).toContain('SQLite, stored matches: 1,000: 100 µs, 1,000,000: 200 µs.');
  expect(svg).toContain('PostgreSQL, entries in the match: 10: 80 µs.');
});
