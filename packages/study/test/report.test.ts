import { findGame } from '@mechatable/catalog';
import { playerOf } from '../src/play/arm.ts';
import { describe, expect, test } from 'vitest';
import { reportData } from '../src/report/data.ts';
import { reportHtml } from '../src/report/html.ts';

const lanes = findGame('lanes');
const LOADOUTS = ['thunder-row', 'iron-spear'];
const PLAN = {
  seed: 's',
  bots: ['random', 'random'],
  loadouts: LOADOUTS,
  focus: [],
  detailed: true,
  replayEvery: 2,
};
const FACTS = (await playerOf(lanes, PLAN, {})(0, 4)).flat();
const DATA = reportData(lanes, LOADOUTS, FACTS);

describe('the figures of a report', () => {
  test('count every match for both of its loadouts', () => {
    expect(DATA.matches).toBe(8);
    const [[mirror, first] = [], [second] = []] = DATA.matrix;
    expect(mirror).toBeNull();
    expect((first?.mean ?? 0) + (second?.mean ?? 0)).toBeCloseTo(1);
    expect(DATA.loadouts[0]?.won).toEqual(first);
    expect(DATA.turns.counts.reduce((sum, [, n]) => sum + n, 0)).toBe(8);
    expect(DATA.leads.counts.reduce((sum, [, n]) => sum + n, 0)).toBe(8);
  });

  test('a card that was used had been drawn, and a card in neither deck is unused', () => {
    const card = DATA.pieces.find(({ id }) => id === 'LB-01');
    expect(card?.heldShare).toBeGreaterThan(0);
    expect(card?.heldShare).toBeLessThanOrEqual(0.5); // only one of the two decks has it
    expect(card?.usedShare).toBeLessThanOrEqual(card?.heldShare ?? 0);
    const decks = lanes.content.deckRules?.ready.filter(({ id }) => LOADOUTS.includes(id)) ?? [];
    const brought = new Set(
      decks.flatMap(({ list }) => Object.values(list).flatMap((of) => Object.keys(of))),
    );
    const absent = lanes.content.pieces.find(({ id }) => !brought.has(id))?.id ?? '';
    expect(DATA.pieces.map(({ id }) => id)).not.toContain(absent);
    expect(DATA.unused).toContain(`card ${absent}`);
    expect(DATA.unused).not.toContain('action attack');
  });

  test('there is more than one legal action on average, but not every decision has a choice', () => {
    expect(DATA.branching?.mean).toBeGreaterThan(1);
    expect(DATA.choices?.mean).toBeGreaterThan(0);
    expect(DATA.choices?.mean).toBeLessThanOrEqual(1);
  });
});

test('a report is one file: no script, no link, and texts are escaped', () => {
  const head = { game: 'A <b> game', bots: 'random', seed: '"&', command: 'npx mechatable lab report lanes' };
  const html = reportHtml(head, DATA);
  expect(html).toContain('<title>A &#60;b&#62; game: balance report</title>');
  expect(html).toContain('seed &#34;&#38;');
  expect(html).toContain('Thunder Row');
  expect(html).not.toMatch(/<script|<link|src=|https?:/);
  expect(html.match(/<svg/g)).toHaveLength(5);
  expect(html.match(/<table/g)?.length).toBeGreaterThanOrEqual(6);
});
