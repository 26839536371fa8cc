import type { JSX } from 'preact';

/** What became of a click. Always there, so that screen readers notice when it changes. */
export function Said({ sentence }: { sentence: string | null }): JSX.Element {
  return (
    <p class="said" role="status">
      {sentence}
    </p>
  );
}
