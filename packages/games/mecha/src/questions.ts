import { openQuestion, type Names } from '@mechatable/kernel';
import type { Ask, WindowName } from './agenda.ts';
import { NAME } from './content/cards.ts';
import { partOf } from './effects/carry-out.ts';
import { BY_SEAT, outcome } from './ending.ts';
import { linkWords } from './chain-words.ts';
import type { Progress } from './links.ts';
import type { View } from './view.ts';
import { words, type Prompts } from './words/index.ts';

type AskOf<Name extends Ask['ask']> = Extract<Ask, { ask: Name }>;

const says = words.questions;

/** The open question: a prompt for those who answer, a statement about them for everyone else. */
export function question(view: View, names: Names = BY_SEAT): string {
  const ask = openQuestion(view);
  if (ask === null) return view.outcome === null ? says.nothing : outcome(view.outcome, names);
  if ('seats' in ask) return together(view, ask, names);
  const mine = ask.seat === view.viewer;
  switch (ask.ask) {
    case 'main':
      return mine ? says.yourMain : says.theirMain(names, ask.seat);
    case 'respond': {
      const occasion = pending(view, ask.window, names);
      return mine ? says.yourResponse(occasion) : says.theirResponse(names, ask.seat, occasion);
    }
    default:
      return prompt(ask, mine ? says.yours : says.theirs(names, ask.seat));
  }
}

/**
 * The next event if nobody responds: the last link of the chain, or the occasion of the window. A move gives only its
 * end, to keep the prompt short.
 */
function pending(view: View, window: WindowName, names: Names): string {
  const link = view.chain.at(-1);
  if (link === undefined) return says.occasion(window);
  return linkWords(view, link.kind === 'move' ? { ...link, path: link.path.slice(-1) } : link, names);
}

function together(view: View, ask: Extract<Ask, { readonly seats: unknown }>, names: Names): string {
  const isAsked = ask.seats.some((seat) => seat === view.viewer);
  if (ask.ask === 'mulligan') return isAsked ? says.yourMulligan : says.theirMulligan(names, ask.seats);
  return isAsked ? says.yourSecretDiscard : says.theirSecretDiscard(names, ask.seats);
}

type Other = Exclude<Ask, { readonly seats: unknown } | AskOf<'main' | 'respond'>>;

function prompt(ask: Other, prompts: Prompts): string {
  switch (ask.ask) {
    case 'place':
      return prompts.place;
    case 'skip':
      return prompts.skip;
    case 'trim':
      return prompts.trim;
    case 'dismiss':
      return prompts.dismiss(NAME[ask.card]);
    case 'look':
      return prompts.look(NAME[ask.trigger.card]);
    case 'fetch':
      return prompts.fetch(NAME[ask.trigger.card]);
    default:
      return promptWithin(ask, prompts);
  }
}

/** A choice inside an effect: it names the card that asks. */
function promptWithin(ask: Extract<Other, { readonly progress: unknown }>, prompts: Prompts): string {
  const card = NAME[ask.progress.card];
  switch (ask.ask) {
    case 'sacrifice':
      return isForTower(ask.progress) ? prompts.sacrificeTower(card) : prompts.sacrificeMecha(card);
    case 'discard':
      return prompts.discard(card, ask.left);
    case 'take':
      return prompts.take(card, ask.left);
    case 'put':
      return prompts.put(card, ask.left);
    case 'putBack':
      return prompts.putBack(card, ask.left);
    case 'name':
      return prompts.name(card);
    case 'target':
      return prompts.target(card);
  }
}

function isForTower(progress: Progress): boolean {
  const op = partOf(progress);
  return op.op === 'sacrifice' && op.what === 'tower';
}
