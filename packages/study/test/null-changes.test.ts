import process from 'node:process';
import { findGame } from '@mechatable/catalog';
import { expect, test } from 'vitest';
import { playDeal } from '../src/play/play-deal.ts';
import { WhatIfStudy } from '../src/what-if/study.ts';

const isSoak = process.env.SOAK === '1';
const STUDIES = isSoak ? 100 : 2;
const DEALS = isSoak ? 150 : 20;
/** At a level of 95%, five are expected to be wrong. */
const MAX_WRONG = 9;

const lanes = findGame('lanes');
const LOADOUTS = ['thunder-row', 'iron-spear'];
const STUDY = { loadouts: LOADOUTS, watched: [0], pieces: [], margin: 0.001 };

/** The same game against itself with other deals: whatever differs is chance. */
function findsChange(study: number): boolean {
  const arms = ['before', 'after'].map((arm) => ({
    ...{ seed: `null:${String(study)}:${arm}`, bots: ['random', 'random'] },
    ...{ loadouts: LOADOUTS, focus: [], detailed: false },
  }));
  const found = new WhatIfStudy(STUDY);
  for (let deal = 0; deal < DEALS; deal++) found.add(arms.map((plan) => playDeal(lanes, plan, {}, deal)));
  return found.result().lines.some(({ verdict }) => verdict === 'up' || verdict === 'down');
}

test(`of ${String(STUDIES)} studies of nothing, at most ${String(MAX_WRONG)} find a change`, () => {
  const wrong = Array.from({ length: STUDIES }, (_, study) => findsChange(study)).filter(Boolean);
  expect(wrong.length).toBeLessThanOrEqual(isSoak ? MAX_WRONG : 0);
});
