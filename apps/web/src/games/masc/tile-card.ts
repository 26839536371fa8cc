import type { Thing } from '@mechatable/board';
import type { Tile } from '@mechatable/masc';
import { grounds } from './ground-part.ts';
import { words } from './words/index.ts';

/** MASC-COMP-5: a region card as it is printed. */
export function tileCard({ id, name, rows }: Tile, key = `card:${id}`): Thing {
  return {
    key,
    classes: 'card tile-card',
    label: words.pieces.tileCard(name),
    children: [
      {
        key: `${key}.head`,
        classes: 'card-head',
        children: [
          { key: `${key}.name`, classes: 'card-name', text: name },
          { key: `${key}.kind`, classes: 'card-kind', text: id },
        ],
      },
      { key: `${key}.plan`, classes: 'stock-plan', children: grounds(key, rows) },
    ],
  };
}
