import { displayNames, keepRecord, playersOf, verifyRecord } from '@mechatable/host';
import { BadInputError, MAX_RECORD_BYTES, parseRecord } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { loadRules } from '../../games/rules.ts';
import { newId } from '../../table/setup/new-match.ts';
import { go } from '../../browser/address.ts';
import { reportBug } from '../../browser/bug.ts';
import { theStore } from '../../browser/storage.ts';
import { words } from './words.ts';

/** Opens a match that was saved to a file: a finished one is watched, an unfinished one goes on. */
export function ImportRecord(): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      setProblem(null);
      insistOnSize(file);
      go(await importRecord(await file.text()));
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      setProblem(words.import.problem(file.name, error.message));
    }
  };
  return (
    <section
      class="import"
      aria-labelledby="import"
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer?.files[0]).catch(reportBug);
      }}
    >
      <h2 id="import">{words.import.heading}</h2>
      <label class="file">
        <span class="button">{words.import.choose}</span>
        <span>{words.import.text}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            void take(file)
              .catch(reportBug)
              .finally(() => {
                currentTarget.value = '';
              });
          }}
        />
      </label>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

/** Before it is read: a page that runs out of memory is lost with all that is in it. */
export function insistOnSize({ size }: Pick<File, 'size'>): void {
  if (size > MAX_RECORD_BYTES) throw new BadInputError(words.import.tooLarge(MAX_RECORD_BYTES / 1024 / 1024));
}

/** Checks a record by playing it, keeps it as a match of this browser, and says where to see it. */
export async function importRecord(text: string): Promise<string> {
  const record = parseRecord(text);
  const game = await loadRules(record.game, record.rulesVersion);
  if (game === null) throw new BadInputError(words.import.unknownGame(record.game));
  const { ok, problems, outcome } = await verifyRecord(game, record);
  if (!ok) throw new BadInputError(words.import.notVerified(problems));
  const id = newId();
  const names = { viewer: 'table', names: displayNames(playersOf(record)) } as const;
  const ended = outcome === null ? null : game.words.outcome(outcome, names);
  await keepRecord(await theStore(), id, record, ended, Date.now());
  return outcome === null ? `/match/${id}` : `/replay/${id}`;
}
