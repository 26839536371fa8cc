import { gamePicture, svg } from '@mechatable/art';
import { GAMES } from '@mechatable/catalog';
import type { Plugin } from 'vite';

const MODULE = '/packages/catalog/src/games.ts?pictures';

/** The pictures of all games as markup, by id. */
export function drawPictures(): Readonly<Record<string, string>> {
  return Object.fromEntries(GAMES.map(({ id }) => [id, svg(gamePicture(id))]));
}

/** A Vite plugin: `packages/catalog/src/games.ts?pictures` has the pictures of the games. */
export function pictures(): Plugin {
  return {
    name: 'mechatable:pictures',
    load(id) {
      if (!id.endsWith(MODULE)) return undefined;
      return `export const pictures = JSON.parse(${JSON.stringify(JSON.stringify(drawPictures()))});`;
    },
  };
}
