import { isPractice, type Names, type Outcome, type Player } from '@mechatable/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { go } from '../../browser/address.ts';
import { reportBug } from '../../browser/bug.ts';
import { reviewLink } from '../../browser/review-link.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { EndMoment, EndTurning, useTurningPoint } from './end-moment.tsx';
import { EndMore } from './end-more.tsx';
import type { MatchModel } from '../model/match-model.ts';
import { beatenLevel, nextOpponent } from './next-opponent.ts';
import { RematchChoice, rematchOptions, type RematchOptions } from './rematch-choice.tsx';
import { newMatch } from '../setup/new-match.ts';
import { noteWin } from '../setup/wins.ts';
import { EndFaces } from '../talk/end-faces.tsx';
import { words } from '../words/index.ts';
import './match-end.css';

/** Whether the match is over, and everyone at the screen has seen it end. */
export function isShownOver({ frame, playback }: MatchModel): boolean {
  return frame.value?.outcome != null && !playback.moving.value;
}

/**
 * The end of a match: who won and why, and what to do next. It takes the place of the question, so that the table with the
 * decisive moment stays in sight.
 */
export function MatchEnd(props: {
  model: MatchModel;
  /** Changes that the match made elsewhere, such as ratings. */
  result?: ComponentChildren;
  /** Default: the same players at this screen. Null: this viewer can't start another match. */
  onRematch: ((options: RematchOptions) => Promise<void>) | null | undefined;
}): JSX.Element | null {
  const { model, result, onRematch = (options) => playAgain(model, model.host.players, options) } = props;
  const [chosen, setChosen] = useState<RematchOptions>({});
  const first = useRef<HTMLButtonElement>(null);
  const found = useTurningPoint(model);
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
  }, []);
  const outcome = model.frame.value?.outcome ?? null;
  const [wins] = useState(() => (outcome === null ? 0 : winsWith(model, outcome)));
  if (outcome === null) return null;
  const { table, host } = model;
  const { game } = table;
  const names = namesFor(model);
  // Online, another match needs other people.
  const next = props.onRematch === undefined ? nextOpponent(host, outcome, wins) : null;
  return (
    <section class="end" role="dialog" aria-labelledby="end-title">
      <Emblem outcome={outcome} />
      <EndMoment model={model} found={found} names={names} winner={outcome.winners[0]} />
      <div class="end-words">
        <EndTitle outcome={outcome} names={names} />
        <p>
          {game.words.outcome(outcome, names)}{' '}
          <ClauseLink gameId={game.content.rulebook} id={outcome.clause} />
        </p>
        <EndFaces model={model} />
        {result}
        {onRematch !== null && <RematchChoice {...{ model, outcome, names, chosen }} onChoose={setChosen} />}
      </div>
      <EndTurning model={model} found={found} names={names} />
      <div class="end-next">
        {onRematch !== null && (
          <button
            type="button"
            class="primary"
            ref={first}
            onClick={() => void onRematch(rematchOptions(table, host, outcome, chosen)).catch(reportBug)}
          >
            {words.end.rematch}
          </button>
        )}
        {next === null ? (
          <a class="button" href="/">
            {words.end.lobby}
          </a>
        ) : (
          <button type="button" onClick={() => void playAgain(model, next.players, {}).catch(reportBug)}>
            {words.end.next(next.title)}
          </button>
        )}
        <a class="button" href={reviewLink(host.id)}>
          {words.end.review}
        </a>
      </div>
      <EndMore model={model} names={names} hasLobby={next !== null} />
    </section>
  );
}

/** Records a win against bots. Returns how often their level was beaten. */
function winsWith({ table, host }: MatchModel, outcome: Outcome): number {
  const level = beatenLevel(host, outcome);
  return level === null ? 0 : noteWin(table.game.id, level, host.id);
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

/** The winner's emblem sweeps over the table once. */
function Emblem({ outcome: { winners } }: { outcome: Outcome }): JSX.Element | null {
  const [winner] = winners;
  if (winner === undefined) return null;
  return (
    <div class={`end-emblem seat-${winner}`} aria-hidden="true">
      <SeatMark seat={winner} />
    </div>
  );
}

/** The same options, except what the loser has chosen; another deal. */
async function playAgain(
  { host, table }: MatchModel,
  players: readonly Player[],
  chosen: RematchOptions,
): Promise<void> {
  const options = { ...(host.head.options as object), ...chosen };
  go(`/match/${await newMatch(table.game, { players, options, practice: isPractice(host.head) })}`);
}
