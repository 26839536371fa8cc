import type { Thing } from '@mechatable/board';
import { faceName, tileName, type TileView, type View } from '@mechatable/mechanation';
import { backArt } from './card.ts';
import { clashes } from './clash-part.ts';
import type { NamedView } from './naming.ts';
import { outThing, outsAt } from './out-part.ts';
import { phaseOf } from './phase.ts';
import { tileThing } from './tile.ts';
import { words } from './words/index.ts';

/** MN-ARENA-7. */
const ROOM = 2;

/** The middle of the table: Territories to claim, the Mechs deployed there, deck and scrap pile. */
export function arenaPart(view: NamedView): Thing {
  return {
    key: 'arena',
    classes: `arena many-${Math.min(view.arena.length, 5)}`,
    children: [
      piles(view),
      ...clashes(view),
      {
        key: 'sites',
        classes: 'sites',
        children:
          view.arena.length === 0
            ? [{ key: 'sites.none', classes: 'nothing', text: emptyWords(view) }]
            : view.arena.map((tile) => site(view, tile)),
      },
    ],
  };
}

function emptyWords(view: View): string {
  return phaseOf(view) === 'Initiation' ? words.arena.notDealt : words.arena.empty;
}

/** A Territory with its two places. */
function site(view: NamedView, tile: TileView): Thing {
  const key = `site:${tile.tile}`;
  const outs = outsAt(view, tile.tile);
  const taken = outs.map(({ seat, out }) => outThing(view, seat, out));
  const free = Array.from({ length: ROOM - outs.length }, (_, place): Thing => {
    const placeKey = `place:${tile.tile}:${place}`;
    return {
      key: placeKey,
      classes: 'place',
      anchor: `place:${tile.tile}`,
      label: words.arena.freeSpotAt(tileName(view, tile.tile, view.names)),
      children: [{ key: `${placeKey}.words`, classes: 'place-words', text: words.arena.free }],
    };
  });
  return {
    key,
    classes: `site-frame${outs.length === ROOM ? ' crowded' : ''}`,
    children: [
      tileThing(view, tile, { form: 'site', owner: null }),
      { key: `${key}.since`, classes: 'site-since', text: sinceWords(view, tile) },
      { key: `${key}.places`, classes: 'places', children: [...taken, ...free] },
    ],
  };
}

function sinceWords({ turn }: View, { since, up }: TileView): string {
  return turn === since ? words.arena.dealtNow(up) : words.arena.dealt(up, since);
}

function piles(view: NamedView): Thing {
  const top = view.pile.at(-1);
  const scrapLabel =
    top === undefined
      ? words.arena.scrapLabel(view.pile.length)
      : words.arena.scrapLabelWithTop(view.pile.length, faceName(top.face ?? ''));
  return {
    key: 'piles',
    classes: 'piles',
    children: [
      {
        key: 'pile:deck',
        classes: `pile deck${view.deck === 0 ? ' empty' : ''}`,
        anchor: 'pile:deck',
        label: words.arena.deckLabel(view.deck),
        children: [
          { key: 'pile:deck.back', classes: 'pile-back', drawing: backArt('land') },
          { key: 'pile:deck.words', classes: 'pile-words', text: words.arena.deck },
          { key: 'pile:deck.count', classes: 'pile-count', text: String(view.deck) },
        ],
      },
      {
        key: 'pile:scrap',
        classes: `pile scrap${top === undefined ? ' empty' : ''}`,
        anchor: 'pile:scrap',
        label: scrapLabel,
        children: [
          ...(top === undefined
            ? [{ key: 'pile:scrap.empty', classes: 'pile-back' }]
            : [tileThing(view, top, { form: 'row', owner: null, picked: false })]),
          { key: 'pile:scrap.words', classes: 'pile-words', text: words.arena.scrap },
          { key: 'pile:scrap.count', classes: 'pile-count', text: String(view.pile.length) },
        ],
      },
    ],
  };
}
