import { signal } from '@preact/signals';
import { Fragment, type JSX } from 'preact';
import { ENTRIES, type GameEntry } from '../../games/games.ts';
import { idHere } from '../../games/content.ts';
import { words as ui } from '../../ui/words.ts';
import { playersFrom } from '../../ui/players.ts';
import { newMatch } from '../../table/setup/new-match.ts';
import { go } from '../../browser/address.ts';
import { chooseLanguage, otherLanguage } from '../../browser/language.ts';
import { LANGUAGES } from '../../browser/languages.ts';
import { hasServer } from '../../browser/api.ts';
import { reportBug } from '../../browser/bug.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { storeProblem } from '../../browser/storage.ts';
import { ImportRecord } from './import-record.tsx';
import { loadoutChoices } from '../../table/setup/loadouts.ts';
import { DailyPuzzle } from './daily-puzzle.tsx';
import { GameFacts } from './game-facts.tsx';
import { MatchList, ResumeList } from './match-list.tsx';
import { useStoredMatches } from './stored-matches.ts';
import { OnlineSheet } from './online-sheet.tsx';
import { OnlineTables } from './online-tables.tsx';
import { PosterPicture } from './poster-picture.tsx';
import { SetupSheet } from './setup-sheet.tsx';
import {
  keepSetup,
  lastSetup,
  loadoutProblem,
  optionsOf,
  withFirstValues,
  type Setup,
} from '../../table/setup/setup.ts';
import { words } from './words.ts';
import './lobby.css';

/** The game whose setup is open; null for none. */
const open = signal<GameEntry | null>(null);
/** The game for which an online table is being set up; null for none. */
const online = signal<GameEntry | null>(null);

export function LobbyPage(): JSX.Element {
  const stored = useStoredMatches();
  return (
    <>
      <PageHead />
      {storeProblem.value !== null && (
        <p class="notice" role="alert">
          {storeProblem.value}
        </p>
      )}
      <main class="page lobby">
        <h1>{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <DailyPuzzle />
        <OtherLanguage />
        <ResumeList stored={stored} />
        <div class="games">
          {ENTRIES.map((entry) => (
            <Fragment key={entry.id}>
              <GamePoster entry={entry} />
              {open.value === entry && (
                <SetupSheet
                  entry={entry}
                  onPlay={play}
                  onClose={() => {
                    open.value = null;
                  }}
                />
              )}
              {online.value === entry && isPlayedWithFile(entry) && (
                <p class="notice" role="status">
                  {words.customOnline} <a href="/content">{ui.custom.link}</a>
                </p>
              )}
              {online.value === entry && !isPlayedWithFile(entry) && (
                <OnlineSheet
                  entry={entry}
                  onClose={() => {
                    online.value = null;
                  }}
                />
              )}
            </Fragment>
          ))}
        </div>
        <OnlineTables />
        <MatchList stored={stored} />
        <ImportRecord />
      </main>
    </>
  );
}

function isPlayedWithFile({ rulebook, id }: GameEntry): boolean {
  return idHere(rulebook, id) !== id;
}

/** Offers another language that the browser asks for, in that language. */
function OtherLanguage(): JSX.Element | null {
  const other = LANGUAGES.find(({ id }) => id === otherLanguage);
  if (other === undefined) return null;
  return (
    <p class="fine">
      <button
        type="button"
        lang={other.id}
        onClick={() => {
          chooseLanguage(other.id);
        }}
      >
        {other.invitation}
      </button>
    </p>
  );
}

function GamePoster({ entry }: { entry: GameEntry }): JSX.Element {
  const isCustom = isPlayedWithFile(entry);
  return (
    <article class={`poster game-${entry.id}`}>
      <PosterPicture entry={entry} />
      <div class="poster-words">
        <h2>{entry.title}</h2>
        <p>{entry.tagline}</p>
        {isCustom && (
          <p class="custom-mark">
            <a href="/content">{words.custom}</a>
          </p>
        )}
        <GameFacts entry={entry} />
        <div class="row">
          <button type="button" class="primary big" onClick={() => void quickPlay(entry).catch(reportBug)}>
            {words.play}
          </button>
          <button
            type="button"
            aria-expanded={open.value === entry}
            onClick={() => {
              online.value = null;
              open.value = open.value === entry ? null : entry;
            }}
          >
            {words.openSetup}
          </button>
          {hasServer.value === true && (
            <button
              type="button"
              aria-expanded={online.value === entry}
              onClick={() => {
                open.value = null;
                online.value = online.value === entry ? null : entry;
              }}
            >
              {words.openOnline}
            </button>
          )}
          {entry.hasLessons && (
            <a class="button" href={`/first-steps/${entry.id}`}>
              {words.lesson}
            </a>
          )}
          <a class="button" href={`/rules/${entry.rulebook}`}>
            {words.rules}
          </a>
        </div>
      </div>
    </article>
  );
}

/** Plays with the last setup, or with the defaults. */
async function quickPlay(entry: GameEntry): Promise<void> {
  const { game } = await entry.load();
  await play(entry, lastSetup(game, await loadoutChoices(game)));
}

/** Opens the match, or returns why it can't be played like that. */
async function play(entry: GameEntry, setup: Setup): Promise<string | null> {
  const { game, drawing } = await entry.load();
  const choices = await loadoutChoices(game);
  const problem = loadoutProblem(setup, choices);
  if (problem !== null) return problem;
  const id = await newMatch(game, {
    players: playersFrom(setup.seats, setup.names),
    options: withFirstValues(drawing, optionsOf(setup, choices)),
    practice: setup.practice !== false,
  });
  keepSetup(game, setup);
  open.value = null;
  go(`/match/${id}`);
  return null;
}
