import { difference } from '@mechatable/kernel';
import { breach, type Check } from './law.ts';

/** Cards and pieces are neither lost nor duplicated. */
export function conserved(): Check {
  let first: readonly string[] | null = null;
  return {
    at({ game, state, index }) {
      const census = [...game.lab.census(state)];
      first ??= census;
      const change = difference(first, census);
      if (change === null) return;
      const gone = missingFrom(first, census);
      const more = missingFrom(census, first);
      const what = [
        ...(gone.length > 0 ? [`lost ${gone.join(', ')}`] : []),
        ...(more.length > 0 ? [`gained ${more.join(', ')}`] : []),
      ];
      breach(
        what.length > 0
          ? `After ${index} moves the table has ${what.join(' and ')}.`
          : `After ${index} moves the census has another order: ${change}`,
      );
    },
  };
}

/** Items that are more frequent in one list than in the other. */
function missingFrom(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((item) => {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
