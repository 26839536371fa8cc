import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { MatchModel } from '../model/match-model.ts';
import type { Notice } from '../model/notice.ts';
import { RuleLine } from '../parts/rule-line.tsx';

export function AskNotice({ model }: { model: MatchModel }): JSX.Element | null {
  const [open, setOpen] = useState<Notice | null>(null);
  const notice = model.notice.value;
  if (notice === null) return null;
  const { sentence, clause } = notice;
  return (
    <div class="ask-notice" role="status">
      {clause === null ? (
        sentence
      ) : (
        <RuleLine
          gameId={model.table.game.content.rulebook}
          clause={clause}
          isOpen={open === notice}
          onToggle={(isOpen) => {
            setOpen(isOpen ? notice : null);
          }}
        >
          {sentence}
        </RuleLine>
      )}
    </div>
  );
}
