import { seatSymbol, svg } from '@mechatable/art';
import { LEVELS, cast, castingOf, levelOf } from '@mechatable/bots';
import { MAX_NAME_LENGTH, type AnyGame, type Seat } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TableGame } from '../../games/shared/drawing.ts';
import type { GameEntry } from '../../games/games.ts';
import { reportBug } from '../../browser/bug.ts';
import { loadoutChoices, type LoadoutChoice } from '../../table/setup/loadouts.ts';
import { OptionRow } from '../../table/setup/option-row.tsx';
import { botTitle, PERSON, playersFrom, titlesOf } from '../../ui/players.ts';
import { CustomMark } from '../../ui/custom-mark.tsx';
import { CharacterPick } from './character-pick.tsx';
import { DeckPick } from './deck-pick.tsx';
import { SeatCount } from './seat-count.tsx';
import {
  defaultSetup,
  lastSetup,
  optionsOf,
  resized,
  withFirstValues,
  type Setup,
} from '../../table/setup/setup.ts';
import { Loading } from '../../ui/loading.tsx';
import { strengthOf } from './strength.ts';
import { useSheetHeading } from './use-sheet-heading.ts';
import { words } from './words.ts';

interface Props {
  readonly entry: GameEntry;
  /** Opens the match, or returns why it can't. */
  readonly onPlay: (entry: GameEntry, setup: Setup) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Players, decks and options. */
export function SetupSheet({ entry, onPlay, onClose }: Props): JSX.Element {
  const [table, setTable] = useState<TableGame | null>(null);
  const [choices, setChoices] = useState<readonly LoadoutChoice[]>([]);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const loaded = await entry.load();
      const found = await loadoutChoices(loaded.game);
      setTable(loaded);
      setChoices(found);
      setSetup(lastSetup(loaded.game, found));
    };
    load().catch(reportBug);
  }, [entry]);
  const heading = useSheetHeading(setup !== null);
  if (table === null || setup === null) return <Loading />;
  const { game, drawing } = table;
  const { error } = game.rules.options.safeParse(withFirstValues(drawing, optionsOf(setup, choices)));
  // Problems with a list are shown on Play.
  const problem = error?.issues.find(({ path }) => path[0] !== 'loadouts')?.message ?? null;
  const message = refusal ?? problem;
  const titles = titlesOf(playersFrom(setup.seats, setup.names), true);
  const isShared = setup.seats.filter((player) => player === PERSON).length > 1;
  const variant = drawing.variant(setup.options, setup.seats.length);
  const change = (part: Partial<Setup>): void => {
    setSetup({ ...setup, ...part });
    setRefusal(null);
  };
  const play = async (): Promise<void> => {
    const answer = await onPlay(entry, setup);
    if (answer === null) return;
    setChoices(await loadoutChoices(game));
    setRefusal(answer);
  };
  return (
    <form
      class="setup"
      aria-label={words.setup.heading(entry.title)}
      onSubmit={(event) => {
        event.preventDefault();
        play().catch(reportBug);
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {words.setup.heading(entry.title)}
      </h2>
      <CustomMark game={game} />
      <SeatCount
        range={game.seats}
        count={setup.seats.length}
        onCount={(count) => {
          change(resized(game, setup, count, drawing.options));
        }}
      />
      <div class="setup-seats">
        {setup.seats.map((player, seat) => (
          <fieldset key={seat} class={`seat-row seat-${seat}`}>
            <legend>
              <span class="seat-mark" dangerouslySetInnerHTML={{ __html: svg(seatSymbol(symbolOf(seat))) }} />
              {titles[seat]}
            </legend>
            <label>
              <span>{words.setup.player}</span>
              <select
                value={levelOf(player)?.id ?? player}
                onChange={({ currentTarget: { value } }) => {
                  const character = castingOf(player)?.character.id ?? null;
                  const next = levelOf(value) === null ? value : cast(character, value);
                  change({ seats: replaced(setup.seats, seat, next) });
                }}
              >
                <option value={PERSON}>
                  {isFirstPerson(setup.seats, seat) ? words.setup.me : words.setup.secondPlayer}
                </option>
                {LEVELS.map((bot, level) => (
                  <option key={bot.id} value={bot.id}>
                    {words.setup.level(level + 1, bot.title, strengthOf(game, bot.id))}
                  </option>
                ))}
                {!isOffered(player) && (
                  <option value={player}>{words.setup.otherBot(botTitle(player))}</option>
                )}
              </select>
            </label>
            {isShared && player === PERSON && (
              <label>
                <span>{words.setup.name}</span>
                <input
                  type="text"
                  maxLength={MAX_NAME_LENGTH}
                  value={setup.names?.[seat] ?? ''}
                  onInput={({ currentTarget }) => {
                    const names = setup.seats.map((_, place) => setup.names?.[place] ?? '');
                    change({ names: replaced(names, seat, currentTarget.value) });
                  }}
                />
              </label>
            )}
            <LevelLine game={game} player={player} />
            <CharacterPick
              name={String(seat)}
              bot={player}
              onPick={(next) => {
                change({ seats: replaced(setup.seats, seat, next) });
              }}
            />
            {choices.length > 0 && (
              <DeckPick
                choices={choices}
                chosen={setup.loadouts[seat] ?? ''}
                onPick={(id) => {
                  change({ loadouts: replaced(setup.loadouts, seat, id) });
                }}
              />
            )}
            <p class="fine">{choices.find(({ id }) => id === setup.loadouts[seat])?.plan}</p>
          </fieldset>
        ))}
      </div>
      <div class="setup-options">
        {drawing.options.map((option) => (
          <OptionRow
            key={option.name}
            book={entry.rulebook}
            option={option}
            players={titles}
            value={setup.options[option.name]}
            onChange={(value) => {
              change({ options: { ...setup.options, [option.name]: value } });
            }}
          />
        ))}
      </div>
      {setup.seats.filter((player) => player === PERSON).length === 1 && (
        <label class="switch-row">
          <input
            type="checkbox"
            checked={setup.practice !== false}
            onChange={({ currentTarget }) => {
              const { practice: _, ...others } = setup;
              setSetup({ ...others, ...(currentTarget.checked ? {} : { practice: false }) });
            }}
          />
          <span>{words.setup.practice}</span>
        </label>
      )}
      {variant !== null && (
        <p class="variant" role="status">
          {variant}.
        </p>
      )}
      {message !== null && (
        <p class="notice" role="alert">
          {message}
        </p>
      )}
      <div class="row">
        <button type="submit" class="primary big" disabled={problem !== null}>
          {words.play}
        </button>
        <button
          type="button"
          onClick={() => {
            setSetup(defaultSetup(game));
          }}
        >
          {words.setup.reset}
        </button>
        {game.content.deckRules !== null && (
          <a class="button" href={`/builder/${entry.id}`}>
            {words.setup.build(game.content.deckRules.what)}
          </a>
        )}
        <button type="button" class="quiet" onClick={onClose}>
          {words.setup.close}
        </button>
      </div>
    </form>
  );
}

/** How a level plays, and how strong it was measured to be. */
function LevelLine({ game, player }: { game: AnyGame; player: string }): JSX.Element | null {
  const bot = levelOf(player);
  if (bot === null) return null;
  return <p class="fine">{words.setup.levelNote(bot.note, strengthOf(game, bot.id))}</p>;
}

/** The last setup may have a bot that is not one of the levels. */
function isOffered(player: string): boolean {
  return player === PERSON || levelOf(player) !== null;
}

function isFirstPerson(seats: readonly string[], seat: Seat): boolean {
  const first = seats.indexOf(PERSON);
  return first === -1 || first >= seat;
}

function symbolOf(seat: Seat): 0 | 1 | 2 | 3 {
  return seat === 1 || seat === 2 || seat === 3 ? seat : 0;
}

function replaced(list: readonly string[], index: number, value: string): readonly string[] {
  return list.map((old, place) => (place === index ? value : old));
}
