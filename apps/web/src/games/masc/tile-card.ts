import type { Thing } from '@mechatable/board';
import type { Tile } from '@mechatable/masc';
import { grounds } from './ground-part.ts';
import { words } from './words/index.ts';

/** MASC-COMP-5: a region card as it is printed. */
export function tileCard({ id, name, rows }: Tile, key = `card:${id}`): Thing {
  return {
    key,
    look: 'card tile-card',
    label: words.pieces.tileCard(name),
    of: [
      {
        key: `${key}.head`,
        look: 'card-head',
        of: [
          { key: `${key}.name`, look: 'card-name', text: name },
          { key: `${key}.kind`, look: 'card-kind', text: id },
        ],
      },
      { key: `${key}.plan`, look: 'stock-plan', of: grounds(key, rows) },
    ],
  };
}
