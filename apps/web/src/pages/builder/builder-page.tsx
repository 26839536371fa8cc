import { BadInputError, type DeckRules } from '@mechatable/kernel';
import { readLink } from '@mechatable/lists';
import type { JSX } from 'preact';
import { useLoaded } from '../../ui/use-loaded.ts';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { WithGame, type OpenGame } from '../../game-ui/with-game.tsx';
import { theListStore } from '../../browser/storage.ts';
import { Builder } from './builder.tsx';
import { BuilderModel } from './builder-model.ts';
import { BuilderHead } from './builder-head.tsx';
import { ListPreview } from './list-preview.tsx';
import { Loading } from '../../ui/loading.tsx';
import { AllLists, ListsOf } from './lists-page.tsx';
import { words } from './words.ts';
import './builder.css';

interface Props {
  readonly gameId: string | null;
  readonly listId: string | null;
  /** A list in the address itself. */
  readonly link: string | null;
}

/** Builds decks and forces for any game. */
export function BuilderPage({ gameId, listId, link }: Props): JSX.Element {
  if (gameId === null) return <AllLists />;
  return (
    <WithGame key={gameId} gameId={gameId} title={words.title}>
      {(open) => <OfGame open={open} listId={listId} link={link} />}
    </WithGame>
  );
}

function OfGame({
  open,
  listId,
  link,
}: {
  open: OpenGame;
  listId: string | null;
  link: string | null;
}): JSX.Element {
  const { deckRules } = open.game.content;
  if (deckRules === null) {
    return <NotFoundPage sentence={words.nothingToBuild(open.entry.title)} />;
  }
  if (listId !== null) return <OneList key={listId} open={open} deckRules={deckRules} listId={listId} />;
  if (link !== null) return <FromLink open={open} deckRules={deckRules} link={link} />;
  return <ListsOf open={open} deckRules={deckRules} />;
}

function OneList({
  open,
  deckRules,
  listId,
}: {
  open: OpenGame;
  deckRules: DeckRules;
  listId: string;
}): JSX.Element {
  const ready = deckRules.ready.find(({ id }) => id === listId);
  const found = useLoaded(listId, async () => {
    const listStore = await theListStore();
    const saved = await listStore.get(listId);
    return saved?.game === open.entry.id ? new BuilderModel(listStore, saved) : null;
  });
  if (ready !== undefined)
    return (
      <ListPreview open={open} deckRules={deckRules} name={ready.name} plan={ready.plan} list={ready.list} />
    );
  if (found.is === 'loading') return <Loading />;
  if (found.is === 'failed' || found.value === null) {
    return <NotFoundPage sentence={words.noList(deckRules.what)} />;
  }
  return <Builder open={open} deckRules={deckRules} model={found.value} />;
}

function FromLink({
  open,
  deckRules,
  link,
}: {
  open: OpenGame;
  deckRules: DeckRules;
  link: string;
}): JSX.Element {
  try {
    const { name, list } = readLink(deckRules, link);
    const plan = words.link.plan(deckRules.what);
    return <ListPreview open={open} deckRules={deckRules} name={name} plan={plan} list={list} />;
  } catch (error) {
    if (!(error instanceof BadInputError)) throw error;
    return <BadLink gameId={open.entry.id} sentence={error.message} />;
  }
}

function BadLink({ gameId, sentence }: { gameId: string; sentence: string }): JSX.Element {
  return (
    <>
      <BuilderHead />
      <main class="page">
        <h1>{words.link.unreadable}</h1>
        <p role="alert">{sentence}</p>
        <a class="button primary" href={`/builder/${gameId}`}>
          {words.link.openBuilder}
        </a>
      </main>
    </>
  );
}
