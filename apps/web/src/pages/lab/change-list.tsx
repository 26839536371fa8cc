import type { AnyGame, Figure } from '@mechatable/kernel';
import { changeableIn, leavesOf, optionFigures, OPTIONS } from '@mechatable/study';
import type { JSX } from 'preact';
import { words } from './words.ts';

const say = words.changes;

interface Props {
  readonly game: AnyGame;
  readonly sets: readonly string[];
  readonly onSets: (sets: readonly string[]) => void;
}

/** The changes so far, as they are written on the command line. */
export function ChangeList({ game, sets, onSets }: Props): JSX.Element {
  if (sets.length === 0) return <p class="fine">{say.none}</p>;
  return (
    <ul class="change-list">
      {sets.map((set) => {
        const { name, before } = aboutSet(game, set);
        return (
          <li key={set}>
            <code>{set}</code>
            <span class="fine">
              {[name, before === null ? null : say.was(before)].filter((part) => part !== null).join(', ')}
            </span>
            <button
              type="button"
              class="quiet"
              aria-label={say.remove(set)}
              onClick={() => {
                onSets(sets.filter((other) => other !== set));
              }}
            >
              <span aria-hidden="true">✕</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Whose figure it is, and its published value, as far as they are known. */
function aboutSet(game: AnyGame, set: string): { name: string | null; before: string | null } {
  const [, id = '', path = ''] = /^([^.=]+)\.([^=]+)=/.exec(set) ?? [];
  if (id === OPTIONS) return { name: say.options, before: textOf(optionFigures(game).get(path)) };
  const piece = changeableIn(game).find((one) => one.id === id);
  if (piece === undefined) return { name: null, before: null };
  return { name: piece.name, before: textOf(leavesOf(piece).get(path)) };
}

function textOf(value: Figure | undefined): string | null {
  return value === undefined ? null : String(value);
}
