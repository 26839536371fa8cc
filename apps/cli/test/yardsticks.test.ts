import { findBot, STOPPED_CLOCK, type Situation } from '@mechatable/bots';
import { findGame } from '@mechatable/catalog';
import { hashOf, rngOfMatch } from '@mechatable/kernel';
import { expect, test } from 'vitest';

/**
 * The choices of the first release's ace and legend in these situations: `greedy` and `legend-1` never change. A new
 * rules version or new cards may change the situations; then renew these with both versions of the code.
 */
const CHOICES: Readonly<Record<string, readonly [string, string | null]>> = {
  lanes: ['7c12642372ec', 'a6aa4315d310'],
  masc: ['ec9571299d0f', null],
  'mecha-1e': ['6fc546d2ae4c', null],
  'mecha-2e': ['bfd0f311eb8f', null],
  mechanation: ['33b6a3f23b3b', 'e4c61c52ad19'],
};

/** Situations with the starter decks of the first release. */
const DECKS: Readonly<Record<string, readonly string[]>> = {
  'mecha-1e': ['signal-rush', 'iron-wall'],
  'mecha-2e': ['graces-command', 'bull-run'],
};

/** `greedy` is asked in every fifth of the first situations, the legend in one of them: it takes its time. */
const SITUATIONS = 60;
const FIFTH = 5;
const DEEP = 45;

test.each(Object.keys(CHOICES))('the yardsticks play %s as in the first release', (id) => {
  const game = findGame(id);
  const seats = game.seats.max;
  const options = DECKS[id] === undefined ? {} : { loadouts: DECKS[id] };
  const state = game.rules.setup(game.rules.options.parse(options), seats, rngOfMatch('frozen', seats));
  const players = Array.from({ length: seats }, (_, seat) =>
    findBot('random').create(game, `r${String(seat)}`, seats),
  );
  const chosen: unknown[] = [];
  const deep: unknown[] = [];
  for (let seq = 0; seq < SITUATIONS; seq++) {
    const [seat] = game.rules.toAct(state);
    if (seat === undefined) break;
    const asked: Situation = {
      ...{ seat, seq, legal: game.rules.legal(state, seat) },
      view: () => game.rules.view(state, seat),
    };
    const ask = (bot: string, seed: string): unknown =>
      findBot(bot).create(game, seed, seats, STOPPED_CLOCK).choose(asked);
    if (asked.legal.length > 1 && seq % FIFTH === 0) chosen.push(ask('greedy', `g${String(seq)}`));
    if (seq === DEEP && CHOICES[id]?.[1] !== null) deep.push(ask('legend-1', `l${String(seq)}`));
    game.rules.apply(state, seat, players[seat]?.choose(asked));
  }
  const hashes = [chosen, deep].map((choices) =>
    choices.length === 0 ? null : hashOf(choices).slice(0, 12),
  );
  expect(hashes).toEqual(CHOICES[id]);
});
