import type { ComponentChildren, JSX } from 'preact';
import { PageHead } from '../../ui/page-head.tsx';
import { listStoreProblem } from '../../browser/storage.ts';
import { words } from './words.ts';

/** The head of every page of the builder, with a warning if lists can't be saved. */
export function BuilderHead(props: { game?: string; children?: ComponentChildren }): JSX.Element {
  const { game, children } = props;
  return (
    <>
      <PageHead title={game === undefined ? words.title : words.gameTitle(game)}>{children}</PageHead>
      {listStoreProblem.value !== null && (
        <p class="notice" role="alert">
          {listStoreProblem.value}
        </p>
      )}
    </>
  );
}
