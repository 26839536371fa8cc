import { describe, expect, test } from 'vitest';
import { pictureOf } from '../../src/games/shared/one-page-picture.ts';
import type { Part } from '../../src/games/shared/one-page.ts';
import { RELEASED } from '../harness/released.ts';

const sentences = ({ text }: Part): number =>
  text.split(/[.!?](?:\s|$)/).filter((part) => part !== '').length;

describe.each(RELEASED)('$title on one page', (entry) => {
  test('labels things that are in its picture', async () => {
    const table = await entry.load();
    const { onePage } = table.drawing;
    if (onePage === null) throw new Error('No page of help: write onePage, or keep the game a draft.');
    const { keys } = pictureOf(table, onePage, (seat) => `Player ${seat}`);
    expect(new Set(keys).size).toBe(onePage.labels.length);
    expect(() =>
      pictureOf(table, { ...onePage, labels: [{ at: 'nothing', title: '', text: '' }] }, String),
    ).toThrow('the picture shows nothing');
  });

  test('is brief: at most two sentences at a time, and four steps in a turn', async () => {
    const { onePage } = (await entry.load()).drawing;
    const parts = [...(onePage?.labels ?? []), ...(onePage?.turn ?? []), ...(onePage?.mistakes ?? [])];
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.filter((part) => sentences(part) > 2 || part.text.length > 120)).toEqual([]);
    expect(onePage?.turn).toHaveLength(4);
  });
});
