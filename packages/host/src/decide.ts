import { findBot, isBot } from '@mechatable/bots';
import { invariant, same } from '@mechatable/kernel';
import { asError } from './as-error.ts';
import { ForfeitError, LateError, type Chooser, type Decision } from './chooser.ts';
import { chooseDirectly } from './direct-chooser.ts';
import { words } from './words.ts';

const SIMPLEST = 'random';

/** A bot chose an illegal action. */
export class BotFailedError extends Error {
  override readonly name = 'BotFailedError';
}

/** The caller that waits for a decision. */
export interface Waiting {
  onFailure(error: Error): void;
  /** Whether the answer is still needed. */
  isWaiting(): boolean;
}

/**
 * Always returns a legal action: if a bot fails or chooses an illegal action, its substitute is asked in this thread. If
 * a bot doesn't answer in time, its substitutes might not either: then only the simplest is asked in this thread, and
 * the others where the first was. Only a bot that forfeits has no substitute.
 */
export async function decide(chooser: Chooser, decision: Decision, waiting: Waiting): Promise<unknown> {
  const substitutes = substitutesOf(decision.bot);
  let isElsewhere = true;
  for (const [place, bot] of [decision.bot, ...substitutes].entries()) {
    const asked = { ...decision, bot };
    try {
      const isHere = !isElsewhere || place === substitutes.length;
      return oneOf(asked, isHere ? chooseDirectly(asked) : await chooser.choose(asked));
    } catch (error) {
      if (error instanceof ForfeitError || !waiting.isWaiting()) throw error;
      waiting.onFailure(asError(error));
      isElsewhere = error instanceof LateError;
    }
  }
  invariant(false, 'the simplest bot always chooses something legal');
}

/** Which bot replaces a failed bot, and which replaces that one; the last is the simplest. */
function substitutesOf(bot: string): readonly string[] {
  const all: string[] = [];
  for (let id = isBot(bot) ? findBot(bot).substitute : null; id !== null; id = findBot(id).substitute)
    all.push(id);
  return all.length === 0 ? [SIMPLEST] : all;
}

function oneOf({ legal, bot }: Decision, answer: unknown): unknown {
  const found = legal.find((action) => same(action, answer));
  if (found !== undefined) return found;
  throw new BotFailedError(words.bots.illegal(bot, JSON.stringify(answer)));
}
