function matches(count: number, which = ''): string {
  return `${count} ${which}match${count === 1 ? '' : 'es'}`;
}

export const words = {
  title: 'Ratings',
  heading: (game: string) => `${game}: leaderboard`,
  games: 'Games',
  columns: { rank: 'Rank', player: 'Player', rating: 'Rating', matches: 'Matches' },
  you: 'you',
  bot: (title: string) => `${title} bot`,
  nobody: 'Nobody is ranked yet. Play ten rated matches to be the first.',
  more: 'Show more',
  noGame: (game: string) => `Unknown game "${game}".`,
  noServer: 'Ratings need a server. This page was opened without one.',
  lobby: 'Back to the lobby',
  how: {
    heading: 'How ratings work',
    lines: [
      'Tick “Rated” when you play online. Everyone starts at 1500, like the Veteran bot. Win against strong opponents to gain most.',
      'Your rating is provisional (1534?) for the first ten matches. Then you are on the leaderboard.',
      'Bots have fixed ratings, from how often each level beats the one below. Matches against them count.',
      'Rated matches have a clock and the standard options. Nobody can undo after something was revealed.',
      'If you leave or run out of time, you come last. Do it twice within a day, and you wait 15 minutes before the next rated match; each further time doubles it.',
      'Five matches a day count between the same two players. Matches between two seats on one device never count.',
    ],
  },
  ratings: {
    heading: 'Ratings',
    none: 'No rated matches yet.',
    provisional: 'provisional',
    margin: (margin: number) => `± ${margin}`,
    matches: (count: number) => matches(count, 'rated '),
    left: (count: number) => `${matches(count, 'more ')} until the leaderboard`,
    leaderboard: 'Leaderboard',
    table: 'All matches',
    columns: { date: 'Date', result: 'Place', change: 'Change', rating: 'Rating' },
    earlier: 'Show earlier matches',
  },
  curve: (count: number, first: number, last: number, lowest: number, highest: number) =>
    `Rating over ${matches(count)}: from ${first} to ${last}, lowest ${lowest}, highest ${highest}.`,
  notFound: 'There is no such player.',
};
