import { BOTS } from '@mechatable/bots';
import { invariant, same } from '@mechatable/kernel';
import { asError } from './as-error.ts';
import type { Chooser, Decision } from './chooser.ts';
import { chooseDirectly } from './direct-chooser.ts';

/** A bot chose what is not possible. */
export class BotFailedError extends Error {
  override readonly name = 'BotFailedError';
}

/**
 * One of the legal actions, whatever happens: where a bot fails, or chooses what is not legal, the next
 * simpler one is asked here and now.
 */
export async function decide(
  chooser: Chooser,
  decision: Decision,
  onFailure: (error: Error) => void,
): Promise<unknown> {
  const rank = BOTS.findIndex(({ id }) => id === decision.bot);
  const simpler = BOTS.slice(0, Math.max(1, rank)).reverse();
  const tries = [
    () => chooser.choose(decision),
    ...simpler.map(
      ({ id }) =>
        () =>
          chooseDirectly({ ...decision, bot: id }),
    ),
  ];
  for (const attempt of tries) {
    try {
      return oneOf(decision, await attempt());
    } catch (error) {
      onFailure(asError(error));
    }
  }
  invariant(false, 'the simplest bot always chooses something legal');
}

function oneOf({ legal, bot, seat }: Decision, answer: unknown): unknown {
  const found = legal.find((action) => same(action, answer));
  if (found !== undefined) return found;
  throw new BotFailedError(
    `The bot ${bot} in seat ${String(seat)} chose what is not possible: ${JSON.stringify(answer)}.`,
  );
}
