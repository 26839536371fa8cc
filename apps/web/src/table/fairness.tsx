import type { Verification } from '@mechatable/kernel';
import type { JSX } from 'preact';

/** What checking a record for fairness has shown. */
export function Fairness({ result }: { result: Verification }): JSX.Element {
  return (
    <div class={`fairness ${result.ok ? 'ok' : 'not-ok'}`} role="status">
      <p>
        <strong>{result.ok ? 'Fair: checked and proven.' : 'This record does not hold.'}</strong>
      </p>
      {result.ok ? (
        <p>
          The seed is the one that was sealed before the first action, and playing all {result.actions}{' '}
          actions again leads to the very same end.
        </p>
      ) : (
        <ul>
          {result.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <dl class="fine">
        <dt>Seal of the seed</dt>
        <dd>{result.seedCommitment}</dd>
        <dt>Final state</dt>
        <dd>{result.hash ?? 'could not be reached'}</dd>
      </dl>
    </div>
  );
}
