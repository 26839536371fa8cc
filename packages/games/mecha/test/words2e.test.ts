import { expect } from 'vitest';
import { mecha2e } from '../src/game.ts';
import { scenario2e, type Scene } from './given.ts';

const sentences = (t: Scene): string[] => t.history.map((event) => mecha2e.words.describe(event));

scenario2e('sentences name cards, links and attached cards, never their numbers', ({ given }) => {
  const t = given({
    d4: 'N Wind-Up Dog + Ada, The Ingenious',
    S: { hand: 'Scrapyard Salvage, Unemployment', discard: 'Skipper, Turtle' },
    N: { hand: 'Interdiction' },
  });
  t.S('command Scrapyard Salvage Skipper+Turtle').N('command Interdiction #1').S('command Unemployment d4.1');
  t.passes();
  expect(sentences(t).filter((sentence) => sentence.includes(' plays '))).toEqual([
    'South plays Scrapyard Salvage on Skipper and Turtle.',
    'North plays Interdiction on a card being played.',
    'South plays Unemployment on a card on d4.',
  ]);
});

scenario2e('a card lost to its own Scissor Suit is not a direct hit', ({ given }) => {
  const t = given({ d4: 'S Scissor Suit', d5: 'N Cap Gun', e5: 'S Wind-Up Cat' });
  t.S('attack d4 d5').S('attack e5 player');
  expect(sentences(t)).toContain(
    'Scissor Suit costs South a card: Wind-Up Mouse goes to the damage zone (1 of 5).',
  );
  expect(sentences(t)).toContain(
    'Wind-Up Cat hits North directly: Wind-Up Mouse goes to the damage zone (1 of 5).',
  );
});

scenario2e('Rumour Mill is used in the damage zone', ({ given }) => {
  const t = given({ S: { hand: 'Skipper, Turtle', damage: 'Rumour Mill' } });
  t.S('activate damage Skipper+Turtle');
  expect(sentences(t)[0]).toBe('South uses Rumour Mill in the damage zone.');
});

scenario2e('only a unit that could attack is said to give up its attack', ({ given }) => {
  const t = given({ c2: 'S Stonewall', c4: 'N Wind-Up Dog', e2: 'S Wind-Up Cat', e4: 'N Wind-Up Dog' });
  t.S('move c2 c3').S('move e2 e3').S('endPhase');
  expect(sentences(t).filter((sentence) => sentence.includes('gives up'))).toEqual([
    'Wind-Up Cat on e3 gives up its attack: another action came first.',
  ]);
});
