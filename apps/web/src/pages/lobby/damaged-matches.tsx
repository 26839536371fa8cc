import type { DamagedMatch } from '@mechatable/store';
import type { JSX } from 'preact';
import { reportBug } from '../../browser/bug.ts';
import { saveFile } from '../../browser/files.ts';
import { theStore } from '../../browser/storage.ts';
import { words } from './words.ts';

interface Props {
  readonly damaged: readonly DamagedMatch[];
  readonly onRemove: (id: string) => Promise<void>;
}

/** Stored matches that can't be read. The others still work. */
export function DamagedMatches({ damaged, onRemove }: Props): JSX.Element {
  return (
    <section class="matches damaged" aria-labelledby="damaged">
      <h2 id="damaged">{words.damaged.heading}</h2>
      <p>{words.damaged.text}</p>
      <ul>
        {damaged.map(({ id, problem }) => (
          <li key={id} class="match-row">
            <span class="match-link">
              <strong>{words.damaged.match(id)}</strong>
              <span class="fine">{problem}</span>
            </span>
            <span class="row">
              <button type="button" onClick={() => void exportRaw(id).catch(reportBug)}>
                {words.damaged.export}
              </button>
              <button type="button" class="quiet" onClick={() => void onRemove(id).catch(reportBug)}>
                {words.damaged.remove}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function exportRaw(id: string): Promise<void> {
  const raw = await (await theStore()).raw(id);
  saveFile(`mechatable-damaged-${id}.json`, JSON.stringify(raw, null, 2));
}
