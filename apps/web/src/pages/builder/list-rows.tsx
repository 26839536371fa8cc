import type { DeckRules, PieceList } from '@mechatable/kernel';
import { objections, sizeOf, counted } from '@mechatable/lists';
import type { SavedList } from '@mechatable/store';
import type { JSX } from 'preact';
import { reportBug } from '../../browser/bug.ts';
import type { RuledGame } from '../../ui/with-game.tsx';
import { startList, throwAway } from './lists.ts';
import { playWith } from './play-with.ts';

interface Props {
  readonly open: RuledGame;
  readonly deckRules: DeckRules;
}

/** A list that was built here. */
export function SavedRow({ open, deckRules, saved }: Props & { saved: SavedList }): JSX.Element {
  const { id, name, list } = saved;
  const wrong = objections(deckRules, list).length;
  return (
    <li class="list-row">
      <a class="list-link" href={`/builder/${open.entry.id}/${id}`}>
        <strong>{nameOf(deckRules, name)}</strong>
        <span class="fine">
          {sizes(deckRules, list)} ·{' '}
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
export function ReadyRow({ open, ready }: Props & { ready: DeckRules['ready'][number] }): JSX.Element {
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
export function nameOf({ what }: DeckRules, name: string): string {
  return name.trim() === '' ? `Unnamed ${what}` : name;
}

/** `38 of 40 cards in the deck, 10 of 10 in the pool`. */
function sizes({ sections, piece }: DeckRules, list: PieceList): string {
  return sections
    .map(({ id, name }, index) => {
      const count = sizeOf(list, id);
      return `${index === 0 ? counted(count, piece) : count} in the ${name}`;
    })
    .join(', ');
}
