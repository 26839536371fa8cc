import { CLAUSE_ID, partsOf, type HeadingPart } from '@mechatable/rulebook';
import { clausesOf, type Book } from '../../src/games/books/book.ts';
import type { Glossary, Term } from '../../src/games/books/glossary.ts';
import { plainText } from './plain-text.ts';

/** The chapter that lists the terms. */
const INDEX = 'Index of terms';
/** Its part for words; the other parts are for signs. */
const WORDS = 'Words';
const ROW = new RegExp(`^\\| (.+?) \\| (${CLAUSE_ID}(?:, ${CLAUSE_ID})*) \\|$`, 'gm');
const BEGINNING = /<p>.*?(?:(?<!:)<\/p>|:<\/p>\s*<ul>\s*<li>.*?<\/li>)/s;
const NAMED = new RegExp(`\\b${CLAUSE_ID}\\b`);
const REFERENCE = new RegExp(` \\((?:[^()]*, )?${CLAUSE_ID}\\)`, 'g');
/** The first sentence. */
const SENTENCE = /^.*?[.!?](?= [A-Z]|$)/;
/** Letters that are short enough to read at a glance. */
const SHORT = 160;

/** The terms of a rule book, from its index, each with the beginning of the clauses that define it. */
export function makeGlossary(book: Book, markdown: string): Glossary {
  const texts = new Map(clausesOf(book).map(({ id, html }) => [id, beginningOf(html)]));
  const terms = indexOf(markdown).flatMap(({ heading, body }) =>
    [...body.matchAll(ROW)].map(([, name = '', ids = '']): Term => {
      const [first = '', ...others] = ids.split(', ');
      return {
        name: name.replace(/ X$/, ''),
        clauses: [first, ...others],
        text: [first, ...others].map((id) => withoutName(textOf(texts, id, name), name)),
        isWord: heading === WORDS,
      };
    }),
  );
  return Object.fromEntries(terms.map((term) => [term.name, term]));
}

function indexOf(markdown: string): readonly HeadingPart[] {
  const headings = partsOf(markdown).filter((part): part is HeadingPart => part.kind === 'heading');
  const start = headings.findIndex(({ level, heading }) => level === 2 && heading === INDEX);
  if (start < 0) return [];
  const end = headings.findIndex(({ level }, at) => at > start && level <= 2);
  return headings.slice(start, end < 0 ? undefined : end);
}

function textOf(texts: ReadonlyMap<string, string>, id: string, name: string): string {
  const text = texts.get(id);
  if (text === undefined)
    throw new Error(`The index explains “${name}” by ${id}, which the book doesn’t have.`);
  return text;
}

/** `Pierce: this unit's attacks …` → `This unit's attacks …`. */
function withoutName(text: string, name: string): string {
  if (!text.startsWith(`${name}: `)) return text;
  const rest = text.slice(name.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * The first paragraph, with the first item of a list that it introduces, up to the sentence that makes it long
 * enough or names another clause.
 */
function beginningOf(html: string): string {
  let rest = plainText(BEGINNING.exec(html)?.[0] ?? html).replace(REFERENCE, '');
  let text = '';
  while (rest !== '' && text.length < SHORT) {
    const sentence = SENTENCE.exec(rest)?.[0] ?? rest;
    if (text !== '' && (text.length + sentence.length > SHORT || NAMED.test(sentence))) break;
    text = text === '' ? sentence : `${text} ${sentence}`;
    rest = rest.slice(sentence.length).trim();
  }
  return text;
}
