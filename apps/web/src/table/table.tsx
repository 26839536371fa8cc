import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { publishedId, type Seat } from '@mechatable/kernel';
import { storeProblem } from '../browser/storage.ts';
import type { MenuEntries } from '../ui/settings-menu.tsx';
import { AskBar } from './ask-bar/ask-bar.tsx';
import { BoardMount } from './parts/board-mount.tsx';
import { ChoiceList } from './ask-bar/choice-list.tsx';
import { HandOver } from './hand-over.tsx';
import { ScreenReaderLog } from './log/screen-reader-log.tsx';
import { HintSheet } from './advice/hint-sheet.tsx';
import { Inspector } from './inspector.tsx';
import { listenToKeys } from './ask-bar/keys.ts';
import { Log } from './log/log.tsx';
import { isShownOver, MatchEnd } from './end/match-end.tsx';
import type { MatchModel } from './model/match-model.ts';
import { useTrackedPointer } from './parts/pointer-guard.ts';
import type { RematchOptions } from './end/rematch-choice.tsx';
import { MatchSeal } from './end/seal.tsx';
import { Since } from './log/since.tsx';
import { TableHead } from './head/table-head.tsx';
import { Thinking } from './advice/thinking.tsx';
import { problemWords } from './problem-words.ts';
import { useRoom } from './use-room.ts';
import { WhyNotSheet } from './ask-bar/why-not-sheet.tsx';
import { isYours } from './head/whose-turn.tsx';
import { words } from './words/index.ts';
import './table.css';

/** Additions of an online match to the table. */
export interface TableExtras {
  /** Above the board: the connection, offers, people who have left. */
  readonly banner: ComponentChildren;
  /** Beside a player's name: their presence and clock. */
  readonly seat: (seat: Seat) => ComponentChildren;
  /** In the menu. */
  readonly menu: MenuEntries;
  /** Beside the board: chat. */
  readonly side: ComponentChildren;
  /** At the end of the match: its rating changes. */
  readonly result: ComponentChildren;
  /** Starts another match with the same people. Null for spectators. */
  readonly onRematch: ((options: RematchOptions) => Promise<void>) | null;
}

/** The whole table: the board in the middle, the question below it, and details, choices and log beside it. */
export function Table(props: {
  model: MatchModel;
  extras?: TableExtras;
  /** False if the page itself says how the match ended. */
  hasEnd?: boolean;
}): JSX.Element {
  const { model, extras, hasEnd = true } = props;
  useEffect(() => listenToKeys(model), [model]);
  useTrackedPointer();
  const hasRoom = useRoom();
  const latest = model.problems.value.at(-1);
  const problem = latest === undefined ? storeProblem.value : problemWords(latest, model.history.names.value);
  if (model.screen.handOver.value !== null)
    return <HandOver model={model} seat={model.screen.handOver.value} />;
  return (
    <div
      class={`table game-${publishedId(model.table.game.id)} you-${String(model.screen.viewer.value)}${isYours(model) ? ' yours' : ''}`}
      data-game={publishedId(model.table.game.id)}
    >
      <TableHead model={model} extras={extras} />
      {extras?.banner}
      {problem !== null && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <main class="table-main">
        <h1 class="unseen">{model.table.game.title}</h1>
        <BoardMount owner={model} />
        <WhyNotSheet model={model} />
      </main>
      {hasEnd && isShownOver(model) ? (
        <MatchEnd model={model} result={extras?.result} onRematch={extras?.onRematch} />
      ) : (
        <AskBar model={model}>
          {!hasRoom && <HintSheet model={model} />}
          {!hasRoom && <Since model={model} isOpen={false} />}
        </AskBar>
      )}
      <aside class="table-side" aria-label={words.about}>
        <Inspector
          table={model.table}
          view={model.view.value}
          names={model.history.names.value}
          looked={model.looked}
        />
        {hasRoom && <HintSheet model={model} />}
        <ChoiceList model={model} />
        <Thinking model={model} />
        {extras?.side}
        {hasRoom && <Since model={model} isOpen={true} />}
        <Log model={model} />
        <MatchSeal host={model.host} />
      </aside>
      <ScreenReaderLog model={model} />
    </div>
  );
}
