import { publishedId, type Names, type Verification } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { saveFile } from '../../browser/files.ts';
import { SeatHeadings } from '../../ui/seat-headings.tsx';
import { Fairness } from './fairness.tsx';
import { Luck } from '../luck/luck.tsx';
import type { MatchModel } from '../model/match-model.ts';
import { verifySeen } from '../open/seen-seal.ts';
import { words } from '../words/index.ts';

interface Props {
  readonly model: MatchModel;
  readonly names: Names;
  /** Whether to offer the lobby here. */
  readonly hasLobby: boolean;
}

/** Tools that few people need after a match: statistics, the replay, luck, and proof of fair play. */
export function EndMore({ model, names, hasLobby }: Props): JSX.Element {
  const [checked, setChecked] = useState<Verification | null>(null);
  const [isLuckShown, setLuckShown] = useState(false);
  const outcome = model.frame.value?.outcome ?? null;
  return (
    <details class="end-more">
      <summary>{words.end.more}</summary>
      <div class="end-more-sheet">
        <Figures model={model} names={names} />
        <div class="row">
          <a class="button" href={`/replay/${model.host.id}`}>
            {words.end.replay}
          </a>
          <button type="button" onClick={() => void saveRecord(model).catch(reportBug)}>
            {words.end.save}
          </button>
          <button type="button" onClick={() => void verifyHere(model).then(setChecked, reportBug)}>
            {words.end.verify}
          </button>
          <button
            type="button"
            aria-pressed={isLuckShown}
            onClick={() => {
              setLuckShown(!isLuckShown);
            }}
          >
            {words.end.luck.title}
          </button>
          {hasLobby && (
            <a class="button" href="/">
              {words.end.lobby}
            </a>
          )}
        </div>
        {isLuckShown && outcome !== null && <Luck model={model} winners={outcome.winners} names={names} />}
        {checked !== null && <Fairness result={checked} />}
      </div>
    </details>
  );
}

function Figures({ model, names }: Pick<Props, 'model' | 'names'>): JSX.Element {
  const { players } = model.host;
  const viewer = model.screen.viewer.value ?? 'table';
  const events = model.host.history(viewer).map(({ event }) => event);
  const rows = model.table.drawing.statistics(events, players.length);
  return (
    <table class="figures">
      <thead>
        <tr>
          <td />
          <SeatHeadings seats={players.length} names={names} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ words: row, figures }) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {figures.map((figure, seat) => (
              <td key={seat}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function saveRecord({ host, table }: MatchModel): Promise<void> {
  const record = await host.record();
  saveFile(`mechatable-${publishedId(table.game.id)}-${host.id}.json`, `${JSON.stringify(record)}\n`);
}

async function verifyHere({ host, table }: MatchModel): Promise<Verification> {
  return verifySeen(host.id, table.game, await host.record());
}
