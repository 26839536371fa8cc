import type { DeckRules } from '@mechatable/kernel';
import { MAX_LIST_TEXT, readList, sizeOf } from '@mechatable/lists';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { dropTarget, FileButton } from '../../ui/open-file.tsx';
import { startList } from './lists.ts';
import { words } from './words.ts';

/** Reads a list from text that was pasted, typed, chosen or dropped; shows problems line by line. */
export function ImportText({ gameId, deckRules }: { gameId: string; deckRules: DeckRules }): JSX.Element {
  const [text, setText] = useState('');
  const { name, list, problems } = readList(deckRules, text);
  const size = sizeOf(list);
  const take = async (file: File): Promise<void> => {
    setText(await textOf(file));
  };
  return (
    <form
      class="import-text"
      aria-label={words.import.label(deckRules.what)}
      {...dropTarget(take)}
      onSubmit={(event) => {
        event.preventDefault();
        void startList(gameId, name ?? words.newList(deckRules.what), list).catch(reportBug);
      }}
    >
      <label>
        <span>{formatOf(deckRules)}</span>
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
                {words.import.problem(line, sentence)}{' '}
                {suggestion !== null && (
                  <button
                    type="button"
                    onClick={() => {
                      setText(withLine(text, line, suggestion));
                    }}
                  >
                    {words.import.replace(suggestion)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="row">
        <button type="submit" class="primary" disabled={size === 0}>
          {words.import.build(size, deckRules.piece)}
        </button>
        <FileButton
          accept=".txt,text/plain"
          button={words.import.choose}
          label={words.import.chooseLabel}
          onFile={take}
        />
      </div>
    </form>
  );
}

function formatOf({ piece, parts, sections }: DeckRules): ComponentChildren {
  const example = <code>{`3x ${parts[0]?.name ?? ''}`}</code>;
  if (sections.length === 1) return words.import.format(piece, example);
  return words.import.formatWithSections(
    piece,
    example,
    sections.map(({ name }) => name),
  );
}

/** The text with one line replaced; lines are counted from 1. */
function withLine(text: string, line: number, replacement: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((old, index) => (index + 1 === line ? replacement : old))
    .join('\n');
}

/** Reads only the start of a large file, which is enough to refuse it. */
function textOf(file: File): Promise<string> {
  return file.slice(0, 4 * MAX_LIST_TEXT).text(); // a character takes up to four bytes
}
