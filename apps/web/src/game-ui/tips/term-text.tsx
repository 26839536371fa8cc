import type { JSX } from 'preact';
import { spansOf } from '../../games/books/glossary.ts';
import { clauseHref } from '../../ui/clause-link.tsx';
import { useGlossary } from './use-glossary.ts';
import './tips.css';

/** A text of a game, in which terms are linked to the rule book as soon as its terms are loaded. */
export function TermText({ text, book }: { text: string; book: string }): JSX.Element {
  const glossary = useGlossary(book);
  if (glossary === null) return <>{text}</>;
  return (
    <>
      {spansOf(text, glossary).map((span, at) =>
        span.term === null ? (
          span.text
        ) : (
          <a key={at} class="term" data-term={span.term.name} href={clauseHref(book, span.term.clauses[0])}>
            {span.text}
          </a>
        ),
      )}
    </>
  );
}
