import type { Thing } from '@mechatable/board';
import { pick, rngFrom, type Seat } from '@mechatable/kernel';
import type { TableGame } from '../../../src/games/shared/drawing.ts';
import { buttonsFor, isOffBoard } from '../../../src/table/choices/buttons.ts';
import { DraftModel } from '../../../src/table/choices/draft-model.ts';
import { choicesOf, instead, nextAnchors, type Choice } from '../../../src/table/choices/walk.ts';
import { anchorsIn } from '../scenes.ts';
import { draw } from './screens.ts';
import type { Asked, Position } from './walk.ts';

/** What a person can choose from, and the anchors on their board. */
export interface Offer {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly scene: Thing;
  readonly onBoard: ReadonlySet<string>;
  readonly anchorAliases: (anchor: string) => readonly string[];
}

/** How far a draft is followed. */
const DRAFTED = 4;

/**
 * The choices of everyone who is asked: actions, or the steps of a draft as far as it is followed. Without those that need
 * something of a sort that only the list of choices offers.
 */
export function* offersIn(
  table: TableGame,
  { asked, name }: Position,
  listed: readonly string[],
): Generator<Offer> {
  const isClicked = ({ anchors }: Choice): boolean =>
    !anchors.some((anchor) => listed.some((sort) => anchor.startsWith(`${sort}:`)));
  for (const one of asked) {
    const drafts = new DraftModel(table.drawing);
    drafts.follow(frameOf(one));
    if (drafts.present.value === null) {
      yield offer(table, one, one.view, actionsOf(table, one).filter(isClicked));
      continue;
    }
    const rng = rngFrom(name);
    for (let step = 0; step < DRAFTED; step++) {
      const draft = drafts.present.value;
      const choices = drafts.choices.value;
      yield offer(table, one, draft.view, choices.filter(isClicked));
      const steps = choices.filter(({ action }) => draft.steps.some((each) => each === action));
      if (steps.length === 0) break;
      drafts.take(pick(rng, steps));
    }
  }
}

function actionsOf({ game, drawing }: TableGame, { view, legal }: Asked): readonly Choice[] {
  return choicesOf(game, view, legal, (action) => drawing.givesUp(view, action));
}

function offer(table: TableGame, { seat }: Asked, view: unknown, choices: readonly Choice[]): Offer {
  const scene = draw(table, view, seat);
  return {
    seat,
    choices,
    scene,
    onBoard: anchorsIn(scene),
    anchorAliases: (anchor) => table.drawing.anchorAliases(view, anchor),
  };
}

function frameOf({ seat, view, legal }: Asked): Parameters<DraftModel['follow']>[0] {
  const now = { entry: 0, link: null, undo: null, outcome: null };
  return { ...now, viewer: seat, seq: 0, turn: 0, view, asked: [seat], legal, passing: false };
}

/** Things to click that are neither on the board nor buttons. */
export function missingAnchors({ choices, onBoard, anchorAliases }: Offer): string[] {
  const missing = new Map<string, Choice>();
  for (const choice of choices) {
    for (const anchor of choice.anchors) {
      if (!isOffBoard(anchor) && !onBoard.has(anchor)) missing.set(anchor, choice);
    }
  }
  return [...missing]
    .filter(([anchor]) => !anchorAliases(anchor).some((other) => onBoard.has(other)))
    .map(([anchor, { label }]) => `“${label}” needs ${anchor}, which is not on the board.`);
}

/** Choices that clicks on the board and on the buttons don't lead to. */
export function* blocked(offered: Offer, walked: readonly string[] = []): Generator<string> {
  const { choices, onBoard, anchorAliases } = offered;
  if (choices.length === 1) return; // it has a button
  const { others, ends } = buttonsFor(choices, walked);
  const buttons = new Set([...others, ...ends]);
  const next = nextAnchors(choices, walked);
  const clickable = new Set([...next].filter((anchor) => onBoard.has(anchor)));
  for (const [other, anchor] of instead(next, anchorAliases)) if (onBoard.has(other)) clickable.add(anchor);
  const groups = new Map<string | undefined, Choice[]>();
  for (const choice of choices) {
    const anchor = choice.anchors[walked.length];
    const group = groups.get(anchor);
    if (group === undefined) groups.set(anchor, [choice]);
    else group.push(choice);
  }
  for (const [anchor, group] of groups) {
    if (anchor !== undefined && clickable.has(anchor)) {
      yield* blocked({ ...offered, choices: group }, [...walked, anchor]);
      continue;
    }
    for (const choice of group) {
      if (!buttons.has(choice)) yield `No click leads to “${choice.label}” (${choice.anchors.join(', ')}).`;
    }
  }
}
