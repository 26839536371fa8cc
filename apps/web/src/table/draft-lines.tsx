import type { JSX } from 'preact';
import { ClauseLink } from '../ui/clause-link.tsx';
import type { MatchModel } from './match-model.ts';

/** How a draft stands; nothing where none is open. */
export function DraftLines({ model }: { model: MatchModel }): JSX.Element | null {
  const draft = model.drafts.present.value;
  if (draft === null || model.playback.moving.value || model.drafts.isUnderWay) return null;
  return (
    <div class={`draft-lines ${draft.actions === null ? 'not-yet' : ''}`} role="status">
      {draft.lines.map(({ words, clause }) => (
        <p key={words}>
          {words} <ClauseLink gameId={model.table.game.content.rulebook} id={clause} />
        </p>
      ))}
    </div>
  );
}
