import type { DeckRules, PieceList } from '@mechatable/kernel';
import { objections, sizeOf } from '@mechatable/lists';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../browser/address.ts';
import { reportBug } from '../../browser/bug.ts';
import type { OpenGame } from '../../game-ui/with-game.tsx';
import { listStoreProblem } from '../../browser/storage.ts';
import type { BuilderModel, SaveState } from './builder-model.ts';
import { BuilderHead } from './builder-head.tsx';
import { Curve } from './curve-picture.tsx';
import { Legality } from './legality.tsx';
import { nameOf } from './list-rows.tsx';
import { startList, deleteList } from './lists.ts';
import { PlayButton } from './play-button.tsx';
import { Sections, type SetCount } from './sections.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { Stock } from './stock.tsx';
import { words } from './words.ts';

interface Props {
  readonly open: OpenGame;
  readonly deckRules: DeckRules;
  readonly model: BuilderModel;
}

/** An unfinished list: all pieces on the left, the chosen ones on the right; on a phone, one at a time. */
export function Builder({ open, deckRules, model }: Props): JSX.Element {
  const { entry } = open;
  const [side, setSide] = useState<'stock' | 'list'>('stock');
  const list = model.list.value;
  const setCount: SetCount = (section, piece, count) => {
    model.setCount(section, piece, count).catch(reportBug);
  };
  useUndoKey(model);
  return (
    <>
      <BuilderHead game={entry.title}>
        <a class="button" href={`/builder/${entry.id}`}>
          {words.all(deckRules.what)}
        </a>
      </BuilderHead>
      <main class={`builder game-${entry.id}`} data-game={entry.id} data-side={side}>
        <h1 class="unseen">{nameOf(deckRules, model.saved.value.name)}</h1>
        <div class="builder-sides">
          {(['stock', 'list'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={side === each}
              onClick={() => {
                setSide(each);
              }}
            >
              {each === 'stock' ? words.pieces(deckRules.piece) : listSide(deckRules, list)}
            </button>
          ))}
        </div>
        <Stock open={open} deckRules={deckRules} list={list} onCount={setCount} />
        <div class="builder-list">
          <NameBox deckRules={deckRules} model={model} />
          <div class="row">
            <PlayButton open={open} deckRules={deckRules} name={model.saved.value.name} list={list} />
            <button
              type="button"
              disabled={!model.canUndo.value}
              aria-keyshortcuts="Control+Z"
              onClick={() => void model.undo().catch(reportBug)}
            >
              {words.undo}
            </button>
            <MoreTools open={open} model={model} />
          </div>
          <Legality deckRules={deckRules} list={list} rulebook={open.game.content.rulebook} />
          <Curve deckRules={deckRules} list={list} />
          <Sections gameId={entry.id} deckRules={deckRules} list={list} onCount={setCount} />
          <ShareSheet gameId={entry.id} deckRules={deckRules} name={model.saved.value.name} list={list} />
        </div>
      </main>
    </>
  );
}

/** For the button that shows the list on a phone: `Deck (51), not legal`. */
function listSide(deckRules: DeckRules, list: PieceList): string {
  return words.builder.side(deckRules.what, sizeOf(list), objections(deckRules, list).length === 0);
}

function NameBox({ deckRules, model }: { deckRules: DeckRules; model: BuilderModel }): JSX.Element {
  const { name } = model.saved.value;
  return (
    <>
      <label class="builder-name">
        <span class="unseen">{words.builder.name(deckRules.what)}</span>
        <input
          type="text"
          maxLength={60}
          value={name}
          onInput={({ currentTarget }) => {
            model.rename(currentTarget.value).catch(reportBug);
          }}
        />
      </label>
      <p
        class={typeof model.saveState.value === 'object' ? 'save-state wrong' : 'fine save-state'}
        role="status"
      >
        {saveWords(model.saveState.value)}
      </p>
    </>
  );
}

function saveWords(state: SaveState): string {
  if (typeof state === 'object') return state.problem;
  if (state === 'saving') return words.builder.saving;
  return listStoreProblem.value === null ? words.builder.saved : words.builder.savedHere;
}

function MoreTools({ open, model }: { open: OpenGame; model: BuilderModel }): JSX.Element {
  const saved = model.saved.value;
  const gameId = open.entry.id;
  const leave = async (): Promise<void> => {
    await model.settled(); // a late write would restore it
    await deleteList(saved);
    go(`/builder/${gameId}`);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void startList(gameId, words.copyOf(saved.name), saved.list).catch(reportBug)}
      >
        {words.duplicate}
      </button>
      <button type="button" class="quiet" onClick={() => void leave().catch(reportBug)}>
        {words.remove}
      </button>
    </>
  );
}

/** Ctrl+Z undoes the last count, except in text boxes, which have their own undo. */
function useUndoKey(model: BuilderModel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (event.target instanceof Element && event.target.matches('[type="text"], [type="search"], textarea'))
        return;
      event.preventDefault();
      model.undo().catch(reportBug);
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, [model]);
}
