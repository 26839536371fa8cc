import type { Thing } from '@mechatable/board';
import { CELL_NAME, linkWords, playedOn, type Link, type View } from '@mechatable/mecha';
import { artOf, cardAt, cardOf } from './card.ts';
import { ATTACK_GLYPH, MOVE_GLYPH } from './glyphs.ts';
import { otherSeat, titleOf, type NamedView } from './naming.ts';
import { PHASES, phaseOf } from './phase.ts';
import { familyLook } from './traits.ts';
import { words } from './words/index.ts';

const says = words.match;

/** The turn track, and next to it the chain while there is one (MG-R-14). */
export function watchPart(view: NamedView): Thing[] {
  return [track(view), chain(view)];
}

function track(view: NamedView): Thing {
  const now = phaseOf(view);
  return {
    key: 'track',
    classes: `track${view.turn === 0 ? '' : ` seat-${view.active}`}`,
    children: [
      {
        key: 'track.turn',
        classes: 'track-turn',
        text: view.turn === 0 ? says.openingHands : says.turnOf(view.names, view.turn, view.active),
      },
      {
        key: 'track.phases',
        classes: 'track-phases',
        children: PHASES.map((phase) => ({
          key: `track.${phase}`,
          classes: `track-phase${phase === now ? ' now' : ''}`,
          text: says.phases[phase],
        })),
      },
      ...notes(view).map((text) => ({ key: `track.note.${text}`, classes: 'track-note', text })),
    ],
  };
}

const TURN_THE_KEY = 'MG2-118';

/** Effects that apply this turn only, or to a player for the rest of the match. */
function notes(view: NamedView): string[] {
  const found: string[] = [];
  if (view.turn > 0 && view.rules.oneTowerPerTurn) {
    found.push(view.towerPlayed ? says.towerPlayed : says.noTowerYet);
  }
  if (view.stillness) found.push(says.stillness);
  view.turnKeys.forEach((keys, seat) => {
    if (keys > 0) found.push(says.turnKeys(view.names, seat, cardOf(TURN_THE_KEY).name, keys));
  });
  view.sides.forEach(({ noTowers }, seat) => {
    if (noTowers) found.push(says.noTowers(view.names, seat));
  });
  return found;
}

/** The newest link on top, as they resolve. */
function chain(view: NamedView): Thing {
  const links = view.chain.map((link, place) => linkPlate(view, link, place + 1)).reverse();
  const waiting = [...view.queue, ...view.held].map(({ card, seat, effect, source }, place) => ({
    key: `waiting.${place}.${card}.${effect}.${source}`,
    classes: `waiting seat-${seat}`,
    text: cardAt(card).name,
  }));
  return {
    key: 'chain',
    classes: `chain${links.length + waiting.length === 0 ? ' none' : ''}`,
    children: [
      {
        key: 'chain.words',
        classes: 'chain-words',
        text: links.length === 0 ? says.noChain : says.chain(links.length),
      },
      ...(links.length === 0 ? [] : [{ key: 'chain.links', classes: 'chain-links', children: links }]),
      ...(waiting.length === 0
        ? []
        : [
            {
              key: 'chain.waiting',
              classes: 'chain-waiting',
              children: [
                { key: 'chain.waiting.words', classes: 'waiting-words', text: says.triggersWaiting },
                ...waiting,
              ],
            },
          ]),
    ],
  };
}

function linkPlate(view: NamedView, link: Link, number: number): Thing {
  const key = `link:${number}`;
  const { title, aim, drawing, family } = pictureOf(view, link);
  const gone = link.kind === 'card' && link.gone;
  const sentence = linkWords(view, link, view.names);
  return {
    key,
    classes: `link seat-${link.seat} ${family}${gone ? ' gone' : ''}${number === view.chain.length ? ' next' : ''}`,
    anchor: key,
    label: gone ? says.canceledLink(number, sentence) : says.link(number, sentence),
    children: [
      { key: `${key}.number`, classes: 'link-number', text: String(number) },
      { key: `${key}.art`, classes: 'link-art', drawing },
      { key: `${key}.title`, classes: 'link-title', text: title },
      ...(aim === null && !gone
        ? []
        : [{ key: `${key}.aim`, classes: 'link-aim', text: gone ? says.canceled : says.aim(aim ?? '') }]),
    ],
  };
}

interface LinkPicture {
  readonly title: string;
  readonly aim: string | null;
  readonly drawing: string;
  readonly family: string;
}

function pictureOf(view: NamedView, link: Link): LinkPicture {
  switch (link.kind) {
    case 'card':
    case 'ability': {
      const card = cardAt(link.card);
      const aim = link.kind === 'card' ? playedOn(view, link, view.names) : null;
      return { title: card.name, aim, drawing: artOf(card.id), family: familyLook(card) };
    }
    case 'move': {
      const aim = link.path.map((cell) => CELL_NAME[cell] ?? '').join(' ');
      return { title: says.moves(unitName(view, link.unit)), aim, drawing: MOVE_GLYPH, family: 'act' };
    }
    case 'attack': {
      const aim = link.target < 0 ? titleOf(view, otherSeat(link.seat)) : unitName(view, link.target);
      return { title: says.attacks(unitName(view, link.unit)), aim, drawing: ATTACK_GLYPH, family: 'act' };
    }
  }
}

function unitName(view: View, id: number): string {
  const u = view.units.find((other) => other.id === id);
  return u === undefined ? says.removedUnit : says.unit(u.name, u.cell);
}
