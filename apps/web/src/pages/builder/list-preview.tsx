import type { DeckRules, PieceList } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { reportBug } from '../../browser/bug.ts';
import type { OpenGame } from '../../game-ui/with-game.tsx';
import { BuilderHead } from './builder-head.tsx';
import { Curve } from './curve-picture.tsx';
import { Legality } from './legality.tsx';
import { startList } from './lists.ts';
import { nameOf } from './list-rows.tsx';
import { PlayButton } from './play-button.tsx';
import { Sections } from './sections.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { words } from './words.ts';

interface Props {
  readonly open: OpenGame;
  readonly deckRules: DeckRules;
  readonly name: string;
  readonly plan: string;
  readonly list: PieceList;
}

/** A read-only list: a ready one, or one from a link. */
export function ListPreview({ open, deckRules, name, plan, list }: Props): JSX.Element {
  const { entry, game } = open;
  return (
    <>
      <BuilderHead game={entry.title}>
        <a class="button" href={`/builder/${entry.id}`}>
          {words.all(deckRules.what)}
        </a>
      </BuilderHead>
      <main class={`page preview game-${entry.id}`}>
        <div>
          <h1>{nameOf(deckRules, name)}</h1>
          <p>{plan}</p>
          <div class="row">
            <button
              type="button"
              class="primary"
              onClick={() => void startList(entry.id, name, list).catch(reportBug)}
            >
              {words.link.save}
            </button>
            <PlayButton open={open} deckRules={deckRules} name={name} list={list} />
          </div>
          <Legality deckRules={deckRules} list={list} rulebook={game.content.rulebook} />
          <Curve deckRules={deckRules} list={list} />
          <ShareSheet gameId={entry.id} deckRules={deckRules} name={name} list={list} />
        </div>
        <Sections gameId={entry.id} deckRules={deckRules} list={list} />
      </main>
    </>
  );
}
