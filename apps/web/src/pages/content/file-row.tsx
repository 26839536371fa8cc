import type { StoredContent } from '@mechatable/store/content';
import type { JSX } from 'preact';
import { saveFile } from '../../browser/files.ts';
import { findEntry } from '../../games/games.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { fileName, isUsed, removeFile, stopUsing, use } from './files.ts';
import { words } from './words.ts';

const say = words.files;

/** A content file of this browser, and what can be done with it. */
export function FileRow({ file, onChange }: { file: StoredContent; onChange: () => void }): JSX.Element {
  const { name, game, hash, text } = file;
  const used = isUsed(file);
  return (
    <li class={used ? 'content-file used' : 'content-file'}>
      <div class="content-name">
        <strong>{name}</strong>
        <span>{findEntry(game)?.title ?? game}</span>
        {used && <span class="content-used">{say.inUse}</span>}
        <span class="fine">{say.hash(hash.slice(0, 12))}</span>
      </div>
      {used && (
        <div class="row">
          <a class="button primary" href="/">
            {say.play}
          </a>
          <a class="button" href={`/cards/${game}`}>
            {say.cards}
          </a>
          <a class="button" href={`/builder/${game}`}>
            {say.builder}
          </a>
          <a class="button" href={`/lab/${game}`}>
            {say.lab}
          </a>
        </div>
      )}
      <div class="row">
        <button
          type="button"
          onClick={() => {
            if (used) stopUsing(file);
            else use(file);
            onChange();
          }}
        >
          {used ? say.stop : say.use}
        </button>
        <button
          type="button"
          onClick={() => {
            saveFile(fileName(name), text);
          }}
        >
          {say.save}
        </button>
        <DeleteButton
          words={{ remove: say.remove, question: say.sure, confirm: say.yes, cancel: say.cancel }}
          onDelete={() => removeFile(file).then(onChange)}
        />
      </div>
    </li>
  );
}
