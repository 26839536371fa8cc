import { expect, test } from 'vitest';
import { replaceWords, translated } from '../../../src/languages/shared/translation.ts';

test('translations replace words at any depth but not recorded sentences', () => {
  const english = {
    play: 'Play',
    ends: { wins: (name: string) => `${name} wins`, draw: 'A draw' },
    keys: ['Enter', 'Esc'],
    recorded: { draw: 'A draw' },
    after: 3,
  };
  const { ends } = english;
  replaceWords([
    translated(english, {
      play: 'Jogar',
      ends: { wins: (name) => `${name} venceu`, draw: 'Empate' },
      keys: ['Enter', 'Esc'],
    }),
  ]);
  expect([english.play, ends.wins('Mira'), ends.draw]).toEqual(['Jogar', 'Mira venceu', 'Empate']);
  expect([english.recorded.draw, english.after]).toEqual(['A draw', 3]);
});

test('a translation with another key or argument does not compile', () => {
  const english = { play: 'Play', wins: (name: string) => `${name} wins` };
  const wins = (name: string): string => name;
  // @ts-expect-error a key is missing
  translated(english, { play: 'Jogar' });
  // @ts-expect-error a key is unknown
  translated(english, { play: 'Jogar', wins, undo: 'Desfazer' });
  // @ts-expect-error the argument is a name
  translated(english, { play: 'Jogar', wins: (name: number) => String(name) });
  expect(english.play).toBe('Play');
});
