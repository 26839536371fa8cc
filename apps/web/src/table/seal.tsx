import type { Host } from '@mechatable/host';
import { isV1, openingLink } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from '../browser/clipboard.ts';

/** How many digits are enough to compare two hashes by eye. */
const SHORT = 8;

/** A hash by its name, with a button that copies all of it. */
export function Seal({ name, value }: { name: string; value: string }): JSX.Element {
  const [said, setSaid] = useState('Copy');
  const copy = async (): Promise<void> => {
    setSaid((await copyText(value)) ? 'Copied' : 'Select and copy');
  };
  return (
    <div class="seal fine">
      <span>{name}</span>
      <code>{value}</code>
      <button type="button" aria-label={`Copy the ${name.toLowerCase()}`} onClick={() => void copy()}>
        {said}
      </button>
    </div>
  );
}

/** The seals of a running match, there from its first moment: copied now, they prove later that nothing was changed. */
export function MatchSeal({ host }: { host: Host }): JSX.Element {
  const { head } = host;
  const commitment = isV1(head) ? head.seedCommitment : head.commitment;
  return (
    <details class="match-seal">
      <summary>
        Fair play: sealed as <code>{commitment.slice(0, SHORT)}</code>
      </summary>
      <p>
        The shuffle was sealed before the first move. Copy these now and compare them with the record at the
        end.
      </p>
      <Seal name="Commitment" value={commitment} />
      {!isV1(head) && <Seal name="First link" value={openingLink(head)} />}
    </details>
  );
}
