import { Marked, type Token } from 'marked';
import type { Block, Book, Chapter, ExampleBlock, Position } from '../../src/games/books/book.ts';
import { plainText } from './plain-text.ts';

const ID = /[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+/;
const ENTRY = new RegExp(`^\\*\\*(${ID.source})\\*\\*(?: (✎|⧗))? ?(.*)$`);
const HEADING = /^(#{1,4}) (.+)$/;
const POSITION = /^position\b\s*(.*)$/;
/** The mark at the start of a paragraph, in Markdown and in HTML. */
const PENDING = /^⧗ /m;
const PENDING_HTML = /<p>⧗ /g;
const NOT_YET = '<p><strong><span aria-hidden="true">⧗ </span>Not implemented yet:</strong> ';

/** A stretch of the book that starts with a heading or a clause's id. */
interface Part {
  readonly level: number;
  readonly heading: string;
  readonly id: string | null;
  readonly mark: string;
  readonly lines: string[];
}

/**
 * The rule book as data for the screen. It is cut where `parseRulebook` of the kernel cuts it, so that both
 * have the same clauses; a test holds the one against the other.
 */
export function makeBook(name: string, markdown: string, testsOf: ReadonlyMap<string, number>): Book {
  const parts = cut(markdown);
  const writer = new Writer(name, new Set(parts.map(({ id }) => id).filter((id) => id !== null)));
  let title = '';
  let intro = '';
  const chapters: (Chapter & { blocks: Block[] })[] = [];
  for (const part of parts) {
    const chapter = chapters.at(-1);
    if (part.level === 1) {
      title = part.heading;
      intro = writer.html(part.lines.join('\n'));
    } else if (part.level === 2) {
      chapters.push({ title: part.heading, slug: slugOf(part.heading), blocks: writer.prose(part) });
    } else if (part.id === null) {
      const slug = `${chapter?.slug ?? ''}-${slugOf(part.heading)}`;
      const heading: Block = { kind: 'heading', html: writer.inline(part.heading), slug };
      chapter?.blocks.push(heading, ...writer.prose(part));
    } else {
      chapter?.blocks.push(...writer.clause(part, part.id, testsOf.get(part.id) ?? 0));
    }
  }
  return { title, intro, chapters };
}

/** The ids of the clauses, in order. */
export function clauseIds(markdown: string): readonly string[] {
  return cut(markdown).flatMap(({ id }) => (id === null ? [] : [id]));
}

function cut(markdown: string): Part[] {
  const parts: Part[] = [];
  let fenced = false;
  for (const line of markdown.split(/\r?\n/)) {
    if (line.startsWith('```')) fenced = !fenced;
    const [, level = '', heading = ''] = (fenced ? null : HEADING.exec(line)) ?? [];
    const [, id, mark = '', text = ''] = (fenced ? null : ENTRY.exec(line)) ?? [];
    if (level !== '' || id !== undefined) {
      const lines = id === undefined ? [] : [text];
      parts.push({ level: level.length, heading, id: id ?? null, mark, lines });
    } else {
      parts.at(-1)?.lines.push(line);
    }
  }
  return parts;
}

class Writer {
  readonly #marked: Marked;

  constructor(book: string, known: ReadonlySet<string>) {
    const start = new RegExp(`(?<![\\w-])${ID.source}`);
    const whole = new RegExp(`^${ID.source}(?![\\w-])`);
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

  prose({ lines }: Part): Block[] {
    const { words, examples } = this.#sort(lines, null);
    const html = this.#write(words);
    return [...(html === '' ? [] : [{ kind: 'prose', html } as const]), ...examples];
  }

  clause({ lines, mark }: Part, id: string, tested: number): Block[] {
    const flavour = mark === '✎';
    const pending = mark === '⧗' ? 'all' : PENDING.test(lines.join('\n')) ? 'part' : 'none';
    const marked = pending === 'all' ? [`⧗ ${lines[0] ?? ''}`, ...lines.slice(1)] : lines;
    const { words, examples } = this.#sort(marked, id);
    const html = this.#write(words).replaceAll(PENDING_HTML, NOT_YET);
    const text = plainText([html, ...examples.map((example) => example.html)].join(' '));
    return [{ kind: 'clause', id, flavour, pending, html, text, tested }, ...examples];
  }

  /** Examples and positions apart from the rest; a position belongs to the example above it. */
  #sort(lines: readonly string[], clause: string | null): { words: Token[]; examples: ExampleBlock[] } {
    const words: Token[] = [];
    const examples: { html: string; positions: Position[] }[] = [];
    let apart = true; // nothing above that a position could belong to
    for (const token of this.#marked.lexer(lines.join('\n'))) {
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
