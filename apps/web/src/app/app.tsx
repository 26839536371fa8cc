import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LobbyPage } from '../pages/lobby/lobby-page.tsx';
import { address } from '../browser/address.ts';
import { parseRoute, type Route } from './routes.ts';
import { titleWith } from '../browser/badge.ts';
import { attempt } from '../browser/bug.ts';
import { waiting } from '../browser/turns.ts';
import { BugPanel, Guard } from './bug-panel.tsx';
import { ContentNotice } from './content-notice.tsx';
import { lazy } from './lazy.tsx';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { words } from '../ui/words.ts';
import '../ui/style/shell.css';

const MePage = lazy(async () => (await import('../pages/me/me-page.tsx')).MePage);
const MatchPage = lazy(async () => (await import('../pages/match/match-page.tsx')).MatchPage);
const OnlinePage = lazy(async () => (await import('../pages/online/online-page.tsx')).OnlinePage);
const ReplayPage = lazy(async () => (await import('../pages/replay/replay-page.tsx')).ReplayPage);
const RulebookPage = lazy(async () => (await import('../pages/rulebook/rulebook-page.tsx')).RulebookPage);
const CoursePage = lazy(async () => (await import('../pages/first-steps/course-page.tsx')).CoursePage);
const LessonPage = lazy(async () => (await import('../pages/first-steps/lesson-page.tsx')).LessonPage);
const PuzzlesPage = lazy(async () => (await import('../pages/puzzles/puzzles-page.tsx')).PuzzlesPage);
const PuzzlePage = lazy(async () => (await import('../pages/puzzles/puzzle-page.tsx')).PuzzlePage);
const ArtPage = lazy(async () => (await import('../pages/art/art-page.tsx')).ArtPage);
const LeaderboardPage = lazy(
  async () => (await import('../pages/ratings/leaderboard-page.tsx')).LeaderboardPage,
);
const PlayerPage = lazy(async () => (await import('../pages/ratings/player-page.tsx')).PlayerPage);
const BuilderPage = lazy(async () => (await import('../pages/builder/builder-page.tsx')).BuilderPage);
const CardsPage = lazy(async () => (await import('../pages/cards/cards-page.tsx')).CardsPage);
const EditionsPage = lazy(async () => (await import('../pages/cards/editions-page.tsx')).EditionsPage);
const SharedStudyPage = lazy(async () => (await import('../pages/lab/shared-page.tsx')).SharedStudyPage);
const ContentPage = lazy(async () => (await import('../pages/content/content-page.tsx')).ContentPage);
const LabPage = lazy(async () => (await import('../pages/lab/lab-page.tsx')).LabPage);

export function App(): JSX.Element {
  const { path, hash } = address.value;
  return (
    <>
      <Guard key={attempt.value}>
        <Page at={parseRoute(path, hash)} />
      </Guard>
      <ContentNotice />
      <BugPanel />
    </>
  );
}

function Page({ at }: { at: Route }): JSX.Element {
  const title = titleWith(waiting.value.length, words.titles[at.page]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  switch (at.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'me':
      return <MePage code={at.code} />;
    case 'match':
      return <MatchPage key={at.id} id={at.id} />;
    case 'table':
      return <OnlinePage key={`${at.id} ${at.mode}`} id={at.id} mode={at.mode} />;
    case 'replay':
      return <ReplayPage key={at.id} id={at.id} start={at.review} />;
    case 'rules':
      return <RulebookPage key={at.game} gameId={at.game} clauseId={at.clause} />;
    case 'course':
      return <CoursePage key={at.game} gameId={at.game} />;
    case 'lesson':
      return <LessonPage key={`${at.game} ${at.lesson}`} gameId={at.game} lessonId={at.lesson} />;
    case 'puzzles':
      return <PuzzlesPage key={at.game} gameId={at.game} />;
    case 'puzzle':
      return <PuzzlePage key={`${at.game} ${at.number}`} gameId={at.game} number={at.number} />;
    case 'art':
      return <ArtPage />;
    case 'ratings':
      return <LeaderboardPage gameId={at.game} />;
    case 'player':
      return <PlayerPage key={at.id} id={at.id} />;
    case 'builder':
      return <BuilderPage gameId={at.game} listId={at.list} link={at.link} />;
    case 'cards':
      return <CardsPage gameId={at.game} cardId={at.card} />;
    case 'editions':
      return <EditionsPage key={`${at.older} ${at.newer}`} olderId={at.older} newerId={at.newer} />;
    case 'lab':
      return <LabPage tab="whatIf" gameId={at.game} text={at.text} />;
    case 'lab-report':
      return <LabPage tab="report" gameId={at.game} text={at.text} />;
    case 'shared-study':
      return <SharedStudyPage key={at.id} id={at.id} />;
    case 'content':
      return <ContentPage />;
    case 'not-found':
      return <NotFoundPage sentence={words.noPage(at.path)} />;
  }
}
