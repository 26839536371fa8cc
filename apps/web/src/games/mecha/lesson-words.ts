/** What the guided first matches say, in the order of their steps. */
export const words = {
  first: {
    title: 'First steps in Mecha Game',
    keep: 'Welcome to the battlefield: the hatched row nearest you is your entry zone. You could take a mulligan once and draw five new cards, but your opening hand is good, so keep it.',
    firstTower:
      'You have drawn a card, and your Main Phase begins with a Tower: Towers give you bandwidth. Pick a Radio Tower in your hand, then space d1 in your entry zone.',
    oneTower:
      'One Tower per turn is the limit, so your bandwidth is 1, with 0 of it used. A Skipper costs 2 and has to wait: end your Main Phase.',
    theirTower:
      'Now it’s your opponent’s turn. You could both respond to every action with Commands, but in this lesson the table passes for you.',
    secondTower:
      'Time for your second Tower, which can go in your entry zone or next to another of your Towers. Play it on c1.',
    skipper:
      'Your bandwidth is 2, exactly what the Skipper costs. It has power 2, durability 2 and Haste: play it on e1.',
    haste:
      'New Mechas wait a turn, but one with Haste can act right away. Pick the Skipper, then e2: it moves one space per turn, never diagonally.',
    bandwidthUsed: 'The Skipper uses all your bandwidth, 2 of 2. End your Main Phase.',
    modBot: 'Your opponent plays a Mod Bot with power 1 and durability 2. It blocks your way.',
    thirdTower: 'First play this turn’s Tower on b1.',
    forward:
      'Now move the Skipper forward to e3. A unit attacks what is next to it, and the Mod Bot is still two spaces away.',
    enough:
      'That’s enough for this turn: end your Main Phase. If you like, first try to play the Corvette to see which rule forbids it.',
    modBotMoves: 'The Mod Bot moves closer and attacks.',
    damageStays:
      'Its power of 1 came off your Skipper’s durability, so 1 of 2 is left, and damage stays. A unit that is attacked never strikes back.',
    attack:
      'Now you attack: pick the Skipper, then the Mod Bot on e4. Power 2 against durability 2 destroys it.',
    moveAfterAttack: 'Destroyed! In this edition a unit may move after it has attacked, so move on to e4.',
    entryZoneAhead:
      'From the enemy entry zone, one row ahead, you can attack your opponent directly. That’s for your next turn: end your Main Phase.',
    attackVector: 'Your opponent plays an Attack Vector, too far away to stop you.',
    enter: 'Move the Skipper to e5, into the enemy entry zone.',
    directAttack:
      'Now attack directly: pick the Skipper, then the edge behind the enemy entry zone. Each direct hit puts the top card of your opponent’s deck into their damage zone.',
    attackOrders:
      'That’s the first of five hits, and a Command gives you another. Play Attack Orders on the Skipper: it may attack again, and the Command is discarded.',
    again:
      'Attack once more; the fifth hit wins the match. Your opponent also loses if they have to draw from an empty deck, or if their entry zone is sealed.',
  },
  second: {
    title: 'First steps in Mecha: Immense Warfare',
    keep: 'Welcome to Immense Warfare! Your opening hand has two Towers, two Mechas and a Pilot: keep it.',
    firstTower:
      'Towers give you bandwidth, and Mechas use it. You may play one Tower per turn: pick a Radio Tower in your hand, then a1.',
    shortbow:
      'A Shortbow costs 1, which is all you have. It is weak, but it attacks up to 2 spaces away: play it on e1.',
    pilot:
      'Attach the Pilot, Admiral Grace, to the Shortbow while it is in your entry zone. She is free, and a Mecha with a Pilot costs 0: watch your bandwidth and the Shortbow’s power.',
    fresh:
      'The Shortbow now has power 2 and cost 0, but its stripes mean that it can’t act on the turn it arrives, because it has no Haste. End your Main Phase.',
    theirTower:
      'Your opponent starts with a Tower too. You could respond to every action with Commands, but in this lesson the table passes for you.',
    secondTower: 'On your second turn, play another Radio Tower on b1.',
    forward: 'Send the Shortbow forward: pick it, then e2. Admiral Grace stays aboard.',
    bugzapper:
      'The Shortbow costs 0, so you have 2 bandwidth for a Bugzapper: play it on c1. The Shortbow has moved and loses its attack if you do something else first, but it has no target anyway.',
    haste: 'The Bugzapper has Haste, so it can move right away. Move it to c2.',
    handSize:
      'Well done! You may keep five cards at the end of your turn, and you have fewer, so end your Main Phase.',
    bull: 'Your opponent plays a Mechanical Bull with power 1 and durability 2. It blocks your way.',
    closer: 'Move the Bugzapper closer, to c3.',
    shortbowCloser: 'Move the Shortbow to e3 as well.',
    thirdTower: 'Play this turn’s Tower on d1.',
    noTargets: 'No targets in range: end your Main Phase.',
    bullWaits: 'Your opponent plays another Tower. The Bull waits.',
    nextToBull: 'Now attack! First move the Bugzapper next to the Bull, to c4.',
    attack:
      'The bolt on the Bugzapper means that it attacks now or loses its attack. Pick it, then the Bull: 3 damage against durability 2.',
    intoRange:
      'Now move the Shortbow to e4. From there your opponent is 2 steps away: one to the entry zone, one more over its edge.',
    directAttack:
      'Range 2 is enough for a direct attack. Pick the Shortbow, then the edge behind the enemy entry zone.',
    attackOrders:
      'That’s the first of five hits. Play Attack Orders on the Shortbow, and it may attack again.',
    again: 'Attack once more, and see which card your opponent loses.',
    trigger:
      'It’s an Orbital Strike: a Trigger Command takes effect when it goes to the damage zone, and your opponent aims it at your Shortbow. That’s war, but three more hits win the match.',
  },
};
