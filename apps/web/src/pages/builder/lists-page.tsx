import type { DeckRules } from '@mechatable/kernel';
import type { SavedList } from '@mechatable/store';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ENTRIES } from '../../games/games.ts';
import { idHere } from '../../games/content.ts';
import { reloadForOtherContent } from '../../games/reload.ts';
import { loadRules } from '../../games/rules.ts';
import { CustomMark } from '../../ui/custom-mark.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { reportBug } from '../../browser/bug.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import type { RuledGame } from '../../game-ui/with-game.tsx';
import { theListStore } from '../../browser/storage.ts';
import { BuilderHead } from './builder-head.tsx';
import { ImportText } from './import-text.tsx';
import { restoreList, startEmpty, deletedList } from './lists.ts';
import { Loading } from '../../ui/loading.tsx';
import { ReadyRow, SavedRow } from './list-rows.tsx';
import { words } from './words.ts';

/** Every game that has something to build. */
export function AllLists(): JSX.Element {
  const games = useLoaded('all', () =>
    Promise.all(
      ENTRIES.map(async (entry) => ({
        entry,
        game: await reloadForOtherContent(loadRules(idHere(entry.rulebook, entry.id))),
      })),
    ),
  );
  if (games.is === 'loading') return <Loading />;
  if (games.is === 'failed') return <LoadFailed title={words.title} sentence={words.notLoaded} />;
  return (
    <>
      <BuilderHead />
      <main class="page lists">
        <h1>{words.lists.heading}</h1>
        {games.value.map(({ entry, game }) =>
          game?.content.deckRules ? (
            <GameLists key={entry.id} open={{ entry, game }} deckRules={game.content.deckRules} />
          ) : null,
        )}
      </main>
    </>
  );
}

export function ListsOf({ open, deckRules }: { open: RuledGame; deckRules: DeckRules }): JSX.Element {
  return (
    <>
      <BuilderHead game={open.entry.title}>
        <a class="button" href={`/cards/${open.entry.id}`}>
          {words.pieces(deckRules.piece)}
        </a>
      </BuilderHead>
      <main class="page lists">
        <h1>{words.lists.heading}</h1>
        <GameLists open={open} deckRules={deckRules} />
      </main>
    </>
  );
}

/** The saved and the ready-made lists of a game, and the ways to start one. */
function GameLists({ open, deckRules }: { open: RuledGame; deckRules: DeckRules }): JSX.Element {
  const { entry } = open;
  const [saved, setSaved] = useState<readonly SavedList[] | null>(null);
  const [importing, setImporting] = useState(false);
  const load = async (): Promise<void> => {
    const all = await (await theListStore()).list();
    setSaved(all.filter(({ game }) => game === entry.id));
  };
  useEffect(() => {
    load().catch(reportBug);
  }, [entry.id, deletedList.value]);
  return (
    <section class={`game-${entry.id}`} aria-labelledby={`lists-${entry.id}`}>
      <h2 id={`lists-${entry.id}`}>{entry.title}</h2>
      <CustomMark game={open.game} />
      <div class="row">
        <button
          type="button"
          class="primary"
          onClick={() => void startEmpty(entry.id, deckRules).catch(reportBug)}
        >
          {words.newList(deckRules.what)}
        </button>
        <button
          type="button"
          aria-expanded={importing}
          onClick={() => {
            setImporting(!importing);
          }}
        >
          {words.lists.fromText}
        </button>
      </div>
      {importing && <ImportText gameId={entry.id} deckRules={deckRules} />}
      <DeletedNotice gameId={entry.id} />
      <h3>{words.lists.saved}</h3>
      {saved?.length === 0 && <p>{words.lists.none}</p>}
      <ul class="list-rows">
        {saved?.map((each) => (
          <SavedRow key={each.id} open={open} deckRules={deckRules} saved={each} />
        ))}
      </ul>
      <h3>{words.lists.ready}</h3>
      <ul class="list-rows">
        {deckRules.ready.map((ready) => (
          <ReadyRow key={ready.id} open={open} deckRules={deckRules} ready={ready} />
        ))}
      </ul>
    </section>
  );
}

function DeletedNotice({ gameId }: { gameId: string }): JSX.Element {
  const gone = deletedList.value?.game === gameId ? deletedList.value : null;
  return (
    <p role="status" class={gone === null ? '' : 'deleted-notice'}>
      {gone !== null && (
        <>
          {words.lists.removed(gone.name)}{' '}
          <button type="button" onClick={() => void restoreList(gone).catch(reportBug)}>
            {words.undo}
          </button>
        </>
      )}
    </p>
  );
}
