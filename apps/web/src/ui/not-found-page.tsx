import type { JSX } from 'preact';
import { PageHead } from './page-head.tsx';
import { words } from './words.ts';

/** For an unknown address: says so, and links to the lobby. */
export function NotFoundPage({ sentence }: { sentence: string }): JSX.Element {
  return (
    <>
      <PageHead title={words.notFound.title} />
      <main class="page">
        <h1>{words.notFound.title}</h1>
        <p>{sentence}</p>
        <p>
          <a class="button primary" href="/">
            {words.notFound.back}
          </a>
        </p>
      </main>
    </>
  );
}
