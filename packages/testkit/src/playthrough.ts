import {
  act,
  beginReplay,
  CONCEDE,
  concede,
  scriptedHead,
  stateHash,
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  type Move,
  type Outcome,
  type Seat,
} from '@mechatable/kernel';
import { findByShorthand, shorthand } from './shorthand.ts';

/** How a playthrough begins. */
export interface PlaythroughHead {
  readonly options: unknown;
  readonly players: readonly string[];
  readonly seed: string;
}

export interface Playthrough extends PlaythroughHead {
  readonly game: string;
  readonly rulesVersion: number;
  readonly moves: readonly PlaythroughMove[];
}

export interface PlaythroughMove {
  readonly seat: Seat;
  readonly shorthand: string;
  /** Its line in the text, counted from 1. */
  readonly line: number;
}

/** A line of a playthrough that cannot be read or replayed. */
export class PlaythroughError extends Error {
  override readonly name = 'PlaythroughError';
}

/** A fingerprint is noted after this many moves, so that a change of play shows near its cause. */
const EVERY = 10;
const INDENT = '     ';
const MOVE = /^(\d+)> (.+?)(?: {3}\(.*\))?$/;

/** The match of a playthrough. */
function begin(game: AnyGame, { options, players, seed }: PlaythroughHead): AnyMatch {
  return beginReplay(game, scriptedHead(game, { options, names: players, seed }));
}

/** A match as text that a player can read: what each seat did, and what the table saw of it. */
export function renderPlaythrough(game: AnyGame, head: PlaythroughHead, moves: readonly Move[]): string {
  const { options, players, seed } = head;
  const match = begin(game, head);
  const lines = [
    `game: ${game.id}`,
    `rules: ${game.rulesVersion}`,
    `options: ${JSON.stringify(options)}`,
    `players: ${JSON.stringify(players)}`,
    `seed: ${JSON.stringify(seed)}`,
    '',
  ];
  for (const { seat, action } of moves) {
    const label =
      action === CONCEDE ? 'Give up' : game.words.label(game.rules.view(match.state, seat), action);
    lines.push(`${seat}> ${shorthand(action)}   (${label})`);
    const events = makeMove(match, seat, action, `Move ${match.moves.length + 1}`);
    for (const event of events) lines.push(...sentencesOf(game, event));
    if (match.moves.length % EVERY === 0) {
      lines.push(`${INDENT}# after ${match.moves.length} moves: ${stateHash(match).slice(0, 16)}`);
    }
  }
  lines.push('', `outcome: ${outcomeLine(game.rules.outcome(match.state))}`, `hash: ${stateHash(match)}`, '');
  return lines.join('\n');
}

function sentencesOf(game: AnyGame, event: GameEvent): string[] {
  const seen = game.rules.eventFor(event, 'table');
  return seen === null ? [] : [`${INDENT}${game.words.describe(seen)} [${seen.clause}]`];
}

function outcomeLine(outcome: Outcome | null): string {
  if (outcome === null) return 'the match goes on';
  const { winners, sentence, clause } = outcome;
  const who = winners.length === 0 ? 'a draw' : `${winners.map((seat) => `seat ${seat}`).join(' and ')} won`;
  return `${who}. ${sentence} [${clause}]`;
}

function makeMove(match: AnyMatch, seat: Seat, action: unknown, where: string): readonly GameEvent[] {
  if (action === CONCEDE) return concede(match, seat);
  const done = act(match, seat, action);
  if (done.ok) return done.events;
  throw new PlaythroughError(
    `${where}: "${shorthand(action)}" is illegal (${done.clause}): ${done.sentence}`,
  );
}

/** Reads the header and the moves; everything between them is for people, and is ignored. */
export function parsePlaythrough(text: string): Playthrough {
  const header = new Map<string, string>();
  const moves: PlaythroughMove[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const [, seat, jotted] = MOVE.exec(line) ?? [];
    if (seat !== undefined && jotted !== undefined) {
      moves.push({ seat: Number(seat), shorthand: jotted, line: index + 1 });
    } else if (moves.length === 0) {
      const [, key, value] = /^(\w+): (.*)$/.exec(line) ?? [];
      if (key !== undefined && value !== undefined) header.set(key, value);
    }
  });
  const field = (name: string): string => {
    const value = header.get(name);
    if (value === undefined)
      throw new PlaythroughError(`The playthrough has no line "${name}: …" before its first move.`);
    return value;
  };
  const json = (name: string): unknown => {
    try {
      return JSON.parse(field(name));
    } catch (error) {
      if (error instanceof PlaythroughError) throw error;
      throw new PlaythroughError(
        `"${name}:" of the playthrough should be followed by JSON, not by ${field(name)}`,
      );
    }
  };
  const [players, seed, rulesVersion] = [json('players'), json('seed'), json('rules')];
  if (!Array.isArray(players) || !players.every((name) => typeof name === 'string')) {
    throw new PlaythroughError('"players:" of the playthrough should be followed by a list of names.');
  }
  if (typeof seed !== 'string')
    throw new PlaythroughError('"seed:" of the playthrough should be followed by a string.');
  if (typeof rulesVersion !== 'number')
    throw new PlaythroughError('"rules:" of the playthrough should be followed by a number.');
  return { game: field('game'), rulesVersion, options: json('options'), players, seed, moves };
}

/** Replays the moves of the text line by line and writes the text again. The two are equal if nothing has changed. */
export function replayPlaythrough(game: AnyGame, text: string): string {
  const { moves, ...head } = parsePlaythrough(text);
  if (head.game !== game.id)
    throw new PlaythroughError(`The playthrough is a match of ${head.game}, not of ${game.id}.`);
  const match = begin(game, head);
  for (const move of moves) {
    const action = move.shorthand === CONCEDE ? CONCEDE : legalAction(match, move);
    makeMove(match, move.seat, action, `Line ${move.line}`);
  }
  return renderPlaythrough(game, head, match.moves);
}

function legalAction({ game, state }: AnyMatch, { seat, shorthand: text, line }: PlaythroughMove): unknown {
  const where = `Line ${line}: "${text}" of seat ${seat}`;
  const refused = findByShorthand(game.rules.attempts(state, seat), text);
  const action = findByShorthand(game.rules.legal(state, seat), text) ?? refused;
  if (action !== undefined) return action;
  if (!game.rules.toAct(state).includes(seat)) {
    throw new PlaythroughError(
      `${where}: this seat is not asked; seats asked: ${game.rules.toAct(state).join(', ') || 'none'}.`,
    );
  }
  throw new PlaythroughError(
    `${where} is not legal. Legal: ${game.rules.legal(state, seat).map(shorthand).join('; ')}.`,
  );
}
