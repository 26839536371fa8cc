import { DEFAULT_BOT, castingOf } from '@mechatable/bots';
import { ProblemError, ROUTES, type Room, type SeatInfo, type TableInfo } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../browser/address.ts';
import { api, me } from '../../browser/api.ts';
import { reportBug } from '../../browser/bug.ts';
import { findEntry } from '../../games/games.ts';
import { joinTable, leaveTable, seatBot } from '../../table/online/actions.ts';
import type { OnlineTable } from '../../table/online/online-table.ts';
import { ratingOf } from '../../table/online/rating-result.tsx';
import { loadoutChoices, type LoadoutChoice } from '../../table/setup/loadouts.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { botName } from '../../ui/players.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Face } from '../../ui/face.tsx';
import { Rating } from '../../ui/ratings/rating.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { TurnBell } from '../../ui/turn-bell.tsx';
import { AddBot } from './add-bot.tsx';
import { Invite } from './invite.tsx';
import { LookingAgain, RatedNotice } from './rated-notice.tsx';
import { words } from './words.ts';

/** A table whose match has not begun: who sits where, and how others get here. */
export function WaitingRoom(props: {
  table: OnlineTable;
  room: Room;
  /** Everyone looks at this screen, and nobody plays on it. */
  isTv: boolean;
}): JSX.Element {
  const { table, room, isTv } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [choices, setChoices] = useState<readonly LoadoutChoice[]>([]);
  const [deck, setDeck] = useState<string | null>(null);
  const { table: info, you } = room;
  const entry = findEntry(info.game);
  useEffect(() => {
    const load = async (): Promise<void> => {
      if (entry !== null) setChoices(await loadoutChoices((await entry.load(entry.id)).game));
    };
    load().catch(reportBug);
  }, [entry]);
  const attempt = (work: Promise<unknown>): void => {
    setProblem(null);
    work.catch((error: unknown) => {
      if (error instanceof ProblemError) setProblem(error.message);
      else reportBug(error);
    });
  };
  const join = (seat?: number): void => {
    const chosen = choices.find(({ id }) => id === deck);
    attempt(
      joinTable(info.id, seat, chosen?.value).then(() => {
        if (table.room.value?.you == null) table.renew(); // the stream still knows us as a visitor
      }),
    );
  };
  const open = info.seats.filter(({ kind }) => kind === 'open').length;
  const isMine = info.creator.id === me.value?.id;
  const isWaiting = info.status === 'waiting';
  return (
    <>
      <PageHead title={words.title} />
      <main class={`page waiting-room ${isTv ? 'on-tv' : ''}`}>
        <h1>{entry?.title ?? info.game}</h1>
        <p class="lead" role="status">
          {statusOf(info.status, open)} {info.terms.rated && words.terms.rated}
        </p>
        {problem !== null && (
          <p class="notice" role="alert">
            {problem}
          </p>
        )}
        {isWaiting && info.terms.rated && you === null && !isTv && <RatedNotice table={info} />}
        <section aria-labelledby="seats">
          <h2 id="seats">{words.seats.heading}</h2>
          <ol class="seats">
            {info.seats.map((seat, at) => (
              <li key={at} class={`seat-row seat-${at}`}>
                <SeatMark seat={at} /> <SeatFace seat={seat} />
                <span>{seatWords(seat, at === you)}</span>
                <SeatRating seat={seat} />
                {isWaiting && seat.kind === 'open' && you === null && !isTv && (
                  <button
                    type="button"
                    onClick={() => {
                      join(at);
                    }}
                  >
                    {words.seats.join}
                  </button>
                )}
                {isWaiting && seat.kind === 'open' && isMine && (
                  <AddBot
                    seat={at}
                    isRated={info.terms.rated}
                    onAdd={(bot) => {
                      attempt(seatBot(info.id, at, bot));
                    }}
                  />
                )}
              </li>
            ))}
          </ol>
          {isWaiting && you === null && !isTv && (
            <div class="row">
              {choices.length > 0 && <DeckChoice choices={choices} chosen={deck} onChoose={setDeck} />}
              <button
                type="button"
                class="primary big"
                onClick={() => {
                  join();
                }}
              >
                {words.seats.takeSeat}
              </button>
            </div>
          )}
        </section>
        {isWaiting && isMine && info.visibility === 'open' && you !== null && open > 0 && (
          <>
            {info.terms.rated && <LookingAgain table={info} />}
            <Nobody
              onBot={() => {
                attempt(fillWithBots(info));
              }}
            />
          </>
        )}
        {isWaiting && !isTv && <Name />}
        {isWaiting && open > 0 && <Invite id={info.id} isTv={isTv} />}
        <p class="fine">
          {words.terms.clock(info.terms.clock)}. {words.terms.sealed}
        </p>
        <div class="row">
          {you !== null && <TurnBell />}
          {isWaiting && (you !== null || isMine) && (
            <button
              type="button"
              onClick={() => {
                attempt(
                  leaveTable(info.id).then(() => {
                    go('/');
                  }),
                );
              }}
            >
              {isMine ? words.seats.close : words.seats.leave}
            </button>
          )}
          <a class="button" href="/">
            {words.lobby}
          </a>
        </div>
      </main>
    </>
  );
}

function statusOf(status: Room['table']['status'], open: number): string {
  if (status === 'aborted') return words.aborted;
  return open > 0 ? words.waiting(open) : words.starting;
}

/** The emblem of a person, or the portrait of a character. */
function SeatFace({ seat }: { seat: SeatInfo }): JSX.Element | null {
  if (seat.kind === 'person') return <Emblem number={seat.profile.emblem} />;
  const casting = seat.kind === 'bot' ? castingOf(seat.bot) : null;
  return casting === null ? null : <Face id={casting.character.id} />;
}

function SeatRating({ seat }: { seat: SeatInfo }): JSX.Element | null {
  const rating = ratingOf(seat);
  return rating === null ? null : <Rating rating={rating.rating} provisional={rating.provisional} />;
}

function seatWords(seat: SeatInfo, isYou: boolean): string {
  switch (seat.kind) {
    case 'open':
      return words.seats.open;
    case 'person':
      return isYou ? words.seats.you(seat.profile.name) : seat.profile.name;
    case 'bot':
      return botName(seat.bot);
  }
}

/** After this many milliseconds, someone who waits for anyone at all is offered a bot. */
const PATIENCE = 6000;

function Nobody({ onBot }: { onBot: () => void }): JSX.Element | null {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!isLong) return null;
  return (
    <div class="notice row" role="status">
      <span>{words.nobody}</span>
      <button type="button" class="primary" onClick={onBot}>
        {words.playBot}
      </button>
    </div>
  );
}

async function fillWithBots({ id, seats }: TableInfo): Promise<void> {
  for (const [at, { kind }] of seats.entries()) if (kind === 'open') await seatBot(id, at, DEFAULT_BOT);
}

interface DeckChoiceProps {
  readonly choices: readonly LoadoutChoice[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function DeckChoice({ choices, chosen, onChoose }: DeckChoiceProps): JSX.Element {
  return (
    <label>
      <span>{words.deck}</span>{' '}
      <select
        value={chosen ?? choices[0]?.id ?? ''}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.value);
        }}
      >
        {choices
          .filter(({ playable }) => playable)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </label>
  );
}

/** Guests have a name from the start, and can change it before the match begins. */
function Name(): JSX.Element | null {
  const [name, setName] = useState(me.value?.name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  if (me.value === null) return null;
  const save = async (): Promise<void> => {
    if (name.trim() === '' || name.trim() === me.value?.name) return;
    try {
      me.value = (await api.call(ROUTES.changeMe, { body: { name: name.trim() } })).me;
      setProblem(null);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <>
      <label class="row">
        <span>{words.yourName}</span>
        <input
          type="text"
          maxLength={30}
          value={name}
          onInput={({ currentTarget }) => {
            setName(currentTarget.value);
          }}
          onBlur={() => void save().catch(reportBug)}
        />
      </label>
      {problem !== null && <p class="notice">{problem}</p>}
    </>
  );
}
