import { ROUTES } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { api, loadMe } from '../../browser/api.ts';
import { reportBug } from '../../browser/bug.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { HowItWorks } from './how-it-works.tsx';
import { PlayerRatings } from '../../game-ui/player-ratings.tsx';
import { words } from './words.ts';
import './ratings.css';

/** Another player: their name and ratings. */
export function PlayerPage({ id }: { id: string }): JSX.Element {
  useEffect(() => {
    loadMe().catch(reportBug);
  }, []);
  const loaded = useLoaded(id, () => api.call(ROUTES.ratingsOf, { params: { player: id } }));
  if (loaded.is === 'failed') return <NotFoundPage sentence={words.notFound} />;
  return (
    <>
      <PageHead title={words.title} />
      <main class="page ratings-page">
        {loaded.is === 'loading' ? (
          <Loading />
        ) : (
          <>
            <h1 class="player-name">
              <Emblem number={loaded.value.profile.emblem} /> {loaded.value.profile.name}
            </h1>
            <PlayerRatings player={id} />
            <HowItWorks />
          </>
        )}
      </main>
    </>
  );
}
