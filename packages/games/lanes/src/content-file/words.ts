/** Errors in a card of a content file, for its author. */
export const words = {
  zones: {
    hand: 'Cards from a file can’t act from the hand.',
    deck: 'In the deck, only [On Death] works: use "on": "onDeath".',
    graveyard: (timings: string): string => `In the graveyard, only ${timings} work.`,
  },
  parts: {
    save: '"save" needs "on": "onCombatLoss".',
    swapRows: '"swapRows" needs a unit, land or equip in play.',
    handFilter:
      'From the hand, players choose any card: use "filter": {}. Any other filter would reveal the hand.',
    summonSelf: '"summonSelf" needs a unit with "zones": ["graveyard"].',
    summonSelfAlone: '"summonSelf" must be the only part of its effect.',
    summonSelfTo: '"summonSelf" needs "to": "any" or "back".',
    summonSelfPay: 'A card that summons itself can’t pay with cards from the graveyard.',
    chosen: '"chosen" needs an earlier part that chooses cards on the board.',
    x: '"X" needs an earlier part "choose" or "sacrifice".',
    chose: '"chose" needs an earlier part "choose" or "sacrifice".',
    foe: '"foe" needs a trigger of combat, such as "startOfCombat".',
    techTarget: (target: string): string => `A tech isn’t on the board, so it has no "${target}".`,
    ownUnits: 'Only your own units: use "of": "unit" and "side": "you".',
    ownLands: 'Only your own lands: use "of": "land" and "side": "you".',
    units: 'This works on units only: use "of": "unit".',
  },
  techLane: 'A tech isn’t on the board: use "any", 1, 2 or 3.',
  techCondition: (name: string): string => `A tech isn’t on the board, so "${name}" never holds.`,
  continuous: {
    one: 'A continuous effect needs exactly one of "power", "powerPer" and "flag".',
    flag: 'A flag always holds, for the card itself: leave out "zones", "match", "if", and use "reach": "self".',
    n: '"n" belongs to a flag.',
    maxPower: 'A continuous effect can’t depend on power, because power depends on it: leave out "maxPower".',
  },
  unlimited: 'A [Main] effect needs "oncePerTurn" or "pay".',
  costs: {
    several: 'Only one kind of cost besides "discard".',
    twice: 'Combine costs of the same kind.',
    restSelf: 'A card in the hand can’t rest: use "restUnit".',
    trashEquip: '"trashEquip" works only for effects of an equip.',
    sacrifice: 'An equip can’t cost a unit: it could be the unit that you attach the equip to.',
  },
  unknownCard: (id: string): string => `There is no card "${id}".`,
  illegalDeck: (objection: string): string => `Not legal: ${objection}.`,
};
