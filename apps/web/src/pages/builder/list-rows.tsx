import type { DeckRules, PieceList } from '@mechatable/kernel';
import { objections, sizeOf } from '@mechatable/lists';
import type { SavedList } from '@mechatable/store';
import type { JSX } from 'preact';
import { reportBug } from '../../browser/bug.ts';
import type { RuledGame } from '../../game-ui/with-game.tsx';
import { startList, deleteList } from './lists.ts';
import { playWith } from './play-with.ts';
import { words } from './words.ts';

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
          {wrong === 0 ? words.lists.legal : <span class="wrong">{words.lists.problems(wrong)}</span>}
        </span>
      </a>
      <span class="row">
        {wrong === 0 && (
          <button
            type="button"
            aria-label={words.lists.playList(name)}
            onClick={() => void playWith(open, name, list).catch(reportBug)}
          >
            {words.lists.play}
          </button>
        )}
        <button
          type="button"
          aria-label={words.lists.duplicateList(name)}
          onClick={() => void startList(open.entry.id, words.copyOf(name), list).catch(reportBug)}
        >
          {words.duplicate}
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={words.lists.removeList(name)}
          onClick={() => void deleteList(saved).catch(reportBug)}
        >
          {words.remove}
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
        aria-label={words.lists.editList(name)}
        onClick={() => void startList(open.entry.id, words.ownVersionOf(name), list).catch(reportBug)}
      >
        {words.lists.edit}
      </button>
    </li>
  );
}

/** A list without a name is called `Unnamed deck`. */
export function nameOf({ what }: DeckRules, name: string): string {
  return name.trim() === '' ? words.unnamed(what) : name;
}

function sizes({ sections, piece }: DeckRules, list: PieceList): string {
  return words.lists.sizes(
    sections.map(({ id, name }) => ({ name, count: sizeOf(list, id) })),
    piece,
  );
}
