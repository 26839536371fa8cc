import { findGame } from '@mechatable/catalog';
import {
  BadInputError,
  CONCEDE,
  DRAW,
  movesOf,
  replay,
  seatCount,
  sentence,
  type AnyGame,
  type MatchRecord,
  type Names,
  whom,
  type Viewer,
} from '@mechatable/kernel';
import { displayNames, playersOf, seatChangesOf } from '@mechatable/host';
import { command, RECORD } from '../command.ts';
import { EXIT } from '../exit.ts';
import { outJson } from '../json.ts';
import { CONTENT, JSON_FLAG } from '../option.ts';
import { readRecord, replayable } from '../record-file.ts';
import { describeSeatChanges, type DescribedSeatChange } from '../seat-changes.ts';
import { words } from '../replay/words.ts';

interface ShownMove {
  readonly move: number;
  readonly seat: number;
  /** The chosen action, if the viewer chose it. */
  readonly label: string | null;
  readonly events: readonly { readonly text: string; readonly clause: string }[];
}

export const replayShow = command({
  name: 'replay show',
  summary: 'Show a recorded match move by move, as a seat or a spectator saw it.',
  about: '',
  operands: { file: RECORD },
  options: {
    seat: {
      kind: 'text',
      value: '<seat>',
      help: 'view as seat 0, 1, …, or as a spectator with "table"',
      default: 'table',
    },
    move: {
      kind: 'whole',
      value: '<N>',
      help: 'stop after this many moves and show the board',
      min: 0,
    },
    clauses: { kind: 'flag', help: 'show the rule book clause behind each event' },
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: [
    'npx mechatable replay show mechatable-lanes-1.json',
    'npx mechatable replay show mechatable-lanes-1.json --seat 0 --move 12',
  ],
  run({ file }, { seat, move, clauses, json }, io) {
    const record = readRecord(io.cwd, file);
    const game = findGame(record.game, record.rulesVersion, io.releases);
    const viewer = viewerFrom(seat, record);
    const { length } = movesOf(record);
    const upTo = move ?? length;
    if (upTo > length) throw new BadInputError(words.tooFar(length));
    const players = playersOf(record);
    const changes = describeSeatChanges(record);
    const namesAfter: NamesAfter = (count) => {
      const latest = changes.findLast(({ after }) => after <= count);
      return { viewer, names: latest?.names ?? displayNames(players) };
    };
    const { moves, view, outcome } = follow(game, record, viewer, namesAfter, upTo);
    if (json) {
      const { options } = record;
      const seatChanges = seatChangesOf(record).filter(({ after }) => after <= upTo);
      outJson(io, { game: game.id, options, players, seatChanges, viewer, moves, view, outcome });
      return EXIT.ok;
    }
    const names = namesAfter(upTo);
    io.out(`${game.title}: ${displayNames(players).join(', ')}\n\n`);
    io.out(changesText(changes, 0));
    for (const shown of moves) {
      io.out(moveText(shown, namesAfter(shown.move - 1), clauses));
      io.out(changesText(changes, shown.move));
    }
    io.out(`\n${game.words.sketch(view, names)}\n`);
    io.out(
      outcome === null
        ? `\n${game.words.question(view, names)}\n`
        : `\n${game.words.outcome(outcome, names)} [${outcome.clause}]\n`,
    );
    return EXIT.ok;
  },
});

/** The players' names after this many moves: someone else may have taken a seat. */
type NamesAfter = (moves: number) => Names;

function viewerFrom(text: string, record: MatchRecord): Viewer {
  if (text === 'table') return 'table';
  const seat = Number(text);
  const seats = seatCount(record);
  if (/^\d+$/.test(text) && seat < seats) return seat;
  const known = Array.from({ length: seats }, (_, i) => String(i));
  throw new BadInputError(words.seat(known, text));
}

function follow(game: AnyGame, record: MatchRecord, viewer: Viewer, namesAfter: NamesAfter, upTo: number) {
  const moves: ShownMove[] = [];
  return replayable(() => {
    let before = viewer === 'table' ? null : game.rules.view(replay(game, record, 0).state, viewer);
    const match = replay(game, record, upTo, ({ state }, { seat, action }, events) => {
      const names = namesAfter(moves.length);
      const label = viewer === seat ? labelOf(game, before, action, names) : null;
      const seen = events
        .map((event) => game.rules.eventFor(event, viewer))
        .filter((event) => event !== null);
      const view = game.rules.view(state, viewer);
      const lines = seen.map((event) => ({
        text: game.words.describe(event, names, view),
        clause: event.clause,
      }));
      moves.push({ move: moves.length + 1, seat, label, events: lines });
      if (viewer !== 'table') before = view;
    });
    return { moves, view: game.rules.view(match.state, viewer), outcome: game.rules.outcome(match.state) };
  });
}

function labelOf(game: AnyGame, view: unknown, action: unknown, names: Names): string {
  if (action === CONCEDE) return words.concede;
  return action === DRAW ? words.agreeDraw : game.words.label(view, action, names);
}

function changesText(changes: readonly DescribedSeatChange[], moves: number): string {
  return changes
    .filter(({ after }) => after === moves)
    .map(({ text }) => `      ${text}\n`)
    .join('');
}

function moveText({ move, seat, label, events }: ShownMove, names: Names, hasClauses: boolean): string {
  const lines = events.map(({ text, clause }) => `      ${text}${hasClauses ? ` [${clause}]` : ''}\n`);
  const nothing = events.length === 0 && label === null ? `      ${words.nothingVisible}\n` : '';
  return `${String(move).padStart(4)}. ${sentence(whom(names, seat))}${label === null ? '' : `: ${label}`}\n${lines.join('')}${nothing}`;
}
