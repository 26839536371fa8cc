/** What the lesson says at each step: at most two sentences. */
export const words = {
  title: 'First steps in Breachline',
  welcome:
    'Welcome to Breachline, where your side of the table is the near one. You won the toss: take the first turn with the button below the table.',
  keepCards:
    'Your hand is in front of you, with your 3 face-down protection cards beside it. Each turn you draw a card and may exchange one with your pool, but keep your cards this time.',
  pickPikeLancer:
    'In your Main Phase you may do as much as you like in any order, and cards are free unless they print a cost. Anything framed can be picked: pick the Pike Lancer in your hand.',
  placePikeLancer:
    'A unit has two power values, one for the frontline and one for the backline. The Pike Lancer has 5 in front and only 1 behind, so place it in the frontline of lane 1.',
  pickTrophyHunter: 'There is room for more. Pick the Trophy Hunter.',
  placeTrophyHunter: 'Place it in the middle, in the frontline of lane 2.',
  pickDuelistKite: 'Pick the Duelist Kite too, so that no lane is open.',
  placeDuelistKite: 'Place it in the frontline of lane 3.',
  pickBunker:
    'A land works for its lane. Pick the Ferrocrete Bunker: it gives your frontline unit there +2 power.',
  placeBunker:
    'Place it in lane 1 and watch the Pike Lancer grow from 5 to 7. Point at any card to see how its power adds up.',
  endFirstTurn:
    'Nobody can attack on turn 1, so end your turn. If you like, first pick something without a frame to see which rule forbids it.',
  watchOpponent: 'Now it’s your opponent’s turn. Watch which units they play.',
  openLane: 'Your opponent has units in the frontline of lanes 1 and 2. Lane 3 is open.',
  exchange:
    'You drew a Siege Ram, which you don’t need today. Exchange it for a card from your pool, the face-up cards at your side.',
  giveBack: 'Pick the Siege Ram to put it on the bottom of your deck.',
  takeFromPool: 'Now take the Tractor Recall from your pool.',
  precisionStrike:
    'A tech works once: Precision Strike destroys an enemy unit with power 3 or less. Play it to destroy the Last Gate in lane 2, which has exactly 3.',
  attackLane1:
    'Now attack: pick the Pike Lancer, then the enemy side of lane 1. It fights the Groundbreaker, 7 against 4, and the unit with less power dies.',
  attackLane2:
    'Lane 2 is empty now, so an attack there takes a protection card. Attack with the Trophy Hunter.',
  attackLane3:
    'Do the same in lane 3 with the Duelist Kite. Your opponent will have lost 2 of 3 protection cards.',
  endSecondTurn:
    'After an attack, your units rest until your next turn, but they still defend. End your turn.',
  lostProtection: 'Lost protection cards go to your opponent’s hand. Every hit helps them a little.',
  blockedLane2:
    'Your opponent blocks lane 2: the Aegis Projector in the backline gives the Rampart Golem in front of it +2 power, 5 in total. Your Trophy Hunter has 4.',
  keepCardsAgain: 'You have all you need: keep your cards.',
  equip:
    'An equip makes a unit stronger for as long as it lives. Pick the Plasma Saber, then the Trophy Hunter: 4 + 3 = 7.',
  lastProtection: 'Lane 1 is open: attack with the Pike Lancer and take the last protection card.',
  attackWithSaber: 'Now attack with the Trophy Hunter and its saber: 7 against 5 in lane 2.',
  useTrigger:
    'The Trophy Hunter has a trigger: when it kills a unit, you may draw a card. A question mark on a card means you may say no, but use it now.',
  winningAttack:
    'Your opponent has no protection left, so one more hit wins the match. Send the Duelist Kite down lane 3!',
};
