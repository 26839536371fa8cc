import { findBot, isBot } from '@mechatable/bots';
import { invariant, same } from '@mechatable/kernel';
import { asError } from './as-error.ts';
import { ForfeitError, type Chooser, type Decision } from './chooser.ts';
import { chooseDirectly } from './direct-chooser.ts';

const SIMPLEST = 'random';

/** A bot chose what is not possible. */
export class BotFailedError extends Error {
  override readonly name = 'BotFailedError';
}

/**
 * One of the legal actions, whatever happens: where a bot fails, or chooses what is not legal, its substitute
 * is asked here and now. Only a bot that has forfeited has none.
 */
export async function decide(
  chooser: Chooser,
  decision: Decision,
  onFailure: (error: Error) => void,
): Promise<unknown> {
  const tries = [
    () => chooser.choose(decision),
    ...substitutesOf(decision.bot).map((bot) => () => chooseDirectly({ ...decision, bot })),
  ];
  for (const attempt of tries) {
    try {
      return oneOf(decision, await attempt());
    } catch (error) {
      if (error instanceof ForfeitError) throw error;
      onFailure(asError(error));
    }
  }
  invariant(false, 'the simplest bot always chooses something legal');
}

/** Who stands in for a bot, and for whoever stands in; the simplest once more at last. */
function substitutesOf(bot: string): readonly string[] {
  const all: string[] = [];
  for (let id = isBot(bot) ? findBot(bot).substitute : null; id !== null; id = findBot(id).substitute)
    all.push(id);
  return all.length === 0 ? [SIMPLEST] : all;
}

function oneOf({ legal, bot, seat }: Decision, answer: unknown): unknown {
  const found = legal.find((action) => same(action, answer));
  if (found !== undefined) return found;
  throw new BotFailedError(
    `The bot ${bot} in seat ${String(seat)} chose what is not possible: ${JSON.stringify(answer)}.`,
  );
}
