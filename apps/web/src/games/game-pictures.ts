import { gamePicture, svg } from '@mechatable/art';
import { once } from './shared/once.ts';

/** The picture of a game, as markup. It takes longer to draw than the rest of the lobby. */
export const pictureOf = once((id: string) => svg(gamePicture(id)));
