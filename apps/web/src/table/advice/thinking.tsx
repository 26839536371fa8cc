import { LEVELS, levelOf } from '@mechatable/bots';
import { isPerson } from '@mechatable/host';
import { sentence, whom, type Player } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { ThoughtList } from '../thoughts/thought-list.tsx';
import { linesSearched } from '../thoughts/lines-searched.ts';
import type { MatchModel } from '../model/match-model.ts';
import { SureQuestion } from '../parts/sure-question.tsx';
import type { Insight, ThinkingModel } from '../model/thinking-model.ts';
import { words } from '../words/index.ts';
import './hint.css';

/** Shows what the bots in the match consider, on request. */
export function Thinking({ model }: { model: MatchModel }): JSX.Element | null {
  const { thinking, host } = model;
  if (thinking === null || host.players.every(isPerson)) return null;
  const peeking = thinking.peeking.value;
  return (
    <section class="thinking" aria-labelledby="thinking-title">
      <h2 id="thinking-title">
        <button
          type="button"
          aria-expanded={peeking !== 'not'}
          onClick={() => {
            thinking.toggle();
          }}
        >
          {words.thinking.title}{' '}
          <span class="fine">{peeking === 'not' ? words.thinking.closed : words.thinking.hide}</span>
        </button>
      </h2>
      {peeking === 'asked' && <RevealQuestion thinking={thinking} />}
      {peeking === 'open' && <Peek model={model} thinking={thinking} />}
    </section>
  );
}

/** Warns before showing hidden information. */
function RevealQuestion({ thinking }: { thinking: ThinkingModel }): JSX.Element {
  return (
    <SureQuestion
      classes="thinking-question"
      label={words.thinking.reveals}
      no={words.thinking.no}
      onNo={() => {
        thinking.close();
      }}
      yes={words.thinking.yes}
      onYes={() => {
        thinking.agree();
      }}
    >
      {words.thinking.warning(<strong>{words.thinking.revealsSentence}</strong>)}
    </SureQuestion>
  );
}

function Peek({ model, thinking }: { model: MatchModel; thinking: ThinkingModel }): JSX.Element {
  const insight = thinking.insight.value;
  return (
    <>
      <p class="fine">{words.thinking.secret}</p>
      {insight === null ? (
        <p>{words.thinking.nothingYet}</p>
      ) : (
        <InsightView model={model} insight={insight} thinking={thinking} />
      )}
    </>
  );
}

interface InsightProps {
  readonly model: MatchModel;
  readonly thinking: ThinkingModel;
  readonly insight: Insight;
}

function InsightView({ model, thinking, insight }: InsightProps): JSX.Element {
  const { seat, view, legal, thought, chosen } = insight;
  const { game } = model.table;
  const names = model.history.names.value;
  const rows = thinking.rows.value;
  return (
    <>
      <p class={`thinker seat-${seat}`}>
        <SeatMark seat={seat} />
        <strong>{sentence(whom(names, seat))}</strong>
        <span>{levelWords(model.host.players[seat])}</span>
        <em>{chosen === null ? words.thinking.thinking : words.thinking.moved}</em>
      </p>
      {rows.length > 0 && <ThoughtList rows={rows} mark={words.thinking.done} />}
      {rows.length === 0 && chosen !== null && (
        <p>{words.thinking.played(game.words.label(view, legal[chosen], names))}</p>
      )}
      {thought !== null && <p class="fine">{linesSearched(thought)}</p>}
    </>
  );
}

function levelWords(player: Player | undefined): string {
  const level = player?.kind === 'bot' ? levelOf(player.bot) : null;
  return level === null ? '' : words.thinking.level(LEVELS.indexOf(level) + 1);
}
