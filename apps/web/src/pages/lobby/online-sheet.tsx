import { levelOf } from '@mechatable/bots';
import { DEFAULT_TERMS, ProblemError, ROUTES, UnreachableError, type ClockTerms } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { go } from '../../browser/address.ts';
import { api, ensureSignedIn } from '../../browser/api.ts';
import { reportBug } from '../../browser/bug.ts';
import type { GameEntry } from '../../games/games.ts';
import type { TableGame } from '../../games/shared/drawing.ts';
import { joinTable } from '../../table/online/actions.ts';
import { playNow } from '../../table/online/play-now.ts';
import { newRequestKey } from '../../table/online/request-key.ts';
import { BotOptions } from '../../table/setup/bot-options.tsx';
import { loadoutChoices, type LoadoutChoice } from '../../table/setup/loadouts.ts';
import { OptionRow } from '../../table/setup/option-row.tsx';
import { withFirstValues } from '../../table/setup/setup.ts';
import { Loading } from '../../ui/loading.tsx';
import { DeckPick } from './deck-pick.tsx';
import { SeatCount } from './seat-count.tsx';
import { useSheetHeading } from './use-sheet-heading.ts';
import { words } from './words.ts';

const FRIEND = 'friend';

/** The clocks on offer. Games of many clicks need time. */
const CLOCKS: readonly ClockTerms[] = [
  { kind: 'none' },
  { kind: 'real-time', bank: 600, increment: 10 },
  { kind: 'real-time', bank: 1800, increment: 30 },
  { kind: 'correspondence', days: 1 },
  { kind: 'correspondence', days: 3 },
  { kind: 'correspondence', days: 7 },
];

/** For rated matches, which need one. */
const RATED_CLOCK = 2;

interface Wish {
  readonly rated: boolean;
  /** Everyone but you: a friend, or the id of a bot. */
  readonly others: readonly string[];
  readonly deck: string | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: number;
  readonly isOpen: boolean;
  readonly undo: boolean;
  readonly talk: boolean;
  readonly privateTalk: boolean;
  readonly spectators: boolean;
}

/** Sets up a table on the server: play with the next person, or invite friends. */
export function OnlineSheet({ entry, onClose }: { entry: GameEntry; onClose: () => void }): JSX.Element {
  const [table, setTable] = useState<TableGame | null>(null);
  const [choices, setChoices] = useState<readonly LoadoutChoice[]>([]);
  const [wish, setWish] = useState<Wish | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** The same until the wish changes: a second attempt after a failure gets the table of the first. */
  const request = useRef(newRequestKey());
  useEffect(() => {
    const load = async (): Promise<void> => {
      const loaded = await entry.load();
      setChoices(await loadoutChoices(loaded.game));
      setTable(loaded);
      setWish(firstWish(loaded));
    };
    load().catch(reportBug);
  }, [entry]);
  const heading = useSheetHeading(wish !== null);
  if (table === null || wish === null) return <Loading />;
  const { game, drawing } = table;
  const change = (part: Partial<Wish>): void => {
    setWish({ ...wish, ...part });
    setProblem(null);
    request.current = newRequestKey();
  };
  const attempt = (work: () => Promise<string>): void => {
    setBusy(true);
    work().then(
      (id) => {
        go(`/table/${id}`);
      },
      (error: unknown) => {
        setBusy(false);
        if (error instanceof ProblemError || error instanceof UnreachableError) setProblem(error.message);
        else reportBug(error);
      },
    );
  };
  const loadout = (): unknown => choices.find(({ id }) => id === wish.deck)?.value;
  return (
    <form
      class="setup online"
      aria-label={words.online.heading(entry.title)}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => createTable(table, wish, loadout(), request.current));
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {words.online.heading(entry.title)}
      </h2>
      {choices.length > 0 && (
        <DeckPick
          choices={choices}
          chosen={wish.deck ?? choices[0]?.id ?? ''}
          onPick={(deck) => {
            change({ deck });
          }}
        />
      )}
      <RatedSwitch
        game={entry.id}
        isRated={wish.rated}
        onSwitch={(rated) => {
          change(rated ? ratedWish(table, wish) : { rated });
        }}
      />
      <div class="row">
        <button
          type="button"
          class="primary big"
          disabled={isBusy}
          onClick={() => {
            attempt(() => playNow(entry.id, wish.rated, loadout()));
          }}
        >
          {words.online.playNow}
        </button>
        <span class="fine">{wish.rated ? words.online.playRatedNote : words.online.playNowNote}</span>
      </div>
      <h3>{words.online.invite}</h3>
      {!wish.rated && (
        <SeatCount
          range={game.seats}
          count={wish.others.length + 1}
          onCount={(count) => {
            change({ others: othersOf(wish, count) });
          }}
        />
      )}
      <div class="setup-seats">
        {wish.others.map((other, at) => (
          <label key={at} class={`seat-row seat-${at + 1}`}>
            <span>{words.online.seat(at + 2)}</span>
            <select
              value={other}
              onChange={({ currentTarget: { value } }) => {
                change({ others: wish.others.map((old, place) => (place === at ? value : old)) });
              }}
            >
              <option value={FRIEND}>{words.online.friend}</option>
              <BotOptions isRated={wish.rated} />
            </select>
          </label>
        ))}
      </div>
      <div class="setup-options">
        <label class="option-row">
          <span>{words.online.clock}</span>
          <select
            value={wish.clock}
            onChange={({ currentTarget }) => {
              change({ clock: Number(currentTarget.value) });
            }}
          >
            {CLOCKS.map((clock, at) => (
              <option key={at} value={at} disabled={wish.rated && clock.kind === 'none'}>
                {words.online.clocks(clock)}
              </option>
            ))}
          </select>
        </label>
        {!wish.rated &&
          drawing.options.map((option) => (
            <OptionRow
              key={option.name}
              book={entry.rulebook}
              option={option}
              players={[words.setup.me, ...wish.others.map((_, at) => words.online.seat(at + 2))]}
              value={wish.options[option.name]}
              onChange={(value) => {
                change({ options: { ...wish.options, [option.name]: value } });
              }}
            />
          ))}
        {(['isOpen', 'undo', 'talk', 'privateTalk', 'spectators'] as const)
          .filter((name) => name !== 'privateTalk' || wish.others.length > 1)
          .map((name) => (
            <label key={name} class="switch-row">
              <input
                type="checkbox"
                checked={wish[name]}
                onChange={({ currentTarget }) => {
                  change({ [name]: currentTarget.checked });
                }}
              />
              <span>{words.online.switches[name]}</span>
            </label>
          ))}
      </div>
      {problem !== null && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <div class="row">
        <button type="submit" class="primary big" disabled={isBusy}>
          {words.online.create}
        </button>
        <button
          type="button"
          disabled={isBusy}
          onClick={() => {
            attempt(async () => `${await setUpTable(table, wish, request.current)}#tv`);
          }}
        >
          {words.online.tableMode}
        </button>
        <button type="button" class="quiet" onClick={onClose}>
          {words.setup.close}
        </button>
      </div>
      <p class="fine">{words.online.tableModeNote}</p>
    </form>
  );
}

function RatedSwitch(props: {
  game: string;
  isRated: boolean;
  onSwitch: (isRated: boolean) => void;
}): JSX.Element {
  const { game, isRated, onSwitch } = props;
  return (
    <div class="rated-row">
      <label class="switch-row">
        <input
          type="checkbox"
          checked={isRated}
          onChange={({ currentTarget }) => {
            onSwitch(currentTarget.checked);
          }}
        />
        <span>{words.online.ratedSwitch}</span>
      </label>
      <span class="fine">
        {words.online.ratedNote} <a href={`/ratings/${game}`}>{words.online.leaderboard}</a>
      </span>
    </div>
  );
}

/** The requirements of a rated match: everyone, a clock, and the standard options. */
function ratedWish({ game }: TableGame, wish: Wish): Partial<Wish> {
  const clock = CLOCKS[wish.clock]?.kind === 'none' ? RATED_CLOCK : wish.clock;
  const others = othersOf(wish, game.seats.max).map((other) => levelOf(other)?.id ?? other);
  return { rated: true, clock, options: {}, others };
}

function othersOf({ others }: Wish, count: number): readonly string[] {
  return Array.from({ length: count - 1 }, (_, at) => others[at] ?? FRIEND);
}

function firstWish({ game }: TableGame): Wish {
  return {
    rated: false,
    others: new Array<string>(game.seats.max - 1).fill(FRIEND),
    deck: null,
    options: {},
    clock: 0,
    isOpen: false,
    undo: true,
    talk: true,
    privateTalk: game.seats.max > 2, // where pilots collude and bluff
    spectators: true,
  };
}

/** Sets the table up and sits down at it. */
async function createTable(table: TableGame, wish: Wish, loadout: unknown, request: string): Promise<string> {
  const id = await setUpTable(table, wish, request);
  await joinTable(id, 0, loadout);
  return id;
}

async function setUpTable({ game, drawing }: TableGame, wish: Wish, request: string): Promise<string> {
  await ensureSignedIn();
  const { rated, talk, privateTalk, spectators } = wish;
  const { id } = await api.call(ROUTES.createTable, {
    body: {
      game: game.id,
      options: rated ? {} : withFirstValues(drawing, wish.options),
      visibility: wish.isOpen ? 'open' : 'link',
      seats: [null, ...wish.others.map((other) => (other === FRIEND ? null : other))],
      terms: {
        ...DEFAULT_TERMS,
        clock: CLOCKS[wish.clock] ?? DEFAULT_TERMS.clock,
        undos: wish.undo ? null : 0,
        ...{ rated, talk, privateTalk, spectators },
      },
      request,
    },
  });
  return id;
}
