import { namesFor } from '../names.ts';
import { clausesOf } from './clauses.ts';
import type { Drawn } from './drawn.ts';

/** Looks like the id of a clause, or of a card. */
const ID = /\b[A-Z]+(?:-[A-Z]+)*-\d+\b/g;

/** A game may have no inspector; otherwise everything clickable has details. Rules are cited as rulings, not in facts. */
export function badDetails({ table, position, screens }: Drawn): string[] {
  const { game, drawing } = table;
  const clauses = clausesOf(table);
  return screens.flatMap(({ viewer, whose, all }) => {
    if (viewer === 'replay') return [];
    const view = game.rules.view(position.state, viewer);
    const anchors = [...new Set(all.flatMap(({ anchor }) => anchor ?? []))];
    const found = anchors.map((anchor) => ({ anchor, is: drawing.inspect(view, anchor, namesFor(viewer)) }));
    if (found.every(({ is }) => is === null)) return [];
    return found.flatMap(({ anchor, is }) => {
      const where = `On the screen of ${whose}, ${anchor}`;
      if (is === null) return [`${where} has no details.`];
      const rulings = [...is.rulings, ...(is.sum == null ? [] : [is.sum.clause])];
      return [
        ...is.facts
          .filter((fact) => (fact.match(ID) ?? []).some((id) => clauses.has(id)))
          .map((fact) => `${where} cites a clause in a fact: “${fact}”`),
        ...rulings
          .filter((id) => !clauses.has(id))
          .map((id) => `${where} cites ${id}, which is not in the rule book.`),
        ...(new Set(is.rulings).size < is.rulings.length ? [`${where} cites a clause twice.`] : []),
      ];
    });
  });
}
