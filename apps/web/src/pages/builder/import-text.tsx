import type { DeckRules } from '@mechatable/kernel';
import { counted, MAX_LIST_TEXT, readList, sizeOf } from '@mechatable/lists';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { startList } from './lists.ts';

/** A list from text that was pasted, typed, chosen or dropped; what cannot be read is said line by line. */
export function ImportText({ gameId, deckRules }: { gameId: string; deckRules: DeckRules }): JSX.Element {
  const [text, setText] = useState('');
  const { name, list, problems } = readList(deckRules, text);
  const size = sizeOf(list);
  const take = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) setText(await textOf(file));
  };
  return (
    <form
      class="import-text"
      aria-label={`A ${deckRules.what} from text`}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer?.files[0]).catch(reportBug);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void startList(gameId, name ?? `New ${deckRules.what}`, list).catch(reportBug);
      }}
    >
      <label>
        <span>
          A line for each {deckRules.piece}, such as <code>3x {deckRules.parts[0]?.name}</code>
          {deckRules.sections.length > 1 &&
            `, under ${deckRules.sections.map((section) => section.name).join(' or ')}`}
        </span>
        <textarea
          rows={10}
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
          }}
        />
      </label>
      <div role="alert">
        {problems.length > 0 && (
          <ul class="line-problems">
            {problems.map(({ line, sentence, suggestion }) => (
              <li key={line}>
                Line {line}: {sentence}{' '}
                {suggestion !== null && (
                  <button
                    type="button"
                    onClick={() => {
                      setText(withLine(text, line, suggestion));
                    }}
                  >
                    Write {suggestion}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="row">
        <button type="submit" class="primary" disabled={size === 0}>
          Build with {counted(size, deckRules.piece)}
        </button>
        <label class="file">
          <span class="button">Choose file…</span>
          <input
            type="file"
            accept=".txt,text/plain"
            aria-label="Choose a text file"
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]).catch(reportBug);
            }}
          />
        </label>
      </div>
    </form>
  );
}

/** The text with another line in the place of one, counted from 1. */
function withLine(text: string, line: number, words: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((old, index) => (index + 1 === line ? words : old))
    .join('\n');
}

/** A file that is no list is read only as far as it takes to say so. */
function textOf(file: File): Promise<string> {
  return file.slice(0, 4 * MAX_LIST_TEXT).text(); // a character takes up to four bytes
}
