import { findGame } from '@mechatable/catalog';
import {
  checkChanges,
  readChangesFile,
  readSets,
  setsOf,
  MARGINS,
  WHAT_IF_DEFAULTS,
  type GivenChanges,
} from '@mechatable/study';
import { BadInputError } from '@mechatable/kernel';
import { command, GAME } from '../command.ts';
import type { Io } from '../io.ts';
import { inFile, readText } from '../files.ts';
import { showWhatIf } from '../lab/show-what-if.ts';
import { STUDY_LOADOUTS, studyBots } from '../lab/terms.ts';
import { playStudy, SHARED, WHERE_OPTIONS } from '../lab/where.ts';
import { BOTS, CONTENT, CORES, GAME_OPTIONS, JSON_FLAG, MATCHES, SEED } from '../option.ts';
import { words } from '../lab/words.ts';

export const labWhatIf = command({
  name: 'lab what-if',
  summary: 'Change cards, decks or options and see what happens.',
  about: [
    'Plays the same deals with the published game and with the changed one, with the loadouts in every seat in turn.',
    'Stops when every line is decided: up, down, or no change of more than the margin. You may stop it at any time with',
    'Ctrl-C: it prints the results so far, and --save saves them for --resume.',
    'A change names a piece, a field and a value: LB-05.front=2, thunder-row.deck.LB-05=3, options.turnCap=80.',
    'The printed text of a card stays the same.',
    SHARED,
  ].join('\n'),
  operands: { game: GAME },
  options: {
    set: { kind: 'list', value: '<ID.field=value>', help: 'a change; can be repeated' },
    file: { kind: 'text', value: '<file>', help: 'a JSON file of changes: {"LB-05": {"front": 2}}' },
    matches: { ...MATCHES, help: 'maximum matches per variant', default: WHAT_IF_DEFAULTS.matches },
    margin: {
      kind: 'whole',
      value: '<points>',
      help: 'ignore changes below this many percentage points',
      ...MARGINS,
      default: WHAT_IF_DEFAULTS.margin,
    },
    bots: { ...BOTS, default: WHAT_IF_DEFAULTS.bots },
    loadouts: STUDY_LOADOUTS,
    options: { ...GAME_OPTIONS, help: 'game options of both variants' },
    seed: { ...SEED, default: WHAT_IF_DEFAULTS.seed },
    cores: CORES,
    ...WHERE_OPTIONS,
    save: { kind: 'text', value: '<file>', help: 'save the study to this file' },
    resume: { kind: 'text', value: '<file>', help: 'resume a saved study; saves it again' },
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: [
    'npx mechatable lab what-if lanes --set LB-05.front=2',
    'npx mechatable lab what-if mechanation --set needlefly.power=2 --margin 3 --save needlefly.json',
  ],
  run(
    { game: id },
    { set, file, matches, margin, options = {}, seed, cores, json, data, alone, ...rest },
    io,
  ) {
    const game = findGame(id, undefined, io.games);
    const changes = checkChanges(game, givenChanges(io, set, file));
    studyBots(game, rest.bots);
    const settings = {
      ...{ game: game.id, sets: setsOf(changes), bots: rest.bots, loadouts: rest.loadouts ?? null },
      ...{ options, margin, matches, seed },
    };
    const { save, resume } = rest;
    if (resume !== undefined && data !== undefined) throw new BadInputError(words.resumeHere);
    const where = { data, alone: alone || resume !== undefined, cores };
    return playStudy(io, game, { kind: 'what-if', ...settings }, where, (play) =>
      showWhatIf(io, game, settings, play, { json, save, resume }),
    );
  },
});

/** Changes from a file and from the command line, which wins. */
function givenChanges(io: Io, set: readonly string[] | undefined, file: string | undefined): GivenChanges {
  const inText = readSets(set ?? []);
  if (file === undefined) return inText;
  const merged = { ...inFile(file, () => readChangesFile(readText(io.cwd, file))) };
  for (const [piece, fields] of Object.entries(inText)) merged[piece] = { ...merged[piece], ...fields };
  return merged;
}
