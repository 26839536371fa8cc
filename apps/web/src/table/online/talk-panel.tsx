import { displayNames } from '@mechatable/host';
import type { RemoteHost } from '@mechatable/host/remote';
import { PHRASES, ProblemError, type Channel, type Message, type Utterance } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { recall, remember } from '../../browser/settings.ts';
import { mute, report, say } from './actions.ts';
import type { OnlineTable } from './online-table.ts';
import { words } from './words.ts';

const OPEN = 'mechatable.talk';
const LONGEST = 300;

/** Chat at the table: quick phrases and free text; hidden with one switch. */
export function TalkPanel({ table, host }: { table: OnlineTable; host: RemoteHost }): JSX.Element | null {
  const [isOpen, setOpen] = useState(recall(OPEN) === 'on');
  const [read, setRead] = useState(table.talk.value.length);
  const [problem, setProblem] = useState<string | null>(null);
  const [text, setText] = useState('');
  const room = table.room.value;
  const you = room?.you ?? null;
  const [to, setTo] = useState<Channel>(you === null ? 'spectators' : 'table');
  if (room?.table.terms.talk !== true) return null;
  const attempt = (work: Promise<void>): void => {
    setProblem(null);
    work.catch((error: unknown) => {
      if (error instanceof ProblemError) setProblem(error.message);
      else reportBug(error);
    });
  };
  const speak = (said: Utterance): void => {
    attempt(say(table.id, to, said));
  };
  const count = table.talk.value.length;
  const unread = isOpen ? 0 : count - read;
  const toggle = (open: boolean): void => {
    if (open === isOpen) return;
    remember(OPEN, open ? 'on' : 'off');
    setRead(count);
    setOpen(open);
  };
  const names = displayNames(host.players);
  return (
    <details
      class="talk"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        toggle(currentTarget.open);
      }}
    >
      <summary>
        <h2>{words.talk.title}</h2> {unread > 0 && <small role="status">{words.talk.unread(unread)}</small>}
      </summary>
      {isOpen && (
        <>
          <ol class="messages" aria-live="polite">
            {table.talk.value.map((message) => (
              <Line key={message.number} {...{ message, table, names, attempt }} />
            ))}
          </ol>
          {problem !== null && <p class="notice">{problem}</p>}
          <Recipients room={room} names={names} to={to} onTo={setTo} />
          <div class="row phrases">
            {PHRASES.map((phrase) => (
              <button
                key={phrase}
                type="button"
                class="quiet"
                onClick={() => {
                  speak({ phrase });
                }}
              >
                {words.talk.phrases[phrase]}
              </button>
            ))}
          </div>
          <form
            class="row"
            onSubmit={(event) => {
              event.preventDefault();
              if (text.trim() === '') return;
              speak({ text: text.trim() });
              setText('');
            }}
          >
            <input
              type="text"
              maxLength={LONGEST}
              aria-label={words.talk.label}
              placeholder={words.talk.label}
              value={text}
              onInput={({ currentTarget }) => {
                setText(currentTarget.value);
              }}
            />
            <button type="submit">{words.talk.send}</button>
          </form>
        </>
      )}
    </details>
  );
}

interface RecipientsProps {
  readonly room: NonNullable<OnlineTable['room']['value']>;
  readonly names: readonly string[];
  readonly to: Channel;
  readonly onTo: (to: Channel) => void;
}

/** Where private talk is allowed: to everyone, or to one player. */
function Recipients({ room, names, to, onTo }: RecipientsProps): JSX.Element | null {
  const { you, table } = room;
  if (you === null || !table.terms.privateTalk) return null;
  const others = table.seats.flatMap((seat, at) => (seat.kind === 'person' && at !== you ? [at] : []));
  return (
    <label class="row">
      <span>{words.talk.to}</span>
      <select
        value={String(to)}
        onChange={({ currentTarget: { value } }) => {
          onTo(value === 'table' ? 'table' : Number(value));
        }}
      >
        <option value="table">{words.talk.table}</option>
        {others.map((seat) => (
          <option key={seat} value={String(seat)}>
            {names[seat]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface LineProps {
  readonly message: Message;
  readonly table: OnlineTable;
  readonly names: readonly string[];
  readonly attempt: (work: Promise<void>) => void;
}

function Line({ message, table, names, attempt }: LineProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [isReported, setReported] = useState(false);
  const { said, name, channel, number, player, seat } = message;
  const text = 'phrase' in said ? words.talk.phrases[said.phrase] : said.text;
  const isMine = seat !== null && seat === table.room.value?.you;
  return (
    <li class={seat === null ? '' : `seat-${seat}`}>
      <button
        type="button"
        class="line"
        aria-expanded={isOpen}
        disabled={isMine}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <strong>
          {words.talk.speaker(name, typeof channel === 'number' ? (names[channel] ?? null) : null)}
        </strong>{' '}
        {text}
      </button>
      {isOpen && (
        <span class="row tight">
          <button
            type="button"
            class="quiet"
            onClick={() => {
              table.mute(player);
              attempt(mute(player));
            }}
          >
            {words.talk.mute(name)}
          </button>
          <button
            type="button"
            class="quiet"
            disabled={isReported}
            onClick={() => {
              setReported(true);
              attempt(report(table.id, number, ''));
            }}
          >
            {isReported ? words.talk.reported : words.talk.report}
          </button>
        </span>
      )}
    </li>
  );
}
