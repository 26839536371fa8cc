import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { MatchModel } from '../model/match-model.ts';
import { words } from '../words/index.ts';

/** Everything that happened since this person's last move. Pointing at a line points at the pieces. */
export function Since({ model, isOpen }: { model: MatchModel; isOpen: boolean }): JSX.Element | null {
  const [open, setOpen] = useState(isOpen);
  const lines = model.history.since.value;
  if (typeof model.screen.viewer.value !== 'number') return null;
  return (
    <details
      class="since"
      open={open}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        {words.since.title}{' '}
        <span class="fine">{lines.length === 0 ? words.since.nothing : lines.length}</span>
      </summary>
      {lines.length > 0 && (
        <ol tabIndex={0} aria-label={words.since.title}>
          {lines.map(({ words: line, anchors }, index) => (
            <li
              key={index}
              onMouseEnter={() => {
                model.point(anchors);
              }}
              onMouseLeave={() => {
                model.point([]);
              }}
            >
              {line}
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
