import type { DeckRules, PieceList } from '@mechatable/kernel';
import { writeLink, writeList } from '@mechatable/lists';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { copyText } from '../../browser/clipboard.ts';
import { saveFile } from '../../browser/files.ts';

interface Props {
  readonly gameId: string;
  readonly deckRules: DeckRules;
  readonly name: string;
  readonly list: PieceList;
}

/** The list for others and for other places: as a link, as text, as a file. */
export function ShareSheet({ gameId, deckRules, name, list }: Props): JSX.Element {
  const [said, setSaid] = useState('');
  const text = writeList(deckRules, name, list);
  const link = new URL(`/builder/${gameId}#${writeLink(deckRules, { name, list })}`, location.href).href;
  const copy = async (what: string, copied: string): Promise<void> => {
    const done = await copyText(copied);
    setSaid(
      done
        ? `${what} copied.`
        : `Can’t use the clipboard. Select the ${what.toLowerCase()} and copy it yourself.`,
    );
  };
  return (
    <details class="share">
      <summary>Share or export</summary>
      <label>
        <span>Link</span>
        <input type="text" readOnly value={link} onFocus={select} />
      </label>
      <label>
        <span>Text</span>
        <textarea readOnly rows={10} value={text} onFocus={select} />
      </label>
      <div class="row">
        <button type="button" onClick={() => void copy('Link', link).catch(reportBug)}>
          Copy link
        </button>
        <button type="button" onClick={() => void copy('Text', text).catch(reportBug)}>
          Copy text
        </button>
        <button
          type="button"
          onClick={() => {
            saveFile(`${fileName(name, deckRules)}.txt`, text, 'text/plain');
          }}
        >
          Save as file
        </button>
      </div>
      <p role="status" class="fine">
        {said}
      </p>
    </details>
  );
}

function select({ currentTarget }: { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement }): void {
  currentTarget.select();
}

/** Letters and digits that every system takes. */
function fileName(name: string, { what }: DeckRules): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain === '' ? what : plain;
}
