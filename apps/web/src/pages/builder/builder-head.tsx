import type { ComponentChildren, JSX } from 'preact';
import { PageHead } from '../../ui/page-head.tsx';
import { shelfProblem } from '../../browser/storage.ts';

/** The head of every page of the room, with a word where nothing that is built can be kept. */
export function BuilderHead(props: { game?: string; children?: ComponentChildren }): JSX.Element {
  const { game, children } = props;
  return (
    <>
      <PageHead title={game === undefined ? 'Builder' : `Builder · ${game}`}>{children}</PageHead>
      {shelfProblem.value !== null && (
        <p class="notice" role="alert">
          {shelfProblem.value}
        </p>
      )}
    </>
  );
}
