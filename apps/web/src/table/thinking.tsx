import { LEVELS } from '@mechatable/bots';
import { isPerson } from '@mechatable/host';
import { sentence, whom, type Player } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { SeatMark } from '../ui/seat-mark.tsx';
import { ThoughtList } from './thoughts/thought-list.tsx';
import { waysWords } from './thoughts/ways-words.ts';
import type { MatchModel } from './match-model.ts';
import { SureQuestion } from './sure-question.tsx';
import type { Insight, ThinkingModel } from './thinking-model.ts';
import './hint.css';

/** What the bots at the table consider, for who asks for it. */
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
          Thinking <span class="fine">{peeking === 'not' ? 'what a bot considers' : 'hide'}</span>
        </button>
      </h2>
      {peeking === 'asked' && <Question thinking={thinking} />}
      {peeking === 'open' && <Peek model={model} thinking={thinking} />}
    </section>
  );
}

/** Before a person learns what they are not to know. */
function Question({ thinking }: { thinking: ThinkingModel }): JSX.Element {
  return (
    <SureQuestion
      look="thinking-question"
      label="This reveals secrets"
      no="No, play fair"
      onNo={() => {
        thinking.putAway();
      }}
      yes="Show it anyway"
      onYes={() => {
        thinking.agree();
      }}
    >
      <strong>This reveals secrets.</strong> You’ll see what only the bots know: their cards, plans and secret
      choices.
    </SureQuestion>
  );
}

function Peek({ model, thinking }: { model: MatchModel; thinking: ThinkingModel }): JSX.Element {
  const insight = thinking.insight.value;
  return (
    <>
      <p class="fine">Only the bot knows what you read here.</p>
      {insight === null ? (
        <p>The bot’s next decision will appear here while it thinks.</p>
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
        <em>{chosen === null ? 'thinking…' : 'has moved'}</em>
      </p>
      {rows.length > 0 && <ThoughtList rows={rows} mark="done" />}
      {rows.length === 0 && chosen !== null && (
        <p>
          {thought !== null && 'It played this one without thinking. '}
          It played: {game.words.label(view, legal[chosen], names)}.
        </p>
      )}
      {thought !== null && <p class="fine">{waysWords(thought)}</p>}
    </>
  );
}

function levelWords(player: Player | undefined): string {
  const level = player?.kind === 'bot' ? LEVELS.findIndex(({ id }) => id === player.bot) : -1;
  return level < 0 ? '' : `level ${level + 1}`;
}
