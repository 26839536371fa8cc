import type { Edition } from '@mechatable/mecha';
import type { OnePageWords } from '../shared/one-page.ts';

/** Mecha on one page. The editions differ in the last phase and in the picture. */
function onePageOf(edition: Edition): OnePageWords {
  return {
    goal: 'Get your Mechas across the battlefield and attack your opponent five times. Each direct attack is one hit, whatever its power.',
    labels: [
      {
        at: 'pile:N:damage',
        title: 'Damage',
        text: 'Every direct attack puts one card here. The fifth wins.',
      },
      {
        at: 'edge:N',
        title: 'Their entry zone',
        text: 'A Mecha in this row can attack your opponent directly.',
      },
      { at: 'cell:c5', title: 'An enemy', text: 'Power on the left, durability on the right. Damage stays.' },
      {
        at: 'cell:c3',
        title: 'Your Mecha',
        text: 'It moves one space and attacks once per turn, from the turn after it arrives.',
      },
      { at: 'cell:a1', title: 'A Tower', text: 'It stays where it is, and gives you bandwidth.' },
      {
        at: 'bandwidth:S',
        title: 'Bandwidth',
        text: 'The total cost of your Mechas can’t exceed it. It isn’t spent.',
      },
      { at: 'chain', title: 'The chain', text: 'Responses pile up here. The newest takes effect first.' },
    ],
    turn: [
      { title: 'Start', text: 'Usually nothing happens.' },
      { title: 'Draw', text: 'Draw a card.' },
      { title: 'Main', text: 'Play one Tower, any number of Mechas and Commands; move and attack.' },
      {
        title: 'End',
        text: edition === '1e' ? 'Usually nothing happens.' : 'Discard down to five cards.',
      },
    ],
    mistakes: [
      {
        title: 'Bandwidth is a limit.',
        text: 'With 5, Mechas costing 5 in total may be on the battlefield, every turn.',
      },
      {
        title: 'Towers can seal you in.',
        text: 'Fill all 7 spaces of your entry zone with them and you lose.',
      },
      { title: 'Targets don’t strike back.', text: 'Attack first if you can.' },
    ],
  };
}

export const onePages: Readonly<Record<Edition, OnePageWords>> = {
  '1e': onePageOf('1e'),
  '2e': onePageOf('2e'),
};
