import type { TriggerName } from '../content/language.ts';

/** Names of cards, zones and triggers, for use inside sentences. */
export const terms = {
  rows: { front: 'frontline', back: 'backline', land: 'land zone' },
  /** As printed on cards. */
  triggers: {
    startOfTurn: '[Start of Turn]',
    startOfMain: '[Start of Main]',
    endOfTurn: '[End of Turn]',
    main: '[Main]',
    onPlay: '[On Play]',
    onSummon: '[On Summon]',
    onUnitSummoned: '[On Unit Summoned]',
    onUnitDeath: '[On Unit Death]',
    onUnitAttack: '[On Unit Attack]',
    onLandPlaced: '[On Land Placed]',
    onLandDestroyed: '[On Land Destroyed]',
    whenAttacking: '[When Attacking]',
    startOfCombat: '[Start of Combat]',
    onCombatVictory: '[On Combat Victory]',
    onCombatLoss: '[On Combat Loss]',
    endOfCombat: '[End of Combat]',
    endOfAttack: '[End of Attack]',
    onDeath: '[On Death]',
    onKill: '[On Kill]',
    onProtectionHit: '[On Protection Hit]',
    whenDestroyed: '[When Destroyed]',
  } satisfies Record<TriggerName, string>,
  /** `Pike Lancer (A1f)`. */
  cardAt: (name: string, zone: string): string => `${name} (${zone})`,
  /** `lane 2, frontline`. */
  place: (lane: number, row: 'front' | 'back' | 'land'): string => `lane ${lane}, ${terms.rows[row]}`,
  /** A card that an effect moves and that has left the board. */
  someCard: 'the card',
  /** A trigger that no longer waits. */
  someTrigger: 'trigger',
  handReaction: (zone: string): string => `reaction from hand to the unit that died in ${zone}`,
  /** `Pike Lancer (A1f) [On Death] for Wedge Runner`: `subject` is the card of the event, if it is another one. */
  trigger: (card: string, zone: string | null, name: TriggerName, subject: string | null): string =>
    `${zone === null ? card : terms.cardAt(card, zone)} ${terms.triggers[name]}${subject === null ? '' : ` for ${subject}`}`,
};
