import type { JSX } from 'preact';
import { contentProblem } from '../browser/content-files.ts';
import { words } from '../ui/words.ts';

/** Shown when the chosen content file can't be played with: nobody should find out from the cards. */
export function ContentNotice(): JSX.Element | null {
  const why = contentProblem.value;
  if (why === null) return null;
  const close = (): void => {
    contentProblem.value = null;
  };
  return (
    <section class="content-notice row" role="status">
      <p>{words.contentProblem.text(why)}</p>
      <a class="button" href="/content" onClick={close}>
        {words.contentProblem.page}
      </a>
      <button type="button" onClick={close}>
        {words.contentProblem.close}
      </button>
    </section>
  );
}
