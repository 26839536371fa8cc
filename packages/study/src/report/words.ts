/** All text of a report. */
export const words = {
  title: (game: string) => `${game}: balance report`,
  intro: (matches: string, bots: string, seed: string) =>
    `${matches} matches, played by ${bots}, seed ${seed}. Shares have 95% Wilson intervals; means have normal intervals.`,
  repeat: 'To reproduce it:',
  table: 'As a table',
  summary: {
    title: 'At a glance',
    head: ['measure', 'value'],
    opener: 'won by the player with the first turn',
    turns: 'turns',
    median: 'median turns',
    leads: 'lead changes',
    branching: 'legal actions per decision',
    choices: 'decisions with a real choice',
    luck: 'luck between equal players',
    skill: 'won by the higher of two neighboring levels',
  },
  loadouts: {
    title: 'Loadouts against each other',
    note: 'How often the row beats the column, in either seat. Blue is above 50%, orange below.',
    corner: 'won by',
    all: 'all',
  },
  pieces: {
    title: 'Pieces',
    note: 'Win rates of players who had a piece in hand, and of those who used it. A piece that players use when they are winning anyway looks better than it is, so compare pieces that are used about equally often.',
    head: ['piece', 'had it', 'won when they had it', 'used it', 'won when they used it'],
    axes: { held: ['how often players had it', 'won'], used: ['how often players used it', 'won'] },
    held: 'When drawn',
    used: 'When used',
  },
  length: { title: 'Length', axes: ['turns', 'matches'] },
  leads: {
    title: 'Lead changes',
    note: 'The game’s own evaluation decides who leads at the start of each turn.',
    axes: ['lead changes', 'matches'],
    decidedTitle: 'When matches are decided',
    decidedAxes: ['tenth of the match with the last lead change', 'matches'],
  },
  luck: {
    title: 'Luck',
    note: 'The same bots replay every fourth deal from four moments of its match, with new shuffles and dice. Luck is 0% if the same player wins every replay, and 100% if anyone might.',
    head: ['replayed from', 'same winner', 'luck'],
    part: (part: number) => (part === 0 ? 'the start' : `${String(part * 100)}% of the turns`),
  },
  skill: {
    title: 'Skill',
    conclusion: {
      matters: (won: string, even: string) =>
        `Skill matters: the better player wins ${won} of the matches. If skill didn’t matter, it would be ${even}.`,
      open: (won: string, even: string) =>
        `Not clear yet: the better player wins ${won} of the matches. If skill didn’t matter, it would be ${even}. Play more matches to find out.`,
      backward: (won: string, even: string) =>
        `The better player wins only ${won} of the matches. If skill didn’t matter, it would be ${even}. Either something rewards bad moves, or the bots misjudge this game.`,
    },
    note: 'One bot of the higher level plays against bots of the level below. Each deal is played with the higher level in every seat. These matches are extra: about one for every eight in the report, up to a limit. They are the same whichever bots play the rest.',
    head: ['levels', 'won by the higher level', 'matches'],
    axes: ['levels', 'won by the higher level'],
    pair: (higher: string, lower: string) => `${higher} against ${lower}`,
  },
  unused: {
    title: 'Never used',
    none: 'Everything was used at least once.',
    note: (n: number) =>
      n === 1
        ? 'One card, ability or action was never used:'
        : `${n} cards, abilities or actions were never used:`,
  },
} as const;
