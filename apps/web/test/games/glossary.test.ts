import { describe, expect, test } from 'vitest';
import { findTerm, meaningIn, spansOf } from '../../src/games/books/glossary.ts';
import { readGlossary } from '../../vite/rulebooks.ts';
import { RELEASED } from '../harness/released.ts';
import { things } from '../harness/scenes.ts';

describe.each(RELEASED)('the index of terms of $id', (entry) => {
  const glossary = readGlossary(entry.rulebook);

  test('explains every word and sign on every card', async () => {
    const { drawing } = await entry.load();
    const shown = new Set(
      drawing.exhibits.flatMap(({ card }) => [...things(card)].flatMap(({ term }) => term ?? [])),
    );
    expect(shown.size).toBeGreaterThan(6);
    expect([...shown].filter((term) => findTerm(glossary, term) === null)).toEqual([]);
  });

  test('explains every keyword that the gallery and the builder filter by', async () => {
    const { game } = await entry.load();
    const keywords = game.content.deckRules?.parts.flatMap((part) => part.keywords) ?? [];
    expect(keywords.filter((word) => findTerm(glossary, word) === null)).toEqual([]);
  });

  test('briefly explains each of them for this game', () => {
    for (const term of Object.values(glossary)) {
      const meaning = meaningIn(term, entry.id).join(' ');
      const isOfOtherEdition = term.text.every((text) => /^\[\de\]/.test(text)) && meaning === '';
      expect(isOfOtherEdition || meaning.length > 15, term.name).toBe(true);
      expect(meaning.length, term.name).toBeLessThan(350);
      expect(meaning, term.name).not.toMatch(/^\[\de\]|[:,]$/);
    }
  });
});

describe('terms in a text', () => {
  const { Range, Pierce, Armour } = readGlossary('mecha');
  const glossary = { Range, Pierce, Armour } as ReturnType<typeof readGlossary>;
  const marked = (text: string): string =>
    spansOf(text, glossary)
      .map(({ text: words, term }) => (term === null ? words : `<${words}:${term.name}>`))
      .join('');

  test('are found with their numbers, each only once', () => {
    expect(marked('Range 2, Pierce. Its Range is 3.')).toBe(
      '<Range 2:Range>, <Pierce:Pierce>. Its Range is 3.',
    );
    expect(marked('Armour')).toBe('<Armour:Armour>');
  });

  test('are whole words', () => {
    expect(marked('Ranger pierces: no Rangefinder.')).toBe('Ranger pierces: no Rangefinder.');
    expect(marked('')).toBe('');
  });

  test('are not signs: a power in a text is not linked', () => {
    expect(spansOf('Power', readGlossary('mecha'))).toEqual([{ text: 'Power', term: null }]);
  });

  test('are found in brackets', () => {
    const [first] = spansOf('[On Play] Draw 1 card.', readGlossary('lanes'));
    expect(first).toMatchObject({ text: '[On Play]', term: { clauses: ['LN-TRIG-8'] } });
  });
});

test('a term has the meaning of its edition', () => {
  const { Power } = readGlossary('mecha');
  const first = Power === undefined ? [] : meaningIn(Power, 'mecha-1e');
  const second = Power === undefined ? [] : meaningIn(Power, 'mecha-2e');
  expect(first).toHaveLength(1);
  expect(first.join('')).toMatch(/^An attack with power X removes X durability counters/);
  expect(second.join('')).toMatch(/^An attack with power X puts X damage counters/);
});
