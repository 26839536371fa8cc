import type { JSX } from 'preact';
import { PageHead } from './page-head.tsx';

/** For an address that leads to nothing: says so, and where one can go. */
export function NowherePage({ sentence }: { sentence: string }): JSX.Element {
  return (
    <>
      <PageHead title="Nothing here" />
      <main class="page">
        <h1>Nothing here</h1>
        <p>{sentence}</p>
        <p>
          <a class="button primary" href="/">
            Back to the lobby
          </a>
        </p>
      </main>
    </>
  );
}
