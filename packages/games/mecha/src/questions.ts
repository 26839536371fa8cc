import { does, doTogether, sentence, whose, type Names } from '@mechatable/kernel';
import { NAME } from './content/cards.ts';
import { partOf } from './effects/carry-out.ts';
import { BY_SEAT, outcome } from './ending.ts';
import { OCCASION, linkWords } from './chain-words.ts';
import { openQuestion } from './naming.ts';
import type { Ask } from './agenda.ts';
import type { Progress } from './links.ts';
import type { View } from './view.ts';

type AskOf<Name extends Ask['ask']> = Extract<Ask, { ask: Name }>;

/** What is being asked: a prompt for those who answer, a statement about them for everyone else. */
export function question(view: View, names: Names = BY_SEAT): string {
  const ask = openQuestion(view);
  if (ask === null) return view.outcome === null ? 'Nothing to decide.' : outcome(view.outcome, names);
  if ('seats' in ask) return together(view, ask, names);
  const mine = ask.seat === view.viewer;
  switch (ask.ask) {
    case 'main':
      return mine ? 'Your Main Phase: play, move, attack, or end.' : `${whose(names, ask.seat)} Main Phase.`;
    case 'respond': {
      const occasion = capital(pending(view, names) ?? OCCASION[ask.window]);
      return `${occasion}. ${mine ? 'Respond or pass?' : `${does(names, ask.seat, 'may respond')}.`}`;
    }
    default:
      return mine ? capital(prompt(ask)) : sentence(`${does(names, ask.seat, deciding(ask))}.`);
  }
}

/** What happens next if nobody responds: the last link of the chain. */
function pending(view: View, names: Names): string | null {
  const link = view.chain.at(-1);
  return link === undefined ? null : linkWords(view, link, names);
}

function together(view: View, ask: Extract<Ask, { readonly seats: unknown }>, names: Names): string {
  const mulligan = ask.ask === 'mulligan';
  if (ask.seats.some((seat) => seat === view.viewer))
    return mulligan ? 'Keep your opening hand, or take a mulligan?' : 'Choose a card to discard, in secret.';
  const words = mulligan ? 'decides whether to mulligan' : 'chooses a card to discard, in secret';
  return sentence(`${doTogether(names, ask.seats, words)}.`);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Other = Exclude<Ask, { readonly seats: unknown } | AskOf<'main' | 'respond'>>;

/** The question as the player reads it who answers. */
function prompt(ask: Other): string {
  switch (ask.ask) {
    case 'place':
      return 'that space is no longer legal. Choose another.';
    case 'skip':
      return 'draw, or skip your Draw Phase?';
    case 'trim':
      return 'too many cards. Choose one to discard.';
    case 'dismiss':
      return `discard one copy of ${NAME[ask.card]}.`;
    case 'look':
      return `look through your deck for ${NAME[ask.trigger.card]}?`;
    case 'fetch':
      return `choose a card to play for ${NAME[ask.trigger.card]}.`;
    case 'putBack':
      return `put a card on your deck for ${within(ask)}.`;
    default:
      return `choose ${choice(ask)}.`;
  }
}

/** The same as everyone else reads it: `chooses a target for Potshot`. */
function deciding(ask: Other): string {
  switch (ask.ask) {
    case 'place':
      return 'chooses another space';
    case 'skip':
      return 'may skip the Draw Phase';
    case 'trim':
      return 'has too many cards and chooses one to discard';
    case 'dismiss':
      return `discards one copy of ${NAME[ask.card]}`;
    case 'look':
      return `may look through their deck for ${NAME[ask.trigger.card]}`;
    case 'fetch':
      return `chooses a card to play for ${NAME[ask.trigger.card]}`;
    case 'putBack':
      return `puts a card on their deck for ${within(ask)}`;
    default:
      return `chooses ${choice(ask)}`;
  }
}

type Inside = Extract<Ask, { readonly progress: unknown }>;

function offering(progress: Progress): string {
  const op = partOf(progress);
  return op.op === 'sacrifice' && op.what === 'tower' ? 'Tower' : 'Mecha';
}

/** The card whose effect asks, and how many are still to choose. */
function within(ask: Inside, count: (left: number) => string = (left) => `${left} left`): string {
  const left = 'left' in ask && ask.left > 1 ? ` (${count(ask.left)})` : '';
  return `${NAME[ask.progress.card]}${left}`;
}

/** What an effect lets a player choose. */
function choice(ask: Exclude<Inside, AskOf<'putBack'>>): string {
  const upTo = (left: number): string => `up to ${left}`;
  switch (ask.ask) {
    case 'sacrifice':
      return `a ${offering(ask.progress)} to sacrifice for ${NAME[ask.progress.card]}`;
    case 'discard':
      return `a card to discard for ${within(ask)}`;
    case 'take':
      return `a card to take with ${within(ask, upTo)}`;
    case 'put':
      return `a card to place with ${within(ask, upTo)}`;
    case 'name':
      return `a name for ${NAME[ask.progress.card]}`;
    case 'target':
      return `a target for ${NAME[ask.progress.card]}`;
  }
}
