import type { JSX } from 'preact';

/** What became of a click. Always there, so that screen readers notice when it changes. */
export function StatusMessage({ sentence }: { sentence: string | null }): JSX.Element {
  return (
    <p class="status-message" role="status">
      {sentence}
    </p>
  );
}
