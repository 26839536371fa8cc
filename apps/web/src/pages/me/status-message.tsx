import type { JSX } from 'preact';

/** The result of a click. Always present, so that screen readers notice when it changes. */
export function StatusMessage({ sentence }: { sentence: string | null }): JSX.Element {
  return (
    <p class="status-message" role="status">
      {sentence}
    </p>
  );
}
