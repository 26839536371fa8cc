import type { JSX } from 'preact';
import { PageHead } from './page-head.tsx';
import { words } from './words.ts';

/** For something that couldn't be loaded over the network. */
export function LoadFailed({ title, sentence }: { title: string; sentence: string }): JSX.Element {
  return (
    <>
      <PageHead title={title} />
      <main class="page">
        <h1>{words.failed.title}</h1>
        <p>{sentence}</p>
        <button
          type="button"
          class="primary"
          onClick={() => {
            location.reload();
          }}
        >
          {words.failed.retry}
        </button>
      </main>
    </>
  );
}
