import type { Host } from '@mechatable/host';
import { sentence, whom, type Names, type Outcome, type Seat } from '@mechatable/kernel';
import type { JSX } from 'preact';
import type { OptionChoice, TableGame } from '../../games/shared/drawing.ts';
import type { MatchModel } from '../model/match-model.ts';
import { OptionRow } from '../setup/option-row.tsx';
import { withFirstValues } from '../setup/setup.ts';

/** The loser's choices for a rematch: options of the game, by name. */
export type RematchOptions = Readonly<Record<string, unknown>>;

interface Props {
  readonly model: MatchModel;
  readonly outcome: Outcome;
  readonly names: Names;
  readonly chosen: RematchOptions;
  readonly onChoose: (chosen: RematchOptions) => void;
}

/** Asks the loser what they may choose for a rematch, and tells the others who chooses. */
export function RematchChoice({ model, outcome, names, chosen, onChoose }: Props): JSX.Element | null {
  const { table, host } = model;
  const decider = deciderOf(outcome, host);
  if (decider === null) return null;
  const players = host.players.map((_, seat) => sentence(whom(names, seat)));
  return (
    <>
      {choicesIn(table).map((option) =>
        host.here.includes(decider) ? (
          <OptionRow
            key={option.name}
            book={table.game.content.rulebook}
            option={option}
            players={players}
            value={chosen[option.name]}
            onChange={(value) => {
              onChoose({ ...chosen, [option.name]: value });
            }}
          />
        ) : (
          <p key={option.name}>{option.loserChooses?.(players[decider] ?? '')}</p>
        ),
      )}
    </>
  );
}

/** The options to request with a rematch: those shown as chosen on this screen, none if someone else chooses. */
export function rematchOptions(
  table: TableGame,
  host: Pick<Host, 'players' | 'here'>,
  outcome: Outcome,
  chosen: RematchOptions,
): RematchOptions {
  const decider = deciderOf(outcome, host);
  if (decider === null || !host.here.includes(decider)) return {};
  return withFirstValues({ options: choicesIn(table) }, chosen);
}

function choicesIn({ drawing }: Pick<TableGame, 'drawing'>): readonly OptionChoice[] {
  return drawing.options.filter(({ loserChooses }) => loserChooses !== undefined);
}

/** The seat of a person who lost, at this screen if there is one; null after a draw, and if only bots lost. */
function deciderOf({ winners }: Outcome, { players, here }: Pick<Host, 'players' | 'here'>): Seat | null {
  if (winners.length === 0) return null;
  const losers = [...players.keys()].filter((seat) => !winners.includes(seat));
  const isPerson = (seat: Seat): boolean => players[seat]?.kind === 'person';
  return losers.find((seat) => here.includes(seat)) ?? losers.find(isPerson) ?? null;
}
