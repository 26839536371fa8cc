import type { Host } from '@mechatable/host';
import { isV1, openingLink } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from '../../browser/clipboard.ts';
import { words } from '../words/index.ts';

/** How many digits are enough to compare two hashes by eye. */
const SHORT = 8;

interface Props {
  readonly of: 'commitment' | 'firstLink' | 'lastLink';
  readonly value: string;
}

/** A hash by its name, with a button that copies all of it. */
export function Seal({ of, value }: Props): JSX.Element {
  const [message, setMessage] = useState<string>(words.seals.copy);
  const copy = async (): Promise<void> => {
    setMessage((await copyText(value)) ? words.seals.copied : words.seals.copyFailed);
  };
  return (
    <div class="seal fine">
      <span>{words.seals[of].name}</span>
      <code>{value}</code>
      <button type="button" aria-label={words.seals[of].copy} onClick={() => void copy()}>
        {message}
      </button>
    </div>
  );
}

/** The hashes of a running match. If people copy them now, they can check later that nothing was changed. */
export function MatchSeal({ host }: { host: Host }): JSX.Element {
  const { head } = host;
  const commitment = isV1(head) ? head.seedCommitment : head.commitment;
  return (
    <details class="match-seal">
      <summary>{words.seals.summary(<code>{commitment.slice(0, SHORT)}</code>)}</summary>
      <p>{words.seals.explained}</p>
      <Seal of="commitment" value={commitment} />
      {!isV1(head) && <Seal of="firstLink" value={openingLink(head)} />}
    </details>
  );
}
