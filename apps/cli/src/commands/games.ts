import { clausesFor } from '@mechatable/rulebook';
import { command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { outJson } from '../json.ts';
import { JSON_FLAG } from '../option.ts';
import { rulebookOf } from '../rule-books.ts';
import { textTable } from '../text-table.ts';

export const games = command({
  name: 'games',
  summary: 'List the games with their seats, rule book clauses and cards.',
  about: '',
  operands: {},
  options: { json: JSON_FLAG },
  examples: ['npx mechatable games', 'npx mechatable games --json'],
  run(_operands, { json }, io) {
    const list = io.games.map((game) => ({
      id: game.id,
      title: game.title,
      seats: { min: game.seats.min, max: game.seats.max },
      clauses: clausesFor(rulebookOf(io.root, game), game.id).length,
      cards: game.content.pieces.length,
    }));
    if (json) {
      outJson(io, list);
      return EXIT.ok;
    }
    const rows = list.map(({ id, title, seats: { min, max }, clauses, cards }) => [
      id,
      title,
      min === max ? String(min) : `${String(min)}–${String(max)}`,
      String(clauses),
      String(cards),
    ]);
    io.out(textTable(['id', 'title', 'seats', 'clauses', 'cards'], rows));
    return EXIT.ok;
  },
});
