import type { DeckRules, PieceList } from '@mechatable/kernel';
import { writeLink, writeList } from '@mechatable/lists';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { copyText } from '../../browser/clipboard.ts';
import { saveFile } from '../../browser/files.ts';
import { words } from './words.ts';

interface Props {
  readonly gameId: string;
  readonly deckRules: DeckRules;
  readonly name: string;
  readonly list: PieceList;
}

/** Exports the list as a link, as text or as a file. */
export function ShareSheet({ gameId, deckRules, name, list }: Props): JSX.Element {
  const [message, setMessage] = useState('');
  const text = writeList(deckRules, name, list);
  const link = new URL(`/builder/${gameId}#${writeLink(deckRules, { name, list })}`, location.href).href;
  const copyLink = async (): Promise<void> => {
    setMessage((await copyText(link)) ? words.share.linkCopied : words.share.linkNotCopied);
  };
  const copyList = async (): Promise<void> => {
    setMessage((await copyText(text)) ? words.share.textCopied : words.share.textNotCopied);
  };
  return (
    <details class="share">
      <summary>{words.share.heading}</summary>
      <label>
        <span>{words.share.link}</span>
        <input type="text" readOnly value={link} onFocus={select} />
      </label>
      <label>
        <span>{words.share.text}</span>
        <textarea readOnly rows={10} value={text} onFocus={select} />
      </label>
      <div class="row">
        <button type="button" onClick={() => void copyLink().catch(reportBug)}>
          {words.share.copyLink}
        </button>
        <button type="button" onClick={() => void copyList().catch(reportBug)}>
          {words.share.copyText}
        </button>
        <button
          type="button"
          onClick={() => {
            saveFile(`${fileName(name, deckRules)}.txt`, text, 'text/plain');
          }}
        >
          {words.share.save}
        </button>
      </div>
      <p role="status" class="fine">
        {message}
      </p>
    </details>
  );
}

function select({ currentTarget }: { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement }): void {
  currentTarget.select();
}

/** Only letters and digits that every system allows. */
function fileName(name: string, { what }: DeckRules): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain === '' ? what : plain;
}
