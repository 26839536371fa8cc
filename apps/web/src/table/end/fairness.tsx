import type { Verification } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { Seal } from './seal.tsx';
import { words } from '../words/index.ts';

/** The result of verifying a record: what is proven, and what nobody can prove. */
export function Fairness({ result }: { result: Verification }): JSX.Element {
  const { ok, problems, proven, unproven, commitment, opening, chain } = result;
  return (
    <div class={`fairness ${ok ? 'ok' : 'not-ok'}`} role="status">
      <p>
        <strong>{ok ? words.fairness.verified : words.fairness.failed}</strong>
      </p>
      <Sentences title={words.fairness.wrong} sentences={problems} />
      <Sentences title={words.fairness.proven} sentences={proven} />
      <Sentences title={words.fairness.unproven} sentences={unproven} />
      <Seal of="commitment" value={commitment} />
      {opening !== null && <Seal of="firstLink" value={opening} />}
      {chain !== null && <Seal of="lastLink" value={chain} />}
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
