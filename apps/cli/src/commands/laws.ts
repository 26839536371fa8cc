import { findGame } from '@mechatable/catalog';
import { BadInputError } from '@mechatable/kernel';
import { checkMatch, repeatCommand, type LawRun } from '@mechatable/testkit';
import { quoted } from '@mechatable/study';
import { command, GAME } from '../command.ts';
import { contentWords } from '../content/in-use.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import { outJson } from '../json.ts';
import { CONTENT, JSON_FLAG, MATCHES } from '../option.ts';
import { rulebookOf } from '../rule-books.ts';
import { assertPlayerCount } from '../seats.ts';
import { words } from '../words.ts';

export const laws = command({
  name: 'laws',
  summary: 'Play random matches and check the laws that every game must obey.',
  about: [
    'The first match uses the seed itself; later ones append :1, :2, … to it. Stops at the first violation, prints',
    'it with a command that repeats it, and exits with 1.',
  ].join('\n'),
  operands: { game: GAME },
  options: {
    matches: { ...MATCHES, help: 'number of matches (default: 20, or 1 with --seed or --choices)' },
    seed: { kind: 'text', value: '<text>', help: 'any text (default: laws)' },
    choices: {
      kind: 'list',
      value: '<0,3,1>',
      help: 'the first choices, by number; the rest are random',
    },
    players: {
      kind: 'whole',
      value: '<N>',
      help: 'number of players (default: drawn from the seed)',
      min: 1,
    },
    options: {
      kind: 'json',
      value: '<JSON>',
      help: 'game options (default: loadouts drawn from the seed)',
    },
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: [
    'npx mechatable laws lanes --matches 100',
    'npx mechatable laws lanes --seed 7:3 --choices 0,3,1',
  ],
  run({ game: id }, { matches, seed, choices, players, options, json }, io) {
    const game = findGame(id, undefined, io.games);
    assertPlayerCount(game, players);
    const total = matches ?? (seed === undefined && choices === undefined ? 20 : 1);
    const clauses = new Set(rulebookOf(io.root, game).clauses.map((clause) => clause.id));
    for (let index = 0; index < total; index++) {
      const first = seed ?? 'laws';
      const run: LawRun = {
        seed: index === 0 ? first : `${first}:${String(index)}`,
        clauses,
        ...(choices === undefined ? {} : { choices: choices.map(wholeNumber) }),
        ...(players === undefined ? {} : { players }),
        ...(options === undefined ? {} : { options }),
      };
      const violation = checkMatch(game, run);
      if (violation === null) continue;
      const { law, sentence, moves, cause } = violation;
      const repeat = [repeatCommand(game, run), ...contentWords().map(quoted)].join(' ');
      const { length } = moves;
      if (json) outJson(io, { game: game.id, ok: false, matches: index + 1, law, sentence, moves, repeat });
      else io.out(words.laws.broken(game.id, law, count(length, 'move'), sentence, repeat));
      if (cause instanceof Error) io.err(`${cause.stack ?? cause.message}\n`);
      return EXIT.failed;
    }
    if (json) outJson(io, { game: game.id, ok: true, matches: total });
    else io.out(words.laws.obeyed(game.id, count(total, 'match', 'matches')));
    return EXIT.ok;
  },
});

function wholeNumber(text: string): number {
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  throw new BadInputError(words.option.choices(text));
}
