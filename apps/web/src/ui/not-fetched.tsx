import type { JSX } from 'preact';
import { PageHead } from './page-head.tsx';

/** For what should have come over the network and did not. */
export function NotFetched({ title, what }: { title: string; what: string }): JSX.Element {
  return (
    <>
      <PageHead title={title} />
      <main class="page">
        <h1>Couldn’t load</h1>
        <p>{what} couldn’t be loaded. Are you online?</p>
        <button
          type="button"
          class="primary"
          onClick={() => {
            location.reload();
          }}
        >
          Try again
        </button>
      </main>
    </>
  );
}
