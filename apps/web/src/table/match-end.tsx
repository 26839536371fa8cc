import { isPractice, sentence, whom, type Names, type Outcome, type Verification } from '@mechatable/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SeatMark } from '../ui/seat-mark.tsx';
import { newMatch } from './setup/new-match.ts';
import { ClauseLink } from '../ui/clause-link.tsx';
import { go } from '../browser/address.ts';
import { reportBug } from '../browser/bug.ts';
import { saveFile } from '../browser/files.ts';
import { Fairness } from './fairness.tsx';
import type { MatchModel } from './match-model.ts';
import { RematchChoice, rematchOptions, type RematchOptions } from './rematch-choice.tsx';
import { verifySeen } from './seen-seal.ts';
import { words } from './words.ts';

/** The end of a match: who won and why, statistics, and what to do next. */
export function MatchEnd(props: {
  model: MatchModel;
  /** What the match has changed elsewhere. */
  result?: ComponentChildren;
  /** Default: the same players at this screen. Null: this viewer can't start another match. */
  onRematch: ((options: RematchOptions) => Promise<void>) | null | undefined;
}): JSX.Element | null {
  const { model, result, onRematch = (options) => rematch(model, options) } = props;
  const [looking, setLooking] = useState(false);
  const [checked, setChecked] = useState<Verification | null>(null);
  const [chosen, setChosen] = useState<RematchOptions>({});
  const frame = model.frame.value;
  if (frame?.outcome == null || model.playback.moving.value) return null;
  if (looking) {
    return (
      <button
        type="button"
        class="primary end-again"
        onClick={() => {
          setLooking(false);
        }}
      >
        {words.end.showResult}
      </button>
    );
  }
  const { table, host } = model;
  const { game } = table;
  const { outcome } = frame;
  const names = namesFor(model);
  return (
    <div class="veil">
      <section class="sheet end" role="dialog" aria-modal="true" aria-labelledby="end-title">
        <EndTitle outcome={outcome} names={names} />
        <p>
          {game.words.outcome(outcome, names)}{' '}
          <ClauseLink gameId={game.content.rulebook} id={outcome.clause} />
        </p>
        {result}
        <Figures model={model} />
        {onRematch !== null && <RematchChoice {...{ model, outcome, names, chosen }} onChoose={setChosen} />}
        <div class="row">
          {onRematch !== null && (
            <button
              type="button"
              class="primary"
              autofocus
              onClick={() => void onRematch(rematchOptions(table, host, outcome, chosen)).catch(reportBug)}
            >
              {words.end.rematch}
            </button>
          )}
          <a class="button" href={`/replay/${model.host.id}`}>
            {words.end.replay}
          </a>
          <a class="button" href={`/replay/${model.host.id}#review`}>
            {words.end.review}
          </a>
          <button type="button" onClick={() => void saveRecord(model).catch(reportBug)}>
            {words.end.save}
          </button>
          <button type="button" onClick={() => void verifyHere(model).then(setChecked, reportBug)}>
            {words.end.verify}
          </button>
          <button
            type="button"
            onClick={() => {
              setLooking(true);
            }}
          >
            {words.end.viewTable}
          </button>
          <a class="button" href="/">
            {words.end.lobby}
          </a>
        </div>
        {checked !== null && <Fairness result={checked} />}
      </section>
    </div>
  );
}

/** The result is for everyone at the screen: if several share it, nobody is addressed. */
function namesFor({ screen, history }: MatchModel): Names {
  return screen.isShared ? { ...history.names.value, viewer: 'table' } : history.names.value;
}

interface EndTitleProps {
  readonly outcome: Outcome;
  readonly names: Names;
}

function EndTitle({ outcome, names }: EndTitleProps): JSX.Element {
  const [winner] = outcome.winners;
  if (winner === undefined) return <h2 id="end-title">{words.end.draw}</h2>;
  return (
    <h2 id="end-title" class={`seat-${winner}`}>
      <SeatMark seat={winner} /> {words.end.wins(names, winner)}
    </h2>
  );
}

function Figures({ model }: { model: MatchModel }): JSX.Element {
  const { players } = model.host;
  const viewer = model.screen.viewer.value ?? 'table';
  const events = model.host.history(viewer).map(({ event }) => event);
  const rows = model.table.drawing.statistics(events, players.length);
  return (
    <table class="figures">
      <thead>
        <tr>
          <td />
          {players.map((_, seat) => (
            <th key={seat} scope="col" class={`seat-${seat}`}>
              <SeatMark seat={seat} /> {sentence(whom(namesFor(model), seat))}
            </th>
          ))}
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

/** The same players with the same decks and options, except what the loser has chosen; another deal. */
async function rematch({ host, table }: MatchModel, chosen: RematchOptions): Promise<void> {
  const { players, head } = host;
  const options = { ...(head.options as object), ...chosen };
  go(`/match/${await newMatch(table.game, { players, options, practice: isPractice(head) })}`);
}

async function saveRecord({ host, table }: MatchModel): Promise<void> {
  const record = await host.record();
  saveFile(`mechatable-${table.game.id}-${host.id}.json`, `${JSON.stringify(record)}\n`);
}

async function verifyHere({ host, table }: MatchModel): Promise<Verification> {
  return verifySeen(host.id, table.game, await host.record());
}
