import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { locale } from '../../browser/language.ts';
import { hasServer, loadMe, me } from '../../browser/api.ts';
import { reportBug } from '../../browser/bug.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PlayerRatings } from '../../game-ui/player-ratings.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AlertsSection } from './alerts-section.tsx';
import { CodeSignIn } from './code-sign-in.tsx';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { HistorySection } from './history-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { Welcome } from './welcome.tsx';
import { words } from './words.ts';
import './me.css';

/** Your page on this server: your name, your matches and your devices. */
export function MePage({ code }: { code: string | null }): JSX.Element {
  useEffect(() => {
    loadMe().catch(reportBug);
  }, []);
  return (
    <>
      <PageHead title={words.title} />
      <main class="page me-page">
        <Contents code={code} />
      </main>
    </>
  );
}

function Contents({ code }: { code: string | null }): JSX.Element {
  if (hasServer.value === null) return <Loading />;
  if (!hasServer.value)
    return (
      <>
        <h1>{words.noServer.heading}</h1>
        <p>{words.noServer.text}</p>
        <p>
          <a class="button" href="/">
            {words.noServer.lobby}
          </a>
        </p>
      </>
    );
  const you = me.value;
  if (code !== null) return <CodeSignIn code={code} />;
  if (you === null) return <Welcome />;
  return (
    <>
      <div class="me-head">
        <Emblem number={you.emblem} />
        <div>
          <h1>{you.name}</h1>
          <p class="fine">{words.since(new Date(you.created).toLocaleDateString(locale))}</p>
        </div>
      </div>
      <div class="me-columns">
        <div class="me-main">
          <PlayerRatings key={`${you.id} ratings`} player={you.id} />
          <HistorySection key={you.id} you={you.id} />
        </div>
        <div class="me-side">
          <ProfileSection key={you.id} you={you} />
          <AlertsSection />
          <DevicesSection key={`${you.id} devices`} you={you} />
          <DataSection key={`${you.id} data`} you={you} />
        </div>
      </div>
    </>
  );
}
