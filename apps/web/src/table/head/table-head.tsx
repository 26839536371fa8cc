import { isPractice, sentence, whom, type Seat } from '@mechatable/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TableGame } from '../../games/shared/drawing.ts';
import { titleOf } from '../../games/shared/title.ts';
import { CustomMark } from '../../ui/custom-mark.tsx';
import { PlayerFace } from '../../ui/face.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { reportBug } from '../../browser/bug.ts';
import { SettingsMenu, type MenuEntries } from '../../ui/settings-menu.tsx';
import { SiteNav } from '../../ui/site-nav.tsx';
import { GuardedButton } from '../parts/guarded-button.tsx';
import type { MatchModel } from '../model/match-model.ts';
import { Speech } from '../talk/speech.tsx';
import { WhoseTurn } from './whose-turn.tsx';
import { words } from '../words/index.ts';

/** Additions of an online match. */
export interface HeadExtras {
  readonly seat: (seat: Seat) => ComponentChildren;
  readonly menu: MenuEntries;
}

/** Whose turn, which phase, who plays; the ways to undo, concede and leave. */
export function TableHead(props: { model: MatchModel; extras: HeadExtras | undefined }): JSX.Element {
  const { model, extras } = props;
  const frame = model.frame.value;
  const { game, drawing } = model.table;
  const status = frame === null ? null : drawing.status(frame.view);
  const active = frame?.outcome === null ? status?.active : undefined; // nobody's turn when the match is over
  const { players, head } = model.host;
  const names = model.history.names.value;
  const title = titleOf(model.table, head.options, players.length);
  return (
    <header class="table-head">
      <a class="table-home" href="/" aria-label={words.head.home(title)}>
        <span aria-hidden="true">‹</span> {title}
      </a>
      <WhoseTurn model={model} />
      <p class="table-status">
        <strong>{status?.turn}</strong>
        <span>{status?.phase}</span>
      </p>
      <ul class="table-seats">
        {players.map((player, seat) => (
          <li
            key={seat}
            class={`seat-chip seat-${seat} ${active === seat ? 'active' : ''}`}
            aria-current={active === seat ? 'true' : undefined}
          >
            <SeatMark seat={seat} />
            <PlayerFace player={player} />
            <span class="seat-name">{sentence(whom(names, seat))}</span>
            {extras?.seat(seat)}
            <Speech model={model} seat={seat} />
          </li>
        ))}
      </ul>
      {isPractice(head) && (
        <p class="table-practice">
          {words.head.practice}
          <span>{words.head.undoAnything}</span>
        </p>
      )}
      <div class="table-tools">
        {typeof frame?.viewer === 'number' && (
          <button
            type="button"
            onClick={() => void model.sender.takeBack().catch(reportBug)}
            title={words.head.undoTitle}
          >
            {words.head.undo}
          </button>
        )}
        <SettingsMenu name={words.head.menu}>
          {(close) => (
            <>
              <SiteNav />
              <CustomMark game={game} />
              <a
                class="button"
                href={`/rules/${game.content.rulebook}`}
                target="_blank"
                rel="noopener"
                onClick={close}
              >
                {words.head.ruleBook}
              </a>
              {extras?.menu(close)}
              <Concede model={model} onConcede={close} />
              <KeyHelp keys={keysOf(model.table)} />
            </>
          )}
        </SettingsMenu>
      </div>
    </header>
  );
}

type KeyHelpLine = readonly [string, string];

function keysOf({ game, drawing }: TableGame): readonly KeyHelpLine[] {
  return [
    ...words.keys.help,
    ...(game.rules.answering === null ? [] : [words.keys.pass]),
    ...(drawing.draft === undefined ? [] : [words.keys.zoom]),
  ];
}

function KeyHelp({ keys }: { keys: readonly KeyHelpLine[] }): JSX.Element {
  return (
    <details class="key-help">
      <summary>{words.keys.title}</summary>
      <dl>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Concede({ model, onConcede }: { model: MatchModel; onConcede: () => void }): JSX.Element | null {
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
        {words.head.concede}
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
        {words.head.cancel}
      </button>
      <GuardedButton
        onClick={() => {
          onConcede();
          model.sender.concede().catch(reportBug);
        }}
      >
        {words.head.yesConcede}
      </GuardedButton>
    </span>
  );
}
