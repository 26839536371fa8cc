import type { Zone } from '../content/traits.ts';
import { along, type Way } from './things.ts';

const PILE: Readonly<Record<Zone, string>> = { hand: 'hand', deck: 'deck', discard: 'discard pile' };

/** Labels of actions. */
export const labels = {
  keep: 'Keep hand',
  mulligan: 'Mulligan: draw five new cards',
  play: (card: string, space: string) => `Play ${card} on ${space}`,
  playTop: (card: string, space: string) => `Play ${card} from your deck on ${space}`,
  attach: (pilot: string, mecha: string) => `Attach ${pilot} to ${mecha}`,
  command: (card: string) => `Play ${card}`,
  commandOn: (card: string, target: string) => `Play ${card} on ${target}`,
  move: (unit: string, way: Way) => `Move ${unit} ${along(way)}`,
  attack: (unit: string, target: string) => `Attack ${target} with ${unit}`,
  useInDamageZone: (discarded: string) => `Use a card in your damage zone: discard ${discarded}`,
  useAndSacrificeIt: (unit: string) => `Use ${unit}: sacrifice it`,
  useAndDiscard: (unit: string, card: string) => `Use ${unit}: discard ${card}`,
  useAndSacrifice: (unit: string, other: string) => `Use ${unit}: sacrifice ${other}`,
  useAndSacrificeBoth: (unit: string, other: string) => `Use ${unit}: sacrifice it and ${other}`,
  endPhase: 'End your Main Phase',
  pass: 'Pass',
  place: (space: string) => `Put it on ${space}`,
  sacrifice: (unit: string) => `Sacrifice ${unit}`,
  discard: (card: string) => `Discard ${card}`,
  draw: 'Draw a card',
  skip: (card: string) => `Skip the Draw Phase for ${card}`,
  take: (card: string) => `Take ${card}`,
  put: (card: string, from: Zone, space: string) => `Put ${card} from your ${PILE[from]} on ${space}`,
  look: 'Look through your deck',
  noLook: 'Don’t look',
  noMoreCards: 'No more cards',
  putBack: (card: string) => `Put ${card} on your deck`,
  name: (name: string) => `Name it ${name}`,
  target: (target: string) => `Choose ${target}`,
};
