import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Draft } from '../../games/shared/drawing.ts';
import type { MatchModel } from '../model/match-model.ts';
import { RuleLine } from '../parts/rule-line.tsx';

/** The state of a draft in a few lines; nothing if none is open. Picking a line shows its rule until the next step. */
export function DraftLines({ model }: { model: MatchModel }): JSX.Element | null {
  const [open, setOpen] = useState<{ draft: Draft<unknown>; line: string } | null>(null);
  const draft = model.drafts.present.value;
  if (draft === null || model.playback.moving.value || model.drafts.isUnderWay) return null;
  return (
    <div class={`draft-lines ${draft.actions === null ? 'not-yet' : ''}`} role="status">
      {draft.lines.map(({ words, clause }) => (
        <div key={words}>
          <RuleLine
            gameId={model.table.game.content.rulebook}
            clause={clause}
            isOpen={open?.draft === draft && open.line === words}
            onToggle={(isOpen) => {
              setOpen(isOpen ? { draft, line: words } : null);
            }}
          >
            {words}
          </RuleLine>
        </div>
      ))}
    </div>
  );
}
