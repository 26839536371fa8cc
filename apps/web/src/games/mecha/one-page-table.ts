import { startAt, type Edition } from '@mechatable/mecha';

/** The table in the picture of Mecha on one page. */
export function onePageTable(edition: Edition): unknown {
  const [yours, enemy, other] =
    edition === '1e' ? ['Skipper', 'Mod Bot', 'Cruiser'] : ['Bugzapper', 'Mechanical Bull', 'Wind-Up Dog'];
  return startAt(
    {
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      d1: 'S Radio Tower',
      c3: `S ${yours}`,
      e2: `S ${other}`,
      c5: `N ${enemy}`,
      d5: 'N Radio Tower',
      f5: 'N Radio Tower',
      g5: 'N Radio Tower',
      S: { hand: 'Attack Orders, Radio Tower, Skipper' },
      N: { hand: 'Attack Orders, Radio Tower, Skipper, Turtle' },
    },
    {},
    edition,
  );
}
