import { CLAUSE_ID, partsOf, type ClausePart, type HeadingPart } from '@mechatable/rulebook';
import { Marked, type Token } from 'marked';
import type { Block, Book, Chapter, ExampleBlock, Position } from '../../src/games/books/book.ts';
import { plainText } from './plain-text.ts';

const POSITION = /^position\b\s*(.*)$/;
/** The mark at the start of a paragraph. */
const PENDING_HTML = /<p>⧗ /g;
const NOT_YET = '<p><strong><span aria-hidden="true">⧗ </span>Not implemented yet:</strong> ';

/** The rule book as data for the screen. */
export function makeBook(name: string, markdown: string, testsOf: ReadonlyMap<string, number>): Book {
  const parts = partsOf(markdown);
  const writer = new Writer(name, new Set(parts.flatMap((part) => (part.kind === 'clause' ? part.id : []))));
  let title = '';
  let intro = '';
  const chapters: (Chapter & { blocks: Block[] })[] = [];
  for (const part of parts) {
    const chapter = chapters.at(-1);
    if (part.kind === 'clause') {
      chapter?.blocks.push(...writer.clause(part, testsOf.get(part.id) ?? 0));
    } else if (part.level === 1) {
      title = part.heading;
      intro = writer.html(part.body);
    } else if (part.level === 2) {
      chapters.push({ title: part.heading, slug: slugOf(part.heading), blocks: writer.prose(part) });
    } else {
      const slug = `${chapter?.slug ?? ''}-${slugOf(part.heading)}`;
      const heading: Block = { kind: 'heading', html: writer.inline(part.heading), slug };
      chapter?.blocks.push(heading, ...writer.prose(part));
    }
  }
  return { title, intro, chapters };
}

class Writer {
  readonly #marked: Marked;

  constructor(book: string, known: ReadonlySet<string>) {
    const start = new RegExp(`(?<![\\w-])${CLAUSE_ID}`);
    const whole = new RegExp(`^${CLAUSE_ID}(?![\\w-])`);
    this.#marked = new Marked({
      gfm: true,
      extensions: [
        {
          name: 'clauseRef',
          level: 'inline',
          start: (source) => start.exec(source)?.index,
          tokenizer(source) {
            const id = whole.exec(source)?.[0];
            if (id === undefined || !known.has(id)) return undefined;
            return { type: 'clauseRef', raw: id };
          },
          renderer: ({ raw }) => `<a class="clause-ref" href="/rules/${book}#${raw}">${raw}</a>`,
        },
      ],
    });
  }

  html(markdown: string): string {
    return this.#write(this.#marked.lexer(markdown));
  }

  inline(markdown: string): string {
    return this.#marked.parseInline(markdown, { async: false });
  }

  prose({ body }: HeadingPart): Block[] {
    const { words, examples } = this.#sort(body, null);
    const html = this.#write(words);
    return [...(html === '' ? [] : [{ kind: 'prose', html } as const]), ...examples];
  }

  clause({ id, flavor, pending, body }: ClausePart, tested: number): Block[] {
    const marked = pending === 'all' ? `⧗ ${body}` : body;
    const { words, examples } = this.#sort(marked, id);
    const html = this.#write(words).replaceAll(PENDING_HTML, NOT_YET);
    const text = plainText([html, ...examples.map((example) => example.html)].join(' '));
    return [{ kind: 'clause', id, flavor, pending, html, text, tested }, ...examples];
  }

  /** Examples and positions apart from the rest; a position belongs to the example above it. */
  #sort(markdown: string, clause: string | null): { words: Token[]; examples: ExampleBlock[] } {
    const words: Token[] = [];
    const examples: { html: string; positions: Position[] }[] = [];
    let apart = true; // nothing above that a position could belong to
    for (const token of this.#marked.lexer(markdown)) {
      const [, caption] = (token.type === 'code' ? POSITION.exec(String(token.lang ?? '')) : null) ?? [];
      if (token.type === 'blockquote') {
        examples.push({ html: this.#write(token.tokens ?? []), positions: [] });
        apart = false;
      } else if (token.type === 'code' && caption !== undefined) {
        if (apart) examples.push({ html: '', positions: [] });
        examples.at(-1)?.positions.push({ caption, lines: String(token.text).split('\n') });
        apart = false;
      } else if (token.type !== 'space') {
        words.push(token);
        apart = true;
      }
    }
    return { words, examples: examples.map((example) => ({ kind: 'example', clause, ...example })) };
  }

  #write(tokens: Token[]): string {
    const html = this.#marked.parser(tokens).trim();
    // A wide table scrolls by itself instead of widening the page; the keyboard reaches it too.
    return html
      .replaceAll('<table>', '<div class="table-wrap" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>')
      .replaceAll('<th></th>', '<td></td>'); // a corner without words heads nothing
  }
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
