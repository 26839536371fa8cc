/** The texts of the lessons: at most two sentences at a time. */
export const words = {
  first: {
    towers: {
      title: 'Towers and bandwidth',
      goal: 'Build a Tower, and use its bandwidth.',
      done: 'Towers give you bandwidth: the total cost of your Mechas can’t exceed it. You never spend it.',
      tower:
        'Each of your Towers gives you 1 bandwidth, and you may play one Tower per turn. Pick the Radio Tower in your hand, then space c1 in your entry zone.',
      skipper: 'Your bandwidth is 3 now. A Skipper costs 2: play it on e1.',
      vector: 'That leaves 1, exactly what an Attack Vector costs. Play it on b1.',
      full: 'Your Mechas cost 3 of 3, this turn and every turn. End your Main Phase.',
    },
    move: {
      title: 'On the move',
      goal: 'March toward the enemy side.',
      done: 'Most Mechas move one space per turn. Those with Haste don’t wait a turn first.',
      step: 'Your goal is the far side of the battlefield. Pick the Attack Vector, then e3: it moves one space per turn, never diagonally.',
      cruiser:
        'New Mechas wait a turn before they act, but the Cruiser has Haste. Play it on c1; it costs 3.',
      haste: 'It can act right away. Move it to c2.',
      end: 'Both have moved. End your Main Phase.',
    },
    fight: {
      title: 'Fight',
      goal: 'Destroy a Cruiser with two attacks.',
      done: 'Damage stays, and targets never strike back. Attack first, and you have the advantage.',
      attack:
        'The enemy Cruiser has durability 3. Attack it with your Attack Vector, power 2: pick the Vector, then the Cruiser.',
      closer:
        'It has 1 durability left, and the damage stays. Now bring up the Skipper: move it to d3, next to the Cruiser.',
      finish: 'In this edition a Mecha may move and attack in any order. Attack with the Skipper!',
    },
    direct: {
      title: 'Direct attacks',
      goal: 'Hit your opponent twice, and win.',
      done: 'Five direct hits win, whatever their power. Two cheap Mechas hit twice as often as a big one.',
      enter:
        'Your opponent has taken 3 of 5 hits, and nobody guards column e. Move the Skipper to e5, into the enemy entry zone.',
      hit: 'From here you can attack your opponent directly. Pick the Skipper, then the edge behind the entry zone.',
      orders: 'Four hits! Commands are free: play Attack Orders on the Skipper, and it may attack once more.',
      win: 'Attack directly again. The fifth hit wins.',
    },
    respond: {
      title: 'Respond',
      goal: 'Save a Mecha on your opponent’s turn.',
      done: 'Commands work on both turns. The newest one takes effect first.',
      threat:
        'It’s your opponent’s turn, and a Mega Bot with power 3 attacks your Skipper. That would destroy it.',
      ironhide:
        'Before the attack takes effect, you may respond. Play Ironhide on the Skipper: it gets 2 Armour, and each stops a hit.',
      stopped: 'Ironhide came first, so the Armour stopped the hit. Your Skipper is unharmed.',
      back: 'Your turn: strike back! The Skipper has power 2, and the Mega Bot durability 2.',
    },
    match: {
      title: 'A small match',
      goal: 'Land three more hits against a Rookie.',
      play: 'Your opponent has taken 2 hits: land three more to win. Play as you like, and press Hint if you’re stuck.',
      done: 'Now you know the game. A full match starts with an empty battlefield and five cards.',
    },
  },
  second: {
    towers: {
      title: 'Towers and bandwidth',
      goal: 'Build a Tower, and use its bandwidth.',
      done: 'Your Mechas must fit in your bandwidth, but you never spend it.',
      tower:
        'Each of your Towers gives you 1 bandwidth, and you may play one Tower per turn. Pick the Radio Tower in your hand, then space c1 in your entry zone.',
      dog: 'Your bandwidth is 3 now. A Wind-Up Dog costs 2: play it on e1.',
      cat: 'That leaves 1, exactly what a Wind-Up Cat costs. Play it on b1.',
      full: 'Without Haste, new Mechas can’t act on the turn they arrive. End your Main Phase.',
    },
    pilots: {
      title: 'Pilots',
      goal: 'Put a Pilot in a Mecha, and get more for your bandwidth.',
      done: 'A piloted Mecha costs 0. Look for Pilots in every opening hand.',
      grace:
        'Your Wind-Up Dog uses all your bandwidth, 2 of 2. Attach Admiral Grace to it while it is in your entry zone: pick her, then the Dog.',
      room: 'A Mecha with a Pilot costs 0, so all your bandwidth is free again. Play the second Dog on c1.',
      forward:
        'Grace also gives piloted Mechas +1 power. Send her forward to e2: she stays aboard until the Mecha is destroyed.',
    },
    act: {
      title: 'Move, then attack',
      goal: 'Learn the strict order of the second edition.',
      done: 'Move, then attack right away; after an attack, a Mecha stays where it is.',
      closer: 'The Bugzapper has power 3, but the Bull is two spaces away. Move the Bugzapper to c4.',
      now: 'The bolt means: attack now, or lose the attack. Pick the Bugzapper, then the Bull.',
      other:
        'A Mecha that doesn’t need to move can just attack. Pick the Wind-Up Dog, then the Cat: power 3 against durability 2.',
      end: 'The way is clear, but a Mecha that attacked can’t move. End your Main Phase.',
    },
    range: {
      title: 'Range and Armour',
      goal: 'Shoot over your own Mecha, and crack a Turtle.',
      done: 'Range shoots over friends but not over enemies. Pierce ignores Armour.',
      shoot:
        'The Shortbow has Range 2 and shoots over your own units. Its Pierce ignores the Turtle’s Armour: attack the Turtle on d4.',
      armor:
        'Two damage, so the Turtle has 1 durability left, but its Armour still stops one hit. Attack with the Dog and see.',
      end: 'The Armour is gone, and the Turtle is still there. It won’t survive your next turn: end your Main Phase.',
    },
    direct: {
      title: 'Direct attacks',
      goal: 'Hit your opponent twice, and meet a Trigger.',
      done: 'Five hits win. Every hit can turn up a Trigger, so don’t count on one Mecha alone.',
      closer:
        'Range counts for direct attacks, too. Move the Shortbow to e4: one step to the entry zone, one more over the edge.',
      hit: 'Pick the Shortbow, then the edge behind the enemy entry zone. Each hit puts the top card of your opponent’s deck into their damage zone.',
      orders: 'Two hits so far, and five win. Play Attack Orders on the Shortbow: it may attack again.',
      again: 'Attack once more, and see which card turns up.',
      trigger:
        'It’s Orbital Strike, a Trigger: it takes effect as it goes to the damage zone. Your opponent aims it at the Shortbow.',
    },
    chain: {
      title: 'The chain',
      goal: 'Respond to a response, and win.',
      done: 'Actions stack up and resolve from the newest to the oldest. The last answer often decides.',
      attack: 'Your opponent has taken 4 hits. Attack directly with the Wind-Up Dog for the win.',
      virus:
        'They respond: Virus costs them a Tower, and your Dog couldn’t attack this turn. But it isn’t over.',
      cancel: 'You may respond, too. Play Interdiction, and pick the Virus in the chain: it is canceled.',
    },
    match: {
      title: 'A small match',
      goal: 'Land three more hits against a Rookie.',
      play: 'Your opponent has taken 2 hits: land three more to win. Play as you like, and press Hint if you’re stuck.',
      done: 'Now you know the game. A full match starts with an empty battlefield and five cards.',
    },
  },
};
