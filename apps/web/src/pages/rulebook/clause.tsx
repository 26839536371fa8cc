import type { JSX } from 'preact';
import type { ClauseBlock, ExampleBlock } from '../../games/books/book.ts';
import { clauseHref } from '../../ui/clause-link.tsx';
import { CopyLink } from './copy-link.tsx';
import { Example } from './example.tsx';
import { markWords } from '../../ui/search.ts';
import { TestsOf } from './tests-of.tsx';

/** A clause as it stands in the book: its tag in the margin, what it says, examples, and what holds it. */
export function Clause(props: {
  gameId: string;
  clause: ClauseBlock;
  examples: readonly ExampleBlock[];
  /** To be marked wherever they are found. */
  words: readonly string[];
  /** The address names it. */
  isTarget: boolean;
}): JSX.Element {
  const { gameId, clause, examples, words, isTarget } = props;
  const { id } = clause;
  const href = clauseHref(gameId, id);
  return (
    <div
      class="clause"
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-tag`}
      data-target={isTarget ? '' : undefined}
    >
      <div class="clause-margin">
        <a
          class="clause-tag"
          id={`${id}-tag`}
          href={href}
          dangerouslySetInnerHTML={{ __html: markWords(id, words) }}
        />
        <CopyLink href={href} id={id} />
      </div>
      <div class="clause-body">
        <div class="clause-words" dangerouslySetInnerHTML={{ __html: markWords(clause.html, words) }} />
        {clause.flavour && (
          <p class="fine">
            <span aria-hidden="true">✎ </span>This clause is background, so it has no test.
          </p>
        )}
        {examples.map((example, at) => (
          <Example key={at} gameId={gameId} example={example} words={words} />
        ))}
        <TestsOf gameId={gameId} clause={clause} />
      </div>
    </div>
  );
}
