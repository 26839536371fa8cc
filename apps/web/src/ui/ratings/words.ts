function matches(count: number, which = ''): string {
  return `${count} ${which}match${count === 1 ? '' : 'es'}`;
}

/** The strings about a player's ratings that several pages share. */
export const words = {
  label: (rating: number, provisional: boolean) => `Rating ${rating}${provisional ? ', provisional' : ''}`,
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
  curve: (count: number, first: number, last: number, lowest: number, highest: number) =>
    `Rating over ${matches(count)}: from ${first} to ${last}, lowest ${lowest}, highest ${highest}.`,
};
