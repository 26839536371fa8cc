import { displayNames } from '@mechatable/host';
import type { RemoteHost } from '@mechatable/host/remote';
import { ProblemError, type Offer, type Room } from '@mechatable/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import type { OnlineTable } from './online-table.ts';
import { words } from './words.ts';

/** Matters that need attention during the match: the connection, offers, people who have left, another device. */
export function RoomBanner({ table, host }: { table: OnlineTable; host: RemoteHost }): JSX.Element | null {
  const [problem, setProblem] = useState<string | null>(null);
  const room = table.room.value;
  if (room === null) return null;
  const attempt = (work: Promise<void>): void => {
    setProblem(null);
    work.catch((error: unknown) => {
      if (error instanceof ProblemError) setProblem(error.message);
      else reportBug(error);
    });
  };
  const notices = [
    !table.isConnected.value && <Notice key="offline">{words.offline}</Notice>,
    host.isElsewhere && room.table.status === 'playing' && (
      <Elsewhere key="elsewhere" host={host} attempt={attempt} />
    ),
    ...room.offers.map((offer) => (
      <OfferNotice key={`${offer.kind} ${offer.by}`} {...{ offer, room, host, attempt }} />
    )),
    ...room.claimable
      .filter((seat) => seat !== room.you)
      .map((seat) => <GoneNotice key={`gone ${seat}`} {...{ seat, room, host, attempt }} />),
    problem !== null && <Notice key="problem">{problem}</Notice>,
  ].filter((notice) => notice !== false);
  return notices.length === 0 ? null : <div class="room-banner">{notices}</div>;
}

function Notice({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <p class="notice" role="status">
      {children}
    </p>
  );
}

interface Props {
  readonly room: Room;
  readonly host: RemoteHost;
  readonly attempt: (work: Promise<void>) => void;
}

function Elsewhere({ host, attempt }: Pick<Props, 'host' | 'attempt'>): JSX.Element {
  const [seat = 0] = host.here;
  const isBot = host.players[seat]?.kind === 'bot';
  const { text, take } = isBot ? words.back : words.device;
  return (
    <div class="notice row" role="status">
      <span>{text}</span>
      <button
        type="button"
        class="primary"
        onClick={() => {
          attempt(host.takeSeatBack(seat));
        }}
      >
        {take}
      </button>
    </div>
  );
}

function OfferNotice({ offer, room, host, attempt }: Props & { offer: Offer }): JSX.Element {
  const { kind, by, agreed } = offer;
  const { you } = room;
  const name = displayNames(host.players)[by] ?? '';
  const isMine = by === you;
  const mayAnswer = you !== null && !isMine && !agreed.includes(you);
  const answer = (agree: boolean) => () => {
    if (you !== null) attempt(host.answerOffer(you, offer, agree));
  };
  return (
    <div class="notice row" role="status">
      <span>{isMine ? words.offers.yours[kind] : words.offers[kind](name)}</span>
      {mayAnswer && (
        <button type="button" class="primary" onClick={answer(true)}>
          {words.offers.agree}
        </button>
      )}
      {mayAnswer && (
        <button type="button" onClick={answer(false)}>
          {words.offers.refuse}
        </button>
      )}
      {isMine && (
        <button type="button" onClick={answer(false)}>
          {words.offers.withdraw}
        </button>
      )}
    </div>
  );
}

function GoneNotice({ seat, room, host, attempt }: Props & { seat: number }): JSX.Element | null {
  const [isWaiting, setWaiting] = useState(false);
  const { you } = room;
  if (isWaiting || you === null) return null;
  const name = displayNames(host.players)[seat] ?? '';
  return (
    <div class="notice row" role="alert">
      <span>{words.gone.text(name)}</span>
      <button
        type="button"
        onClick={() => {
          attempt(host.claim(you, seat, 'win'));
        }}
      >
        {words.gone.win}
      </button>
      <button
        type="button"
        onClick={() => {
          attempt(host.claim(you, seat, 'bot'));
        }}
      >
        {words.gone.bot}
      </button>
      <button
        type="button"
        onClick={() => {
          setWaiting(true);
        }}
      >
        {words.gone.wait}
      </button>
    </div>
  );
}
