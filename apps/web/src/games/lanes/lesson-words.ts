/** The texts of the lessons: at most two sentences at a time. */
export const words = {
  place: {
    title: 'Hold your lanes',
    goal: 'Play units and a land where they are strongest.',
    done: 'Space is your limit, not money: cards are free unless a cost is printed.',
    pickLancer:
      'Your side of the table is the near one, and it has three lanes. Pick the Pike Lancer in your hand.',
    placeLancer:
      'It has power 5 in the frontline but only 1 in the backline. Place it in the frontline of lane 1.',
    pickBallista: 'The Ballista Frame is the opposite: 1 in front, 5 behind. Pick it.',
    placeBallista: 'Place it in the backline of lane 1, safe behind the Lancer.',
    pickBunker: 'A land affects its whole lane. Pick the Ferrocrete Bunker.',
    placeBunker: 'Place it in lane 1 and watch the Lancer grow from 5 to 7.',
  },
  attack: {
    title: 'Attack',
    goal: 'Win a fight, and take your first protection card.',
    done: 'A unit attacks straight down its lane and then rests. Resting units still defend.',
    fight:
      'Units fight the enemy in front of them, and the weaker one dies. Attack in lane 1: pick the Pike Lancer, then the enemy side of the lane.',
    open: 'It won, 5 to 4, and now it rests. Nobody guards lane 2: attack there with the Militia Frame.',
    endTurn:
      'You got through, so your opponent loses one of three protection cards. Both your units rest now: end your turn.',
  },
  breakthrough: {
    title: 'Break through',
    goal: 'Take the last protection card, then win.',
    done: 'Three protection cards, then one more hit: that’s how most matches are won.',
    backline:
      'The frontline of lane 1 is empty, so your attack meets the unit behind it. Your Lancer has 5 and the Freight Walker only 4 back there: attack.',
    last: 'Your opponent has one protection card left, and lane 2 is open. Take it with the Gate Hammer.',
    win: 'No protection is left, and lane 3 is open. One more hit wins the match!',
  },
  cards: {
    title: 'Techs and equips',
    goal: 'Clear a lane with a tech, and make a unit stronger.',
    done: 'A tech works once. An equip stays for as long as its unit lives.',
    tech: 'Precision Strike destroys an enemy unit with power 3 or less. Play it: the Last Gate in lane 2 has exactly 3.',
    equip:
      'The Wall Warden in lane 1 has 5, and your Militia Frame only 4. Pick the Plasma Saber, then the Militia Frame.',
    armed: 'Now it has 4 + 3 = 7. Attack the Wall Warden.',
    open: 'Your tech has opened lane 2. Send the Pike Lancer through.',
  },
  exchange: {
    title: 'The pool',
    goal: 'Swap a card you don’t need for one that helps now.',
    done: 'Every turn you draw a card and may exchange one. The pool is your toolbox: look there first.',
    exchange:
      'Your turn begins: you drew a Freight Walker. A Citadel Colossus with power 8 blocks lane 1, so exchange a card for help from your pool.',
    giveBack: 'First pick the Freight Walker: it goes to the bottom of your deck.',
    take: 'Three pool cards are face up. Take the Tractor Recall.',
    recall: 'Tractor Recall sends an enemy unit back to its owner’s hand. Play it.',
    recallColossus: 'Pick the Colossus. Goodbye!',
    attack: 'Lane 1 is open. Attack with the Pike Lancer!',
  },
  triggers: {
    title: 'Triggers',
    goal: 'Use the abilities printed on your units.',
    done: 'Triggers happen automatically. Point at any card to read its text.',
    hunter:
      'The Trophy Hunter has a trigger: when it kills a unit, you may draw a card. Attack in lane 1, 4 against 3.',
    draw: 'A question mark means it’s optional. Choose yes and draw.',
    kite: 'The Duelist Kite becomes ready again when it wins a fight. Attack in lane 2, 4 against 2.',
    again: 'It isn’t resting, and lane 2 is empty now. Attack a second time!',
  },
  match: {
    title: 'A small match',
    goal: 'Break through against a Rookie.',
    play: 'Your opponent has two protection cards left: take both, then hit once more. Play as you like, and press Hint if you’re stuck.',
    done: 'Now you know the game. A full match starts with three protection cards and an empty table.',
  },
};
