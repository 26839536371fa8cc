const choose = (choices: number): string => `Type a number from 1 to ${String(choices)}`;

/** The terminal's messages to players during a match, besides those of the game and the host. */
export const words = {
  help: `Type the number of a choice, or any part of its text that no other choice contains. Or:
  ?              list what you can't do now, and why
  ? <words>      the same, limited to entries with these words
  why            show the latest events or refusal again, with clauses
  ?<clause>      show a rule book clause
  board          show the board and the choices again
  log            show everything that happened
  undo           undo your last decision, if nothing has been revealed since
  undo!          undo your last decision even if something was revealed; repeatable
  save [<file>]  save the match; <file>! overwrites an existing file
  concede        concede the match
  quit           leave the match, with a chance to save it
`,
  answersHelp: `  responses <mode>  when to ask you for responses: auto, always or never
  pass turn         pass until this turn ends
`,
  answerModes: (modes: readonly string[]) => `Type "responses" and one of ${modes.join(', ')}.`,

  handOver: (name: string) => `Next: ${name}. Press Enter when only that player is looking. `,
  noUndo: 'Nothing to undo yet.',
  forceUndo: (refusal: string) => `${refusal} Type undo! to go back anyway.`,
  ambiguous: (numbers: readonly number[]) =>
    `That matches choices ${numbers.join(', ')}. Type a number, or more of the text.`,
  noNumber: (line: string, choices: number) => `There is no choice ${line}. ${choose(choices)}.`,
  noMatch: (line: string, choices: number) => `No choice matches "${line}". ${choose(choices)}, or help.`,
  notNow: "You can't do that now.",
  not: (label: string) => `    not: ${label}`,
  losing: (outcome: string) => `That loses the match: ${outcome} Type it again to confirm.`,
  allAllowed: 'Nothing is forbidden right now.',
  noRefusal: (text: string) => `Nothing you can't do matches "${text}". Type ? for the full list.`,
  repeated: (text: string, times: number) => (times === 1 ? text : `${text} (${String(times)} times)`),

  saveFirst: 'Save the match before leaving? (yes or no) ',
  inputEnded: (file: string) => `The input ended before the match was over. Saved to ${file}.`,
  saved: (file: string) => `Saved to ${file}.`,
  resume: (command: string) => `Resume with: ${command}`,

  afterMatch: 'Type save [<file>] to save the match, undo! to undo your last decision, log, why, or quit.',
  over: 'The match is over. Type save, undo!, log, why or quit.',
  draw: 'Draw.',
  youWin: 'You win.',
  youLose: 'You lose.',
  wins: (names: readonly string[]) => `${names.join(' and ')} ${names.length === 1 ? 'wins' : 'win'}.`,
  commitment: (hash: string) => `Commitment: ${hash}`,
  latestHash: (hash: string) => `Latest hash: ${hash}`,

  player: (number: number) => `Player ${String(number)}`,
  programLeft: (program: string, substitute: string) =>
    `The program "${program}" played in this match. Files never start programs, so ${substitute} takes over. To use a program, add --bots "cmd:…".`,
  unknownBot: (bot: string, substitute: string) =>
    `This version has no bot "${bot}", so ${substitute} takes over.`,
  botsForOthers: (wanted: string, given: number) =>
    wanted === '1'
      ? `--bots needs 1 bot, for the other seat, not ${String(given)}.`
      : `--bots needs 1 bot for all other seats, or ${wanted}, not ${String(given)}.`,
  seatRange: (last: number, given: number) =>
    `--seat must be from 0 to ${String(last)}, not ${String(given)}.`,

  hotseatAlone: '--hotseat puts people in all seats: remove --seat and --bots.',
  loadAlone: '--load resumes a match as it was: remove --seed, --loadouts and --options.',
  otherGame: (file: string, game: string, command: string) =>
    `${file} is a match of ${game}. Resume it with: ${command}`,
  unresumable: (file: string, why: string) => `Can't resume ${file}. ${why}`,
  seedInFile: 'Note: the saved file contains the seed, and a program could read it.',
  mixedSeed: 'A program plays, so your seed is mixed with a secret. Add --open-seeds to use it as given.',
  openSeed: 'Open seed: a program could predict hidden cards and dice.',
  introduction: (title: string, players: readonly string[]) =>
    `${title}: ${players.join(', ')}. Type help for all commands.\n`,

  aBot: 'A bot',
  forfeits: (name: string, why: string) => `${name} forfeits: ${why}`,
  replaced: (name: string, why: string) => `${name} failed, so a simpler bot chose instead: ${why}`,
} as const;
