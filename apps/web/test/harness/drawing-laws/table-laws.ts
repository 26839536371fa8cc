import { rngFrom } from '@mechatable/kernel';
import type { TableGame } from '../../../src/games/shared/drawing.ts';
import { clausesOf } from './clauses.ts';

/** What must hold for a game as a whole. Each law says what breaks it, in a sentence each. */
export const TABLE_LAWS: Readonly<Record<string, (table: TableGame) => Iterable<string>>> = {
  'the rules accept every value of every option': refusedOptions,
  'every piece is on the contact sheet, with its own picture': badExhibits,
};

function refusedOptions(table: TableGame): string[] {
  const { game, drawing } = table;
  const clauses = clausesOf(table);
  return drawing.options.flatMap(({ name, clause, values }) => [
    ...(clause === null || clauses.has(clause)
      ? []
      : [`The option ‘${name}’ cites ${clause}, which is not in the rule book.`]),
    ...values
      .filter(({ value, seat = 0 }) => {
        const options = game.rules.options.safeParse({ [name]: value });
        if (!options.success) return true;
        try {
          game.rules.setup(options.data, Math.max(game.seats.min, seat + 1), rngFrom('options'));
          return false;
        } catch {
          return true;
        }
      })
      .map(({ value }) => `The rules refuse ${JSON.stringify(value)} for the option ‘${name}’.`),
  ]);
}

const PICTURE = /^<svg [^>]*>.{100,}<\/svg>$/s;

function badExhibits({ game, drawing: { exhibits } }: TableGame): string[] {
  const shown = exhibits.map(({ id }) => id);
  const pictures = new Map<string, string>();
  return [
    ...game.content.pieces
      .filter(({ id }) => !shown.includes(id))
      .map(({ id }) => `${id} is not on the contact sheet.`),
    ...exhibits.flatMap(({ id, svg }) => {
      const twin = pictures.get(svg);
      pictures.set(svg, id);
      return [
        ...(twin === undefined ? [] : [`${id} and ${twin} have the same picture.`]),
        ...(PICTURE.test(svg) ? [] : [`The picture of ${id} is broken.`]),
      ];
    }),
  ];
}
