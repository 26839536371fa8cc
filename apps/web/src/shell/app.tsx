import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LobbyPage } from '../lobby/lobby-page.tsx';
import { route } from '../router.ts';
import type { Route } from '../routes.ts';
import { attempt } from './bug.ts';
import { BugPanel, Guard } from './bug-panel.tsx';
import { lazy } from './lazy.tsx';
import { NowherePage } from './nowhere-page.tsx';
import './shell.css';

const MatchPage = lazy(async () => (await import('../table/match-page.tsx')).MatchPage);
const ReplayPage = lazy(async () => (await import('../replay/replay-page.tsx')).ReplayPage);
const RulebookPage = lazy(async () => (await import('../rulebook/rulebook-page.tsx')).RulebookPage);
const LessonPage = lazy(async () => (await import('../first-steps/lesson-page.tsx')).LessonPage);
const ArtPage = lazy(async () => (await import('../art/art-page.tsx')).ArtPage);
const BuilderPage = lazy(async () => (await import('../builder/builder-page.tsx')).BuilderPage);
const CardsPage = lazy(async () => (await import('../cards/cards-page.tsx')).CardsPage);
const EditionsPage = lazy(async () => (await import('../cards/editions-page.tsx')).EditionsPage);

export function App(): JSX.Element {
  const at = route.value;
  return (
    <>
      <Guard key={attempt.value}>
        <Room at={at} />
      </Guard>
      <BugPanel />
    </>
  );
}

const TITLES: Readonly<Record<Route['page'], string>> = {
  lobby: 'Mechatable',
  match: 'Match · Mechatable',
  replay: 'Replay · Mechatable',
  rules: 'Rule book · Mechatable',
  lesson: 'First steps · Mechatable',
  art: 'Art sheet · Mechatable',
  builder: 'Builder · Mechatable',
  cards: 'Cards · Mechatable',
  editions: 'Two editions · Mechatable',
  nowhere: 'Not found · Mechatable',
};

function Room({ at }: { at: Route }): JSX.Element {
  useEffect(() => {
    document.title = TITLES[at.page];
  }, [at.page]);
  switch (at.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'match':
      return <MatchPage key={at.id} id={at.id} />;
    case 'replay':
      return <ReplayPage key={at.id} id={at.id} isReview={at.isReview} />;
    case 'rules':
      return <RulebookPage key={at.game} gameId={at.game} clauseId={at.clause} />;
    case 'lesson':
      return <LessonPage key={at.game} gameId={at.game} />;
    case 'art':
      return <ArtPage />;
    case 'builder':
      return <BuilderPage gameId={at.game} listId={at.list} link={at.link} />;
    case 'cards':
      return <CardsPage gameId={at.game} cardId={at.card} />;
    case 'editions':
      return <EditionsPage key={`${at.older} ${at.newer}`} olderId={at.older} newerId={at.newer} />;
    case 'nowhere':
      return <NowherePage sentence={`No page at ${at.path}.`} />;
  }
}
