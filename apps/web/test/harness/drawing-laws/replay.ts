import type { Drawn } from './drawn.ts';
import type { Screen } from './screens.ts';
import { pieceFinder } from './secret.ts';

const HAND = 'hand:';

/** A replay shows every hand. Its near hand looks as on that player's screen; cards in others can't be played. */
export function handsInReplay({ table: { game }, screens }: Drawn): string[] {
  const find = pieceFinder(game);
  const replay = screens.filter(({ viewer }) => viewer === 'replay');
  const shown = find(replay.flatMap(({ all }) => all.map(({ anchor }) => anchor)).join('\n'));
  const [near, open] = [0, 'replay' as const].map((viewer) =>
    screens.filter((one) => one.viewer === viewer).flatMap(handOn),
  );
  return [
    ...(near?.length === open?.length
      ? []
      : [
          `In the replay, ${open?.length} cards can be played; on the screen of seat 0, ${near?.length} can.`,
        ]),
    ...screens.flatMap((screen) =>
      [...find(handOn(screen).join('\n'))]
        .filter((piece) => !shown.has(piece))
        .map((piece) => `The replay doesn't show ${piece}, which is in the hand of ${screen.whose}.`),
    ),
  ];
}

function handOn({ all }: Screen): string[] {
  return all.flatMap(({ anchor }) => (anchor?.startsWith(HAND) === true ? [anchor] : []));
}
