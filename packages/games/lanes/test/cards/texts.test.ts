import { expect, test } from 'vitest';
import { CARDS } from '../../src/content/cards.ts';

/** The printed texts of the first release. New cards stay out. */
const TEXTS: Readonly<Record<string, string>> = {
  'VG-01': '',
  'VG-02':
    '[When Attacking] If another of your Vanguard units is resting, this unit gets +2 power until end of turn.',
  'VG-03': '[Start of Combat] If this unit is the attacker, it gets +2 power until end of combat.',
  'VG-04': '[On Combat Victory] (once per turn) Ready this unit.',
  'VG-05': '[When Attacking] [Rest] 4 this unit.',
  'VG-06': 'Continuous: Your other Vanguard units in frontline zones get +1 power.',
  'VG-07': 'Cost: Discard 1 card from your hand.',
  'VG-08': '[On Kill]? Draw 1 card.',
  'BA-01': 'Continuous: This unit cannot attack.',
  'BA-02': 'Continuous: While you have a land in this lane, this unit gets +2 power.',
  'BA-03': 'Continuous: While this unit is in the backline, your frontline unit in this lane gets +2 power.',
  'BA-04':
    'Continuous: The first time each turn that this unit would be moved to the graveyard for losing a combat, it is not moved.',
  'BA-05': '[On Combat Loss]? Pay: discard 1 card. Destroy the other unit in this combat.',
  'BA-06': '[On Land Placed]{your land zones}{Base land} (once per turn) Draw 1 card.',
  'BA-07': 'Cost: Put 1 land you control into the trash.',
  'BA-08':
    '[On Death] If you have 1 or fewer cards in your protection zone, put the top card of your deck on top of it face down.',
  'LB-01': '',
  'LB-02': 'Continuous: When this unit attacks, the facing lane is checked backline first, then frontline.',
  'LB-03': 'Continuous: Your units in zones adjacent to this unit get +1 power.',
  'LB-04': '[When Attacking] Choose an enemy unit in the facing lane: it gets -2 power until end of turn.',
  'LB-05':
    '[On Unit Attack]{facing lane} (once per turn) The attacking unit gets -2 power until end of turn.',
  'LB-06':
    '[Main] Pay: [Rest] 2 this unit. Destroy an enemy unit with effective power 2 or less in the facing lane or a lane next to it.',
  'LB-07': 'Cost: [Rest] 2 one of your units that is not resting.',
  'LB-08': '[End of Attack]? Move this unit to an adjacent empty unit zone.',
  'SV-01': 'Unit zone, Deck - [On Death] Draw 1 card.',
  'SV-02': '[On Play]? Return a unit card from your graveyard to your hand. Then discard 1 card.',
  'SV-03':
    'Graveyard - [Start of Main]? Pay: discard 1 card. Summon this card from your graveyard to an empty backline zone.',
  'SV-04': '[On Unit Death]{another unit} This unit gets +1 power for as long as it stays in unit zones.',
  'SV-05':
    '[On Summon] Choose up to 3 unit cards in your graveyard and put them on the bottom of your deck: this unit gets +1 power per card chosen for as long as it stays in unit zones.',
  'SV-06': 'Graveyard - Continuous: Your Salvor units in frontline zones get +1 power.',
  'SV-07': '[On Kill]? Return an equip or land card from your trash to your hand.',
  'SV-08': 'Cost: Put 3 cards from your graveyard on the bottom of your deck.',
  'HV-01':
    '[On Play] Look at the top 3 cards of your deck; you may summon one Hive unit with printed frontline power 2 or less among them to an empty unit zone. Put the others on the bottom in the order seen.',
  'HV-02':
    '[Main] Pay: [Rest] 2 this unit. Look at the top 2 cards of your deck; you may summon one Hive unit among them to an empty zone adjacent to this unit. Put the others on the bottom in the order seen.',
  'HV-03':
    '[On Unit Summoned]{your unit zones}{another Hive unit} That unit gets +2 power until end of turn.',
  'HV-04': '[On Summon] Choose an enemy unit: it gets -2 power until end of turn.',
  'HV-05': 'Continuous: This unit gets +1 power for each other Hive unit you control.',
  'HV-06':
    'Hand - [On Unit Death]{your unit zones}{Hive unit}? Summon this card from your hand to the zone in which that unit died.',
  'HV-07': '[End of Turn] If you control 4 or more Hive units, draw 1 card.',
  'HV-08':
    'Cost: Put 1 Hive unit you control into the graveyard. [On Play] Summon up to 2 Hive units with printed frontline power 2 or less from your graveyard to empty unit zones.',
  'PH-01': "Continuous: This unit's first move action each turn needs no [Rest].",
  'PH-02': '[On Protection Hit] Draw 1 card.',
  'PH-03': '[On Protection Hit] Your opponent discards 1 card.',
  'PH-04': 'Continuous: When this unit checks the protection zone, it checks one more time.',
  'PH-05': '[On Play] [Rest] 2 an enemy unit.',
  'PH-06': '[Start of Turn]? Move this unit to any empty unit zone of yours.',
  'PH-07': '[Start of Combat] If the other unit is resting, this unit gets +4 power until end of combat.',
  'PH-08': '[End of Combat] This unit gets -2 power for as long as it stays in unit zones.',
  'NT-01': '',
  'NT-02': '',
  'NT-03': '[On Play]? Destroy an enemy land in the facing lane.',
  'NT-04': 'Revealed pool - Continuous: Your frontline unit in lane 2 gets +1 power.',
  'NT-05': '[On Land Destroyed]{every land zone} (once per turn) Draw 1 card.',
  'NT-06': '[Start of Main] If your opponent controls more units than you, draw 1 card.',
  'NT-07': 'Continuous: This unit comes into a unit zone with [Rest] 2.',
  'NT-08': '[On Unit Summoned]{facing lane} [Rest] 1 that unit.',
  'LD-01': 'Continuous: Your frontline unit in this lane gets +2 power.',
  'LD-02': 'Continuous: Your backline unit in this lane gets +2 power.',
  'LD-03': '[Main] (once per turn) Exchange the contents of the frontline and backline zones of this lane.',
  'LD-04': '[Start of Main] Look at the top card of your deck; you may put it on the bottom.',
  'LD-05': '[When Destroyed] Draw 2 cards.',
  'LD-06':
    '[On Unit Attack]{facing lane} If the attacking unit has effective power 4 or less, destroy it. Then put this land into the trash.',
  'LD-07': '[On Unit Summoned]{this lane} That unit gets +2 power until end of turn.',
  'LD-08': '[On Unit Death]{this lane} (once per turn) Draw 1 card.',
  'LD-09': 'Continuous: Enemy units in the facing lane get -1 power.',
  'LD-10':
    '[On Play]? Move another land you control to an empty land zone of yours. / Continuous: Your units in this lane get +1 power.',
  'LD-11': '[Start of Turn] If you have 1 or fewer cards in your protection zone, draw 1 card.',
  'LD-12':
    '[End of Turn]? Pay: discard 1 card. Take 1 revealed card of your pool into your hand, then reveal the next pool card.',
  'LD-13': '[On Land Placed]{every land zone}{another Terrain land} (once per turn) Draw 1 card.',
  'LD-14':
    '[On Land Destroyed]{every land zone}{another land} Every enemy unit in the facing lane gets -2 power until end of turn.',
  'OP-01': 'Destroy an enemy unit with effective power 3 or less.',
  'OP-02': "Return an enemy unit to its owner's hand.",
  'OP-03': 'Cost: [Rest] 2 one of your units that is not resting. Draw 2 cards.',
  'OP-04': '[Rest] 2 up to two enemy units, then draw 1 card.',
  'OP-05': 'Choose one of your units: it gets +3 power until end of turn.',
  'OP-06': 'Choose up to two of your units; move each to an adjacent empty unit zone. Then draw 1 card.',
  'OP-07': 'Destroy a land. Then draw 1 card.',
  'OP-08': 'Choose up to 2 units you control and put them into the graveyard: destroy that many enemy units.',
  'OP-09':
    'Summon a unit card with printed frontline power 4 or less from your graveyard to an empty unit zone.',
  'OP-10': 'Take 1 revealed card of your pool into your hand, then reveal the next pool card.',
  'OP-11':
    'If you have 2 or fewer cards in your protection zone, put the top card of your deck on top of it face down.',
  'OP-12': 'Ready one of your resting units.',
  'OP-13':
    'Choose up to 3 cards in your hand and put them on the bottom of your deck: draw that many cards. If you chose 3, draw 1 more.',
  'OP-14': 'Every enemy unit in a frontline zone gets -2 power until end of turn.',
  'OP-15':
    'Put the top 3 cards of your deck away: unit cards into the graveyard, other cards into the trash. Then draw 1 card.',
  'OP-16':
    'Choose an enemy unit: put every equip on it into the trash and it gets -2 power until end of turn.',
  'OP-17': 'Your units in frontline zones get +2 power until the start of your next turn.',
  'MD-01': '',
  'MD-02': '',
  'MD-03':
    '[On Combat Loss]? Pay: put this equip into the trash. This unit is not moved to the graveyard in this combat.',
  'MD-04': '[End of Attack]? Move this unit to an adjacent empty unit zone.',
  'MD-05': 'Continuous: When this unit checks the protection zone, it checks one more time.',
  'MD-06': '',
  'MD-07': '[On Death] Draw 1 card.',
  'MD-08': '[End of Turn] Destroy this unit.',
  'MD-09': 'Continuous: Effects of enemy cards cannot destroy, return, rest, weaken or disarm this unit.',
  'MD-10': 'Continuous: This unit cannot change zones inside the unit zones.',
};

test.each(Object.entries(TEXTS))('[%s] has the published text', (id, text) => {
  expect(CARDS.find((card) => card.id === id)?.text).toBe(text);
});
