import type { Verification } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { Seal } from './seal.tsx';

/** What checking a record has shown: what is proven, and what nobody can prove. */
export function Fairness({ result }: { result: Verification }): JSX.Element {
  const { ok, problems, proven, unproven, commitment, opening, chain } = result;
  return (
    <div class={`fairness ${ok ? 'ok' : 'not-ok'}`} role="status">
      <p>
        <strong>{ok ? 'Record verified' : 'Verification failed'}</strong>
      </p>
      <Sentences title="Wrong" sentences={problems} />
      <Sentences title="Proven" sentences={proven} />
      <Sentences title="Not proven" sentences={unproven} />
      <Seal name="Commitment" value={commitment} />
      {opening !== null && <Seal name="First link" value={opening} />}
      {chain !== null && <Seal name="Last link" value={chain} />}
    </div>
  );
}

function Sentences({
  title,
  sentences,
}: {
  title: string;
  sentences: readonly string[];
}): JSX.Element | null {
  if (sentences.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
