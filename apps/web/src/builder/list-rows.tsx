import { objections, sizeOf, counted, type Armoury, type PieceList } from '@mechatable/kernel';
import type { SavedList } from '@mechatable/store';
import type { JSX } from 'preact';
import { reportBug } from '../shell/bug.ts';
import type { RuledGame } from '../shell/with-game.tsx';
import { startList, throwAway } from './lists.ts';
import { playWith } from './play-with.ts';

interface Props {
  readonly open: RuledGame;
  readonly armoury: Armoury;
}

/** A list that was built here. */
export function SavedRow({ open, armoury, saved }: Props & { saved: SavedList }): JSX.Element {
  const { id, name, list } = saved;
  const wrong = objections(armoury, list).length;
  return (
    <li class="list-row">
      <a class="list-link" href={`/builder/${open.entry.id}/${id}`}>
        <strong>{nameOf(armoury, name)}</strong>
        <span class="fine">
          {sizes(armoury, list)} ·{' '}
          {wrong === 0 ? 'legal' : <span class="wrong">{counted(wrong, 'problem')}</span>}
        </span>
      </a>
      <span class="row">
        {wrong === 0 && (
          <button
            type="button"
            aria-label={`Play ${name}`}
            onClick={() => void playWith(open, name, list).catch(reportBug)}
          >
            Play
          </button>
        )}
        <button
          type="button"
          aria-label={`Duplicate ${name}`}
          onClick={() => void startList(open.entry.id, `${name} (copy)`, list).catch(reportBug)}
        >
          Duplicate
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={`Delete ${name}`}
          onClick={() => void throwAway(saved).catch(reportBug)}
        >
          Delete
        </button>
      </span>
    </li>
  );
}

/** A list that comes with the game. */
export function ReadyRow({ open, ready }: Props & { ready: Armoury['ready'][number] }): JSX.Element {
  const { id, name, plan, list } = ready;
  return (
    <li class="list-row">
      <a class="list-link" href={`/builder/${open.entry.id}/${id}`}>
        <strong>{name}</strong>
        <span class="fine">{plan}</span>
      </a>
      <button
        type="button"
        aria-label={`Copy and edit: ${name}`}
        onClick={() => void startList(open.entry.id, `My ${name}`, list).catch(reportBug)}
      >
        Copy and edit
      </button>
    </li>
  );
}

/** A list without a name goes by what it is. */
export function nameOf({ what }: Armoury, name: string): string {
  return name.trim() === '' ? `Unnamed ${what}` : name;
}

/** `38 of 40 cards in the deck, 10 of 10 in the pool`. */
function sizes({ sections, piece }: Armoury, list: PieceList): string {
  return sections
    .map(({ id, name }, index) => {
      const count = sizeOf(list, id);
      return `${index === 0 ? counted(count, piece) : count} in the ${name}`;
    })
    .join(', ');
}
