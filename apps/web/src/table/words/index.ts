import type { AnswerMode } from '@mechatable/host';
import { does, listed, sentence, whose, type Names, type Seat } from '@mechatable/kernel';
import type { ComponentChildren } from 'preact';

/** A turning point: when, after what, and the chance to win before and after in percent. */
interface TurningPointWords {
  readonly turn: string;
  /** A sentence of the log; null if no single action made the difference. */
  readonly cause: string | null;
  readonly from: number;
  readonly to: number;
}

/** The table’s own strings; each game has its own. */
export const words = {
  about: 'About the match',
  close: 'Close',
  gotIt: 'Got it',
  showRule: 'Show the rule',

  keys: {
    escape: 'Esc',
    enter: 'Enter',
    shiftEnter: 'Shift Enter',
    title: 'Keys',
    help: [
      ['1–9', 'pick a choice from the list'],
      ['Enter', 'press the button marked Enter'],
      ['Space', 'pick the focused piece'],
      ['Shift Enter', 'press the marked button from anywhere'],
      ['Esc', 'step back'],
      ['U', 'undo'],
      ['H', 'get a hint'],
      ['B C L', 'go to the board, the choices, the log'],
      ['Arrows', 'move around the board'],
      ['I', 'show details'],
      ['?', 'show why not'],
    ],
    pass: ['P', 'pass until this turn ends'],
    zoom: ['+ − 0', 'zoom in, zoom out, fit'],
  },

  head: {
    home: (title: string) => `${title}: back to the lobby (the match is saved)`,
    yourTurn: 'Your turn',
    yourChoice: 'Your choice',
    acts: (name: string) => `${name} plays`,
    othersAct: 'Others choose',
    over: 'Match over',
    undo: 'Undo',
    undoTitle: 'Undo (U)',
    practice: 'Practice',
    undoAnything: ': undo anything',
    menu: 'Menu',
    ruleBook: 'Rule book',
    concede: 'Concede',
    cancel: 'Cancel',
    yesConcede: 'Yes, concede',
  },

  ask: {
    title: 'Your decision',
    back: 'Back',
    forecast: 'Forecast',
    waitingFor: (names: readonly string[]) => `Waiting for ${listed(names)}.`,
    really: (label: string) => `${label}?`,
    pickNext: 'Pick a marked place, or go back.',
    /** In a lesson, when something else was picked. */
    notNow: (label: string) => `Not now. Next: ${label}.`,
  },

  choices: {
    title: 'Choices',
    none: 'none now',
    /** The thing to pick, and how many choices that leaves. */
    group: (title: string, choices: number) => `${title}: ${choices} choices`,
    wasted: 'no effect',
    earlier: (count: number) => `Show ${count} earlier`,
    later: (count: number) => `Show ${count} more`,
  },

  draft: {
    startOver: 'Start over',
  },

  warning: {
    title: 'This loses the match',
    loses: (label: ComponentChildren, outcome: string): ComponentChildren => [
      label,
      ` loses the match: ${outcome}`,
    ],
    no: 'Choose something else',
    yes: 'Do it anyway',
    wastes: 'No effect',
    /** `Nothing to destroy.` */
    wasted: (label: ComponentChildren, why: string): ComponentChildren => [label, `: ${why} Play it anyway?`],
    playAnyway: 'Play it anyway',
  },

  whyNot: {
    label: 'Why not',
    title: 'Why not?',
    /** A constant refusal is beside its rule; a translation looks it up. */
    refusal: (sentence: string) => sentence,
    forbidden: (labels: readonly string[], more: number) =>
      `Not possible: ${labels.join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
    nothing: (title: string | undefined, question: string) =>
      `You can’t do anything with ${title ?? 'this'} now. ${question}`,
  },

  responses: {
    summary: (when: string) => `Responses: ${when}`,
    never: 'never this turn',
    legend: 'When you can respond or pass',
    modes: {
      auto: { name: 'Auto', short: 'auto', explained: 'asks when you can do something useful' },
      always: { name: 'Always ask', short: 'always ask', explained: 'asks every time' },
      never: { name: 'Never', short: 'never', explained: 'passes every time' },
    } satisfies Record<AnswerMode, { name: string; short: string; explained: string }>,
    passTurn: 'Pass until this turn ends',
    windows: 'Auto asks about',
    private: 'Only you see this setting.',
    shared: 'On a shared screen, a question can reveal what you hold, so Auto only follows the list above.',
    /** `auto` is the summary of the setting that everyone has at first. */
    note: (auto: ComponentChildren): ComponentChildren => [
      'You can respond or pass here. ',
      auto,
      ' asks only when you can do something useful. You can switch to always ask or never.',
    ],
  },

  hint: {
    button: 'Hint',
    buttonTitle: 'What a bot would do, seeing only what you see (H)',
    title: 'Hint',
    weighing: 'A bot is comparing your choices, using only what you can see.',
    done: 'A bot that sees what you see would choose the first one.',
    failed: 'The hint failed. Try again, or play without it.',
    best: 'best',
    wins: 'Wins the match.',
    loses: 'Loses the match.',
    keeps: 'Changes nothing else.',
    changes: (phrases: readonly string[]) => phrases.map((phrase) => `${phrase}.`).join(' '),
    beforeDraft: 'The hint is for the position before your draft. Start over to use it.',
  },

  thinking: {
    title: 'Thinking',
    closed: 'what a bot considers',
    hide: 'hide',
    reveals: 'This reveals secrets',
    warning: (reveals: ComponentChildren): ComponentChildren => [
      reveals,
      ' You’ll see what only the bots know: their cards, plans and secret choices.',
    ],
    revealsSentence: 'This reveals secrets.',
    no: 'No, play fair',
    yes: 'Show it anyway',
    secret: 'Only the bot knows what you read here.',
    nothingYet: 'The bot’s next decision will appear here while it thinks.',
    level: (number: number) => `level ${number}`,
    thinking: 'thinking…',
    moved: 'has moved',
    done: 'done',
    played: (label: string) => `It played: ${label}.`,
  },

  thoughts: {
    choice: 'Choice',
    choiceAndShare: 'Choice and share of the search',
    toWin: 'To win',
    /** Read aloud between a choice and its figures. */
    unseenToWin: ', to win ',
    unseenShare: ', share of the search ',
    percent: (share: number) => `${Math.round(share * 100)}%`,
    searched: (lines: number) =>
      lines === 1 ? '1 line searched.' : `${lines.toLocaleString('en')} lines searched.`,
  },

  since: {
    title: 'Since your last move',
    nothing: 'nothing',
  },

  log: {
    title: 'Log',
    setup: (lines: number) => `Setup (${lines})`,
    passes: (count: number) => `${count} passes`,
    rule: (line: string) => `Rule: ${line}`,
  },

  inspector: {
    title: 'Details',
    idle: 'Hover over a card, long-press it, or select it with the arrow keys to see its details.',
    rulings: (count: number) => (count === 1 ? '1 ruling' : `${count} rulings`),
    now: 'Now',
  },

  handOver: {
    title: (name: string) => `${name}, your turn`,
    passOn: (name: string) => `Pass the device. Continue when only ${name} can see the screen.`,
    take: (name: string) => `I’m ${name}`,
    leave: 'Leave (match is saved)',
  },

  end: {
    draw: 'A draw',
    wins: (names: Names, winner: Seat) => sentence(does(names, winner, 'wins')),
    turningPoint: (names: Names, seat: Seat, turn: TurningPointWords) => {
      const way = turn.to > turn.from ? 'rises' : 'falls';
      const change = `${whose(names, seat)} chance to win ${way} from ${turn.from}% to ${turn.to}%.`;
      if (turn.cause === null) return `${turn.turn}: ${sentence(change)}`;
      return `${turn.turn}: ${turn.cause.replace(/\.$/, ',')} and ${change}`;
    },
    searching: 'Looking for the turning point…',
    noTurningPoint: 'No turning point: the chances shifted little by little.',
    showTurningPoint: 'Show the turning point',
    rematch: 'Rematch',
    replay: 'Watch the replay',
    review: 'Review',
    save: 'Save record',
    verify: 'Verify record',
    next: (title: string) => `Now beat the ${title}`,
    more: 'More',
    lobby: 'Lobby',
    luck: {
      title: 'Luck',
      running: 'Equal bots replay your match with new shuffles and dice…',
      done: (replays: number, points: number) =>
        `Equal bots replayed your match with new shuffles and dice, ${replays} times from each moment. Percentages are accurate to within about ${points} points.`,
      meter: (percent: number) => `Luck: ${percent}%`,
      explained: '0%: the same player wins every replay. 100%: anyone might win.',
      caption: 'Replays won',
      from: 'From',
      start: 'The start',
      turn: (turn: number) => `Turn ${turn}`,
      share: (percent: number) => `${percent}%`,
    },
  },

  fairness: {
    verified: 'Record verified',
    failed: 'Verification failed',
    wrong: 'Wrong',
    proven: 'Proven',
    unproven: 'Not proven',
  },

  seals: {
    summary: (seal: ComponentChildren): ComponentChildren => ['Fair play: sealed as ', seal],
    explained:
      'The shuffle was sealed before the first move. Copy these now and compare them with the record at the end.',
    commitment: { name: 'Commitment', copy: 'Copy the commitment' },
    firstLink: { name: 'First hash', copy: 'Copy the first hash' },
    lastLink: { name: 'Final hash', copy: 'Copy the final hash' },
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Select and copy',
  },

  loading: {
    damaged: (why: string) => `This match is damaged. ${why} You can export it from the lobby.`,
    notFound: 'No such match in this browser. It may have been deleted, or played elsewhere.',
    unknownGame: (id: string) => `Unknown game "${id}".`,
  },

  problem: {
    stale: 'This match continued in another tab. Reload to follow it.',
    bot: (name: string | undefined) =>
      `${name ?? 'A bot'} failed, so a simpler bot moved for it. The match continues.`,
    botsNotStarted: 'The bots couldn’t be started.',
  },

  setup: {
    ownLoadout: (what: string) => `Your own ${what}.`,
    deleted: 'Your choice was deleted. Choose something else.',
    notLegal: (name: string) => `${name} is no longer legal. Fix it in the builder or choose another.`,
  },
} as const;
