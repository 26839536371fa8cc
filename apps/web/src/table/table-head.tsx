import { sentence, whom } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TableGame } from '../games/shared/drawing.ts';
import { titleOf } from '../games/shared/title.ts';
import { SeatMark } from '../ui/seat-mark.tsx';
import { reportBug } from '../browser/bug.ts';
import { SettingsMenu } from '../ui/settings-menu.tsx';
import { GuardedButton } from './guarded-button.tsx';
import type { MatchModel } from './match-model.ts';

/** Whose turn, which phase, who plays; the ways to undo, concede and leave. */
export function TableHead({ model }: { model: MatchModel }): JSX.Element {
  const frame = model.frame.value;
  const { game, drawing } = model.table;
  const status = frame === null ? null : drawing.status(frame.view);
  const active = frame?.outcome === null ? status?.active : undefined; // when the match is over, it is no one's turn
  const { players, head } = model.host;
  const names = model.history.names.value;
  const title = titleOf(model.table, head.options, players.length);
  return (
    <header class="table-head">
      <a class="table-home" href="/" aria-label={`${title}: back to the lobby (the match is saved)`}>
        <span aria-hidden="true">‹</span> {title}
      </a>
      <p class="table-status">
        <strong>{status?.turn}</strong>
        <span>{status?.phase}</span>
      </p>
      <ul class="table-seats">
        {players.map((_, seat) => (
          <li
            key={seat}
            class={`seat-chip seat-${seat} ${active === seat ? 'active' : ''}`}
            aria-current={active === seat ? 'true' : undefined}
          >
            <SeatMark seat={seat} />
            <span>{sentence(whom(names, seat))}</span>
            {active === seat && <em>{seat === names.viewer ? 'your turn' : 'playing'}</em>}
          </li>
        ))}
      </ul>
      <div class="table-tools">
        {typeof frame?.viewer === 'number' && (
          <button type="button" onClick={() => void model.takeBack().catch(reportBug)} title="Undo (U)">
            Undo
          </button>
        )}
        <SettingsMenu name="Menu">
          <a class="button" href={`/rules/${game.content.rulebook}`} target="_blank" rel="noopener">
            Rule book
          </a>
          <Concede model={model} />
          <KeyHelp keys={keysOf(model.table)} />
        </SettingsMenu>
      </div>
    </header>
  );
}

const KEYS: readonly (readonly [string, string])[] = [
  ['1–9', 'take a choice from the list'],
  ['Enter', 'press the button marked Enter'],
  ['Space', 'pick the focused piece'],
  ['Shift Enter', 'press the marked button from anywhere'],
  ['Esc', 'step back'],
  ['U', 'undo'],
  ['H', 'a hint'],
  ['B C L', 'go to the board, the choices, the log'],
  ['Arrows', 'move around the board'],
  ['I', 'show details'],
  ['?', 'why not'],
];

const PASS_KEY = ['P', 'pass until this turn ends'] as const;
const DRAFT_KEYS: typeof KEYS = [['+ − 0', 'zoom in, zoom out, show all of it']];

function keysOf({ game, drawing }: TableGame): typeof KEYS {
  return [
    ...KEYS,
    ...(game.rules.answering === null ? [] : [PASS_KEY]),
    ...(drawing.draft === undefined ? [] : DRAFT_KEYS),
  ];
}

function KeyHelp({ keys }: { keys: typeof KEYS }): JSX.Element {
  return (
    <details class="key-help">
      <summary>Keys</summary>
      <dl>
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Concede({ model }: { model: MatchModel }): JSX.Element | null {
  const [sure, setSure] = useState(false);
  const frame = model.frame.value;
  if (frame?.outcome !== null || typeof frame.viewer !== 'number') return null;
  if (model.table.drawing.status(frame.view).gone?.includes(frame.viewer) === true) return null;
  if (!sure) {
    return (
      <button
        type="button"
        onClick={() => {
          setSure(true);
        }}
      >
        Concede
      </button>
    );
  }
  return (
    <span class="row tight">
      <button
        type="button"
        class="primary"
        onClick={() => {
          setSure(false);
        }}
      >
        Cancel
      </button>
      <GuardedButton onClick={() => void model.concede().catch(reportBug)}>Yes, concede</GuardedButton>
    </span>
  );
}
