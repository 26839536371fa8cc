/** Plays the matches of the corpus: every level, random play, and every kind of entry. */

import { findBot } from '@mechatable/bots';
import { botRoot, botSeed } from '@mechatable/host';
import { act, bot, concede, invariant, openMatch, recordOf, undo } from '@mechatable/kernel';

/** @typedef {import('@mechatable/kernel').AnyGame} AnyGame */
/** @typedef {import('@mechatable/kernel').AnyMatch} AnyMatch */
/** @typedef {import('@mechatable/kernel').MatchRecord} MatchRecord */

/** How many matches each bot plays against itself. The last one takes seconds per move, so its opponents are quick. */
const PLAIN = { random: 4, rookie: 4, regular: 4, veteran: 4, ace: 3 };
const SLOW = ['legend', 'rookie'];

/**
 * The records of a game's version. Each match follows from its name and the bots, `legend` also from the clock.
 * @param {AnyGame} game
 * @param {(line: string) => void} say
 * @returns {readonly MatchRecord[]}
 */
export function makeRecords(game, say) {
  /** @type {MatchRecord[]} */
  const records = [];
  /** @param {string} name @param {AnyMatch} match */
  const keep = (name, match) => {
    const record = recordOf(match, 'always');
    records.push(record);
    say(`${game.id} ${String(game.rulesVersion)}, ${name}: ${String(match.moves.length)} moves`);
    return record;
  };
  for (const [id, count] of Object.entries(PLAIN))
    for (let n = 1; n <= count; n++)
      keep(`${id} ${String(n)}`, playOn(open(game, [id], `${id} ${String(n)}`, n)));
  keep('legend', playOn(open(game, SLOW, 'legend', 0)));
  const whole = keep('undone', undone(game));
  keep('conceded', conceded(game));
  keep('continued', continued(game, whole));
  return records;
}

/**
 * Sets up a match. Its seats and loadouts depend on `n`, so that the corpus has some of everything.
 * @param {AnyGame} game
 * @param {readonly string[]} ids one for each seat, the last one for the rest
 * @param {string} name
 * @param {number} n
 */
function open(game, ids, name, n) {
  const { min, max } = game.seats;
  const seats = max - (n % (max - min + 1));
  const players = Array.from({ length: seats }, (_, seat) =>
    bot(ids[seat] ?? ids[ids.length - 1] ?? 'random'),
  );
  const { length } = game.content.loadouts;
  const loadouts = players.map((_, seat) => game.content.loadouts[(n * 3 + seat * (n + 1)) % length]?.id);
  const seed = `corpus ${game.id} ${String(game.rulesVersion)} ${name}`;
  return openMatch(game, { players, seed, options: length === 0 ? {} : { loadouts } });
}

/** Plays half of a match, and undoes the last decision, twice. @param {AnyGame} game */
function undone(game) {
  let match = open(game, ['regular'], 'undone', 2);
  const half = lengthOf(match) >> 1;
  for (const [moves, back] of [
    [half, 1],
    [half + 3, 6],
  ]) {
    invariant(moves !== undefined && back !== undefined, 'pairs have two parts');
    playOn(match, moves);
    const { seat } = match.moves[match.moves.length - back] ?? {};
    if (seat === undefined) break;
    match = undo(match, seat, match.moves.length - back);
  }
  return playOn(match);
}

/** A seat concedes halfway; with more than two players, the others play on. @param {AnyGame} game */
function conceded(game) {
  const match = open(game, ['veteran'], 'conceded', 0);
  playOn(match, lengthOf(match) >> 1);
  concede(match, 1);
  return playOn(match);
}

/** Continues another match, as its second seat knew it. @param {AnyGame} game @param {MatchRecord} record */
function continued(game, record) {
  const players = 'players' in record ? record.players.map(() => bot('veteran')) : [];
  const moves = 'entries' in record ? record.entries.length >> 1 : 0;
  const seed = `corpus ${game.id} ${String(game.rulesVersion)} continued`;
  return playOn(openMatch(game, { players, seed, from: { record, moves, seat: 1 } }));
}

/** How many moves its bots would make of it. @param {AnyMatch} match */
function lengthOf({ game, head, options, seed, state }) {
  const trial = {
    game,
    head,
    options,
    seed,
    entries: [],
    moves: [],
    links: [],
    state: game.rules.clone(state),
  };
  return playOn(trial).moves.length;
}

/**
 * Makes the bots of a match play to its end, or until this many moves are made.
 * @param {AnyMatch} match
 */
function playOn(match, upTo = Infinity) {
  const { game, head } = match;
  const players = 'players' in head ? head.players : [];
  const root = botRoot(match.seed);
  const bots = players.map((player, seat) =>
    findBot(player.kind === 'bot' ? player.bot : 'random').create(
      game,
      botSeed(root, match.entries.length, seat),
      players.length,
    ),
  );
  while (game.rules.outcome(match.state) === null && match.moves.length < upTo) {
    const [seat = 0] = game.rules.toAct(match.state);
    const legal = game.rules.legal(match.state, seat);
    const seq = match.moves.length;
    const action = bots[seat]?.choose({ seat, seq, legal, view: () => game.rules.view(match.state, seat) });
    const done = act(match, seat, action);
    invariant(done.ok, 'bots choose legal actions');
  }
  return match;
}
