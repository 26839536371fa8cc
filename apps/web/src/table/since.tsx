import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { MatchModel } from './match-model.ts';

/** What has happened since this person last moved. Pointing at a line points at the pieces. */
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
        Since your last move <span class="fine">{lines.length === 0 ? 'nothing' : lines.length}</span>
      </summary>
      {lines.length > 0 && (
        <ol tabIndex={0} aria-label="Since your last move">
          {lines.map(({ words, anchors }, index) => (
            <li
              key={index}
              onMouseEnter={() => {
                model.point(anchors);
              }}
              onMouseLeave={() => {
                model.point([]);
              }}
            >
              {words}
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
