import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BookTests, ClauseBlock, TestEntry } from '../../games/books/book.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { loadTests } from '../../games/books/load.ts';
import { idsOf, wordsOfTitle } from './test-title.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { words } from './words.ts';

/** The scenarios that test a clause, fetched on demand. */
export function TestsOf({ gameId, clause }: { gameId: string; clause: ClauseBlock }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const { id, tested, flavor, pending } = clause;
  if (tested === 0) return flavor || pending === 'all' ? null : <p class="fine">{words.tests.none}</p>;
  return (
    <details
      class="tested"
      onToggle={(event) => {
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
      }}
    >
      <summary>{words.tests.count(tested)}</summary>
      {open && <Listed gameId={gameId} id={id} />}
    </details>
  );
}

function Listed({ gameId, id }: { gameId: string; id: string }): JSX.Element {
  const tests = useLoaded(gameId, () => loadTests(gameId));
  if (tests.is === 'loading') return <p class="fine">{words.tests.loading}</p>;
  if (tests.is === 'failed' || tests.value === null) {
    return <p class="fine">{words.tests.notLoaded}</p>;
  }
  const { value } = tests;
  const named = (value.of[id] ?? []).flatMap((place) => value.tests[place] ?? []);
  return (
    <ul class="tests">
      {named.map((test) => (
        <li key={`${test.file}:${test.line}:${test.title}`}>
          <TestSource gameId={gameId} id={id} test={test} all={value} />
        </li>
      ))}
    </ul>
  );
}

function TestSource(props: { gameId: string; id: string; test: TestEntry; all: BookTests }): JSX.Element {
  const { gameId, id, test, all } = props;
  const others = idsOf(test.title, all).filter((other) => other !== id);
  return (
    <details>
      <summary>{wordsOfTitle(test.title, all)}</summary>
      {others.length > 0 && (
        <p class="fine">
          {words.tests.others}{' '}
          {others.map((other) => (
            <ClauseLink key={other} gameId={gameId} id={other} />
          ))}
        </p>
      )}
      <p class="fine test-file">{words.tests.source(test.file, test.line)}</p>
      <pre tabIndex={0}>
        <code>{test.source}</code>
      </pre>
      {test.cut > 0 && <p class="fine">{words.tests.cut(test.cut)}</p>}
    </details>
  );
}
