import { z } from 'zod';
import { contentInUse, playedId, shortContentHash } from './changed-content.ts';
import type { Content } from './content.ts';
import type { ContentMark } from './custom-content.ts';
import { copy } from './data.ts';
import type { Game } from './game.ts';
import { invariant } from './invariant.ts';
import type { Lab } from './lab.ts';
import type { Rng } from './random.ts';
import type { GameEvent, Rules } from './rules.ts';
import type { Words } from './game-words.ts';

/** Some members must be given, the others have defaults. */
type Given<T, Required extends keyof T> = Pick<T, Required> & Partial<T>;

/** A game as its author writes it down. */
export interface GameDefinition<State, Action, Event extends GameEvent, View, Options> extends Pick<
  Game<State, Action, Event, View, Options>,
  'id' | 'title' | 'rulesVersion' | 'seats'
> {
  /** Without `view` and `imagine`, nothing but the generator (`rng`) is hidden. */
  readonly rules: Given<
    Rules<State, Action, Event, View, Options>,
    | 'options'
    | 'actions'
    | 'bound'
    | 'setup'
    | 'toAct'
    | 'legal'
    | 'judge'
    | 'apply'
    | 'concede'
    | 'outcome'
    | 'turn'
  >;
  readonly content?: Partial<Omit<Content, 'custom'>>;
  readonly words: Given<Words<State, Action, Event, View>, 'label' | 'question' | 'describe'>;
  readonly lab?: Partial<Lab<State, Action, Event>>;
}

/** Records and deck lists name content by id. */
function assertDistinct(list: readonly { readonly id: string; readonly name: string }[]): void {
  const names = new Map<string, string>();
  for (const { id, name } of list) {
    const taken = names.get(id);
    invariant(taken === undefined, `${name} has the id "${id}" of ${taken}: use a free id`);
    names.set(id, name);
  }
}

function markOf(id: string, rulebook: string): ContentMark | null {
  const content = contentInUse(rulebook);
  if (content?.game !== id) return null;
  const pieces = Object.values(content.lists).flatMap((list) => list.map((piece) => piece.id));
  return { name: content.name, hash: shortContentHash(content), pieces };
}

/** The whole contract from a definition. */
export function defineGame<State, Action, Event extends GameEvent, View, Options>(
  definition: GameDefinition<State, Action, Event, View, Options>,
): Game<State, Action, Event, View, Options> {
  const { id, title, rulesVersion, seats, rules, content, words, lab } = definition;
  assertDistinct(content?.pieces ?? []);
  assertDistinct(content?.loadouts ?? []);
  const { rulebook = id } = content ?? {};
  return {
    id: playedId(id, rulebook),
    title,
    rulesVersion,
    seats,
    rules: {
      questions: [],
      clone: copy,
      fewLegal(state, seat, most) {
        const legal = this.legal(state, seat); // of a game made from this one, too
        return legal.length > most ? null : legal;
      },
      attempts: (state, seat) => rules.legal(state, seat),
      otherwise: () => null,
      binding: () => null,
      answering: null,
      timeout(state, seat) {
        const pass = rules.answering?.pass;
        const isOpen = pass !== undefined && rules.judge(state, seat, pass).ok;
        return { kind: 'move', action: isOpen ? pass : rules.legal(state, seat)[0] };
      },
      view: (state) => withoutRng(state) as View,
      eventFor: (event) => event,
      imagine: (view, rng) => withRng(view, rng) as State,
      revealsAtEnd: () => true,
      portable: (state) => state,
      restore: (portable) => copy(portable) as State,
      formerly: (state) => state,
      ...rules,
    },
    content: {
      rulebook,
      pieces: [],
      loadouts: [],
      deckRules: null,
      custom: markOf(id, rulebook),
      ...content,
    },
    words: {
      anchors: (view, action) => [`choice:${words.label(view, action)}`],
      sketch: sketchOf,
      outcome: ({ sentence }) => sentence,
      refusals: { meant: () => [], explain: () => null },
      change: () => null,
      deeds: () => [],
      ...words,
    },
    lab: {
      evaluate: () => 0,
      search: {},
      opener: (state) => (rules.turn(state) > 0 ? (rules.toAct(state)[0] ?? null) : null),
      census: () => [],
      features: kindsOf(rules.actions).map((kind) => `action ${kind}`),
      used: (action) => [`action ${(action as { readonly kind: string }).kind}`],
      reachOptions: [],
      twin: () => null,
      glimpses: [],
      ...lab,
    },
  };
}

function withoutRng(state: unknown): unknown {
  const known = Object.entries(state as object).filter(([key]) => key !== 'rng');
  return copy(Object.fromEntries(known));
}

function withRng(view: unknown, rng: Rng): unknown {
  return { ...(copy(view) as object), rng: copy(rng) };
}

const COLUMNS = 80;

/** The view as text, cut to the width of a terminal. */
function sketchOf(view: unknown): string {
  const lines = JSON.stringify(view, null, 1).split('\n');
  return lines.map((line) => line.slice(0, COLUMNS)).join('\n');
}

/** The kinds of actions that a schema allows. */
export function kindsOf(actions: z.ZodType): string[] {
  if (actions instanceof z.ZodUnion) return actions.options.flatMap((option) => kindsOf(option as z.ZodType));
  if (!(actions instanceof z.ZodObject)) return [];
  const kind: unknown = actions.shape.kind;
  if (kind instanceof z.ZodLiteral) return [...kind.values].map(String);
  return kind instanceof z.ZodEnum ? kind.options.map(String) : [];
}
