/** The texts of the lessons: at most two sentences at a time. */
export const words = {
  move: {
    title: 'Move a squad',
    goal: 'Bring two Frogs forward without losing touch.',
    done: 'A squad may stretch and bend, but no mecha that had a friend may end up alone.',
    pick: 'You play the red mecha. Those within 2 squares of each other form a squad and move together: pick one of your two Frogs.',
    first: 'Each member moves on its own, and a Frog has 7 points to spend. Pick r1, then F9.',
    second:
      'Now r1 is alone, and a squad must end its move together. Pick r2, then F7, 2 squares behind its friend.',
    finish: 'They are together again. Finish this squad’s move.',
  },
  ground: {
    title: 'Mind the ground',
    goal: 'Cross a river where it costs least.',
    done: 'Clear ground costs 1, hindering 2, water 3. Objectives are free, and blocking squares are closed.',
    pick: 'Bring your Frogs across the river. Clear squares cost 1 to enter, hindering 2, water 3: pick a Frog.',
    ford: 'There is a ford at C3: hindering ground for 2, instead of water for 3. Pick r1, then C5.',
    second: 'Pick r2, then D4. It takes the same ford, and it may pass through its friend.',
    finish: 'Both are across. Finish this squad’s move.',
  },
  score: {
    title: 'Hold a region',
    goal: 'Score for a region in the center.',
    done: 'Each turn, your regions score 1, the center 2 and enemy regions 4. You win with 25 points.',
    pick: 'The board has twelve regions of 6 × 6 squares. You control one with at least twice as many mecha in it as your opponent: pick a Frog.',
    first: 'Blue has a single Rat in the neighboring center region. Move r1 there, to G8.',
    second: 'Now r2, to I7. That’s two against one.',
    finish: 'Finish this squad’s move.',
    theirs: 'Your opponent passes. When both players pass in a row, Movement ends.',
    pass: 'Nobody is in range, so there will be no shooting this turn. Pass, and see what you score.',
  },
  attack: {
    title: 'Open fire',
    goal: 'Shoot two Rats off the board.',
    done: 'You choose the squad, and the defender chooses who takes the dice.',
    attack:
      'In Combat, your squad attacks an enemy squad in range. A Wolf adds 5 dice and a Frog 2: pick your Wolf, then a Rat.',
    assign:
      'A Rat is hurt by 4 or higher, so four of your seven dice count. Your opponent assigns them, the lowest first.',
  },
  defend: {
    title: 'Take the hits',
    goal: 'Assign enemy dice, then shoot back.',
    done: 'A damaged mecha must be finished off before others take dice. So choose carefully who goes first.',
    threat: 'Blue’s two Rats attack your Frogs with four dice.',
    assign:
      'The 1 and the 2 do nothing, but 3 or higher hurts a Frog. You decide who takes the 3: pick r1, which can take three hits.',
    back: 'The 4 had to go to r1, too, because it was damaged already. Now shoot back: pick r1, then a Rat.',
  },
  match: {
    title: 'A small match',
    goal: 'Score the last 6 points against a Rookie.',
    play: 'You have 19 of 25 points. Hold regions or shoot: play as you like, and press Hint if you’re stuck.',
    done: 'Now you know the game. A full match starts at 0 points, with sixteen mecha a side.',
  },
};
