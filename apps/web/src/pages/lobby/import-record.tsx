import { displayNames, keepRecord, playersOf, verifyRecord } from '@mechatable/host';
import { BadInputError, MAX_RECORD_BYTES, parseRecord } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { loadRules } from '../../games/rules.ts';
import { newId } from '../../table/setup/new-match.ts';
import { go } from '../../browser/address.ts';
import { theStore } from '../../browser/storage.ts';
import { dropTarget, FileButton } from '../../ui/open-file.tsx';
import { words } from './words.ts';

/** Opens a match from a file: replays a finished one, resumes an unfinished one. */
export function ImportRecord(): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const { heading, choose, text } = words.import;
  const take = async (file: File): Promise<void> => {
    try {
      setProblem(null);
      assertSize(file);
      go(await importRecord(await file.text()));
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      setProblem(words.import.problem(file.name, error.message));
    }
  };
  return (
    <section class="import" aria-labelledby="import" {...dropTarget(take)}>
      <h2 id="import">{heading}</h2>
      <FileButton accept=".json,application/json" button={choose} text={text} onFile={take} />
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

/** Checked before reading: a page that runs out of memory crashes. */
function assertSize({ size }: Pick<File, 'size'>): void {
  if (size > MAX_RECORD_BYTES) throw new BadInputError(words.import.tooLarge(MAX_RECORD_BYTES / 1024 / 1024));
}

/** Verifies a record by replaying it, saves it as a match, and returns its address. */
async function importRecord(text: string): Promise<string> {
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
