import { difference, pick, rngFrom, same, type AnyGame, type Viewer } from '@mechatable/kernel';
import { draw } from './screens.ts';
import type { Drawn } from './drawn.ts';
import type { Position } from './walk.ts';

/** How much of a difference is shown: scenes are long. */
const SHOWN = 300;

/**
 * Two worlds that a viewer can't tell apart look the same to them. In the other world, the screen of another seat is drawn
 * just before, since a drawing must not remember what it saw there.
 */
export function leaks({ table, position, screens }: Drawn): string[] {
  const { rules } = table.game;
  const rng = rngFrom(position.name);
  return screens.flatMap(({ viewer, whose, scene }) => {
    if (viewer === 'replay') return [];
    const other = otherWorld(table.game, position, viewer);
    const seat = pick(
      rng,
      position.viewers.filter((one) => one !== viewer && one !== 'table'),
    );
    draw(table, rules.view(other, seat), seat);
    const unlike = difference(scene, draw(table, rules.view(other, viewer), viewer));
    return unlike === null
      ? []
      : [`What is hidden from ${whose} changes their screen: ${unlike.slice(0, SHOWN)}`];
  });
}

/** Looks the same to this viewer, with hidden things exchanged; if the game can't exchange any, imagined. */
function otherWorld({ rules, lab }: AnyGame, { state, name }: Position, viewer: Viewer): unknown {
  const view = rules.view(state, viewer);
  const twin = lab.twin(state, viewer, rngFrom(`${name}: twin`));
  // If a twin has another view, the rules break a law, not the drawing.
  if (twin !== null && same(rules.view(twin.state, viewer), view)) return twin.state;
  return rules.imagine(view, rngFrom(`${name}: imagined`));
}

/** Pieces that a screen names though only another seat sees them: neither the viewer's view nor the game's words name them. */
export function betrayed({ table: { game }, position, screens, offers }: Drawn): string[] {
  const { rules, words } = game;
  const find = pieceFinder(game);
  const views = new Map(position.viewers.map((viewer) => [viewer, rules.view(position.state, viewer)]));
  const seen = [...views.values()].map((view) => find(JSON.stringify(view)));
  return screens.flatMap(({ viewer, whose, all }) => {
    if (viewer === 'replay') return [];
    const view = views.get(viewer);
    const choices = offers.filter(({ seat }) => seat === viewer).flatMap((offer) => offer.choices);
    const labels = choices.map(({ label }) => label);
    const known = find(
      [JSON.stringify(view), pendingIn(game, view), words.sketch(view), ...labels].join('\n'),
    );
    const texts = all.flatMap(({ key, classes, anchor, label, text }) => [key, classes, anchor, label, text]);
    return [...find(texts.join('\n'))]
      .filter((piece) => !known.has(piece) && seen.some((pieces) => pieces.has(piece)))
      .map((piece) => `The screen of ${whose} names ${piece}, which only others know.`);
  });
}

/** What a viewer knows to be pending. Views may name its pieces by number, so it is read from a state that fits the view. */
function pendingIn({ rules }: AnyGame, view: unknown): string {
  const { agenda = [] } = rules.portable(rules.imagine(view, rngFrom('pending'))) as { agenda?: unknown };
  return JSON.stringify(agenda);
}

type Finder = (text: string) => ReadonlySet<string>;

const finders = new WeakMap<AnyGame['content'], Finder>();

/** Finds the ids of pieces that a text names, also in the plural: `2 Frogs`. */
export function pieceFinder({ content }: AnyGame): Finder {
  const finder = finders.get(content) ?? newFinder(content);
  finders.set(content, finder);
  return finder;
}

function newFinder(content: AnyGame['content']): Finder {
  const ids = new Map(
    content.pieces.flatMap(
      ({ id, name }) =>
        [
          [id, id],
          [name, id],
        ] as const,
    ),
  );
  const longestFirst = [...ids.keys()].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replace(/[^\w\s]/g, '\\$&'));
  const names = new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?=s?(?![\\w-]))`, 'g');
  return (text) => new Set(ids.size === 0 ? [] : text.match(names)?.map((name) => ids.get(name) ?? name));
}
