import type { JSX } from 'preact';
import { PageHead } from './page-head.tsx';
import { words } from './words.ts';

/** For an address that leads to nothing: says so, and where one can go. */
export function NowherePage({ sentence }: { sentence: string }): JSX.Element {
  return (
    <>
      <PageHead title={words.nowhere.title} />
      <main class="page">
        <h1>{words.nowhere.title}</h1>
        <p>{sentence}</p>
        <p>
          <a class="button primary" href="/">
            {words.nowhere.back}
          </a>
        </p>
      </main>
    </>
  );
}
