import { GAMES, findGame } from '@mechatable/catalog';
import { describe, expect, test } from 'vitest';
import { checkChanges, readChangesFile, readSets } from '../src/content/changes.ts';
import { leavesOf } from '../src/content/leaves.ts';
import { seatingsOf } from '../src/play/deals.ts';
import { playDeal } from '../src/play/play-deal.ts';
import type { DealFacts } from '../src/play/play-deals.ts';
import { commandOf, settingsFrom, settingsText } from '../src/what-if/link.ts';
import { whatIfPlan } from '../src/what-if/plan.ts';
import { planFrom, WHAT_IF_DEFAULTS } from '../src/what-if/terms.ts';
import { dealsFrom, savedStudy } from '../src/what-if/saved.ts';
import { WhatIfStudy } from '../src/what-if/study.ts';
import { lottery } from './toy.ts';

const lanes = findGame('lanes');
const tried = (...sets: string[]) => checkChanges(lanes, readSets(sets));
const LOADOUTS = lanes.content.loadouts.map(({ id }) => id);
const PLAN = whatIfPlan(lanes, tried('LB-05.front=2'), {
  seed: 's',
  bots: ['greedy', 'greedy'],
  loadouts: LOADOUTS,
  options: {},
  margin: 0.05,
});

describe('changes', () => {
  test('are read from the command line and from a file', () => {
    expect(tried('LB-05.front=2', 'options.turnCap=80')).toEqual({
      content: { 'LB-05': { front: 2 } },
      options: { turnCap: 80 },
    });
    expect(checkChanges(lanes, readChangesFile('{"LB-05": {"front": 2}}')).content).toEqual({
      'LB-05': { front: 2 },
    });
  });

  test.each([
    ['LB-5.front=2', 'Breachline has no piece "LB-5". Did you mean LB-05'],
    ['LB-05.fronts=2', 'Counter Battery has no field "fronts" that can be changed. Its fields: front,'],
    ['LB-05.front=2.5', 'LB-05.front needs a whole number from -99 to 99, not 2.5.'],
    ['LB-05.front=1', 'LB-05.front is already 1.'],
    ['LB-05.tribe=Longbows', 'LB-05.tribe needs one of Vanguard,'],
    ['LB-05.name=Other', 'Counter Battery has no field "name"'],
    ['LB-05', '"LB-05" is not a change. Write a piece, a field and a value'],
    ['thunder-row.deck.LB-05=9', 'Thunder Row would be illegal: '],
    ['thunder-row.deck.LB-05=-1', 'thunder-row.deck.LB-05 needs a whole number of copies'],
    ['options.turnCap=many', 'turnCap'],
  ])('%s: %s', (set, sentence) => {
    expect(() => tried(set)).toThrow(sentence);
  });

  test('a deck may swap cards, and bring cards that it had none of', () => {
    const { deckRules } = lanes.content;
    const ready = deckRules?.ready.find(({ id }) => id === 'thunder-row');
    const [card, n = 0] = Object.entries(ready?.list.deck ?? {})[0] ?? [];
    const other = lanes.content.pieces.find(({ id }) => !(id in (ready?.list.deck ?? {})));
    const sets = [`thunder-row.deck.${card}=${n - 1}`, `thunder-row.deck.${other?.id}=1`];
    expect(Object.keys(tried(...sets).content['thunder-row'] ?? {})).toHaveLength(2);
  });

  const withPieces = GAMES.filter(({ content }) => content.pieces.length > 0);
  test.each(withPieces.map(({ id }) => id))('%s has figures that can be changed', (id) => {
    const game = findGame(id);
    const piece = game.content.pieces.find((one) => [...leavesOf(one).values()].includes(2));
    const [path] = [...leavesOf(piece ?? {})].find(([, value]) => value === 2) ?? [];
    expect(checkChanges(game, { [piece?.id ?? '']: { [path ?? '']: 3 } }).content).toEqual({
      [piece?.id ?? '']: { [path ?? '']: 3 },
    });
  });
});

describe('the settings of a study', () => {
  const SETTINGS = {
    ...{ game: 'lanes', sets: ['LB-05.front=2', 'options.turnCap=80'], bots: ['greedy', 'random'] },
    ...{ loadouts: ['thunder-row', 'iron-spear'], options: { firstTurnAttacks: true } },
    ...{ margin: 2, matches: 500, seed: 'a seed' },
  };

  test('survive a link, which leaves out default values', () => {
    expect(settingsFrom('lanes', settingsText(SETTINGS))).toEqual(SETTINGS);
    const usual = { ...WHAT_IF_DEFAULTS, game: 'lanes', sets: ['LB-05.front=2'] };
    expect(settingsText(usual)).toBe('set=LB-05.front%3D2');
    expect(settingsFrom('lanes', 'set=LB-05.front%3D2')).toEqual(usual);
    expect(commandOf(usual)).toBe('npx mechatable lab what-if lanes --set LB-05.front=2');
    expect(commandOf(SETTINGS)).toContain(`--options '{"firstTurnAttacks":true}' --margin 2`);
  });

  test.each([
    ['margin=0', '"margin" needs a whole number from 1 to 50, not "0".'],
    ['matches=many', '"matches" needs a whole number'],
    ['options=[]', '"options" needs a JSON object'],
  ])('%s: %s', (text, sentence) => {
    expect(() => settingsFrom('lanes', text)).toThrow(sentence);
  });

  test('name bots and loadouts that exist', () => {
    const planWith = (changed: object) => () => planFrom(lanes, { ...SETTINGS, ...changed });
    expect(planWith({ bots: ['gready'] })).toThrow('Unknown bot "gready"');
    expect(planWith({ bots: ['random', 'random', 'random'] })).toThrow(
      'Breachline has 2 seats: name 1 bot or 2, not 3',
    );
    expect(planWith({ loadouts: ['thunder-raw', 'iron-spear'] })).toThrow('Loadouts: thunder-row');
    expect(planWith({ loadouts: ['iron-spear'] })).toThrow('at least two loadouts');
    expect(planWith({})().deals.bots).toEqual(['greedy', 'random']);
  });
});

describe('the deals of a study', () => {
  test('have a changed loadout in every match, in each seat in turn', () => {
    const focus = PLAN.deals.focus.map((place) => LOADOUTS[place]);
    expect(focus).toContain('thunder-row');
    expect(focus.length).toBeLessThan(LOADOUTS.length);
    const met = new Set<number>();
    for (let deal = 0; deal < 60; deal++) {
      const [first = [], second = []] = seatingsOf(PLAN.deals, deal);
      expect([...second].reverse()).toEqual(first);
      expect(first.some((place) => PLAN.deals.focus.includes(place))).toBe(true);
      for (const place of first) met.add(place);
    }
    expect(met.size).toBe(LOADOUTS.length);
  });
});

/** A deal in which the watched loadout meets another, and wins these shares before and after. */
function dealOf(before: number, after: number, turns = 6): DealFacts {
  return [before, after].map((score) => [
    { loadouts: [0, 1], scores: [score, 1 - score], opener: 0, turns, leads: 1, decided: 3 },
  ]);
}

const STUDY = { loadouts: ['a', 'b'], watched: [0], pieces: [], margin: 0.05 };

describe('a what-if study', () => {
  test('finds a line that goes up, and stops there', () => {
    const study = new WhatIfStudy(STUDY);
    let deals = 0;
    while (!study.add(dealOf(0, deals % 2))) deals++;
    const { lines, decided, pairings } = study.result();
    expect(decided).toBe(true);
    expect(lines.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['a', 'up'],
      ['opener', 'up'],
    ]);
    expect(pairings).toMatchObject([{ loadouts: ['a', 'b'], before: { mean: 0 } }]);
    expect(deals).toBeLessThan(100);
  });

  test('finds a planted change of known size', () => {
    // "fair" wins half of its matches against "even", and "strong" three quarters.
    const plan = { seed: 'planted', bots: ['random', 'random'], focus: [], detailed: false };
    const arms = ['fair', 'strong'].map((first) => ({ ...plan, loadouts: [first, 'even'] }));
    const study = new WhatIfStudy(STUDY);
    let deal = 0;
    while (!study.add(arms.map((arm) => playDeal(lottery, arm, {}, deal)))) deal++;
    const [line] = study.result().lines;
    expect(line).toMatchObject({ id: 'a', verdict: 'up' });
    expect(line?.bounds[0]).toBeLessThan(0.25);
    expect(line?.bounds[1]).toBeGreaterThan(0.25);
  });

  test('says that nothing changes only when a change of the margin is ruled out', () => {
    const study = new WhatIfStudy(STUDY);
    let deals = 0;
    while (!study.add(dealOf(deals % 2, deals % 2, 6))) deals++;
    const { lines, turns, leads } = study.result();
    expect(lines.map(({ verdict }) => verdict)).toEqual(['same', 'same']);
    expect(lines[0]?.bounds[1]).toBeLessThan(0.05);
    expect(turns).toMatchObject({ before: { mean: 6 }, change: { mean: 0 }, medians: [6, 6] });
    expect(leads.after?.mean).toBe(1);
    expect(deals).toBeGreaterThan(100);
  });

  test('a saved study continues with the same result', () => {
    const deals = Array.from({ length: 30 }, (_, i) => dealOf(0, i % 2));
    const [whole, part] = [new WhatIfStudy(STUDY), new WhatIfStudy(STUDY)];
    for (const deal of deals) whole.add(deal);
    for (const deal of dealsFrom(savedStudy(PLAN, deals.slice(0, 10)), PLAN)) part.add(deal);
    for (const deal of deals.slice(10)) part.add(deal);
    expect(part.result()).toEqual(whole.result());
    const other = { ...PLAN, deals: { ...PLAN.deals, seed: 'other' } };
    expect(() => dealsFrom(savedStudy(PLAN, deals), other)).toThrow('The saved study is a different one');
    expect(() => dealsFrom('{}', PLAN)).toThrow('This is not a saved study');
  });
});
