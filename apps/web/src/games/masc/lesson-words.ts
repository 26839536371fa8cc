/** The first lesson, as the learner reads it. */
export const words = {
  title: 'First steps in M.A.S.C.',
  pickForce:
    'You play the red mecha on the Two Rivers board: twelve regions of 6 × 6 squares. Both players pick a force in secret: take Leapfrog, with six fast Frogs.',
  chooseStart:
    'Each side has 16 mecha. Both players rolled two dice, and yours are higher, so you decide who moves first: choose “You start”.',
  pickSquad:
    'Mecha within 2 squares of each other form a squad, shown by a band, and move together. Pick one of the two Frogs in the corner.',
  moveFirst:
    'Move each member on its own: clear squares cost 1, hindering 2, water 3, and blocking squares are closed. A Frog has Move 7: pick r1, then F7 in the center.',
  moveSecond:
    'Now r1 is alone, and you can’t finish until everyone has a friend within 2 squares. Pick r2, then F6.',
  finish: 'They are together again. Finish this squad’s move.',
  opponentMoves:
    'Now your opponent moves one squad, then you again, and so on. Two Rats are coming your way.',
  pass: 'You could move another squad now, but let’s keep this short: pass. The phase ends when both players pass in a row.',
  scoring:
    'Your opponent passes too, and nobody can shoot yet, so it’s time to score. You control a region with at least twice as many mecha as they do: your own are worth 1, the center 2, theirs 4.',
  secondTurn:
    'You score 5 and your opponent 7, because their Rats control two regions in the center. Turn 2 begins, and you win the initiative again: choose “You start”.',
  attackTime: 'Time to attack! Pick your two Frogs again.',
  pin: 'Move r1 to H16, next to the Rat b16. Mecha that touch an enemy are pinned, so neither of the two can walk away.',
  moveInRange: 'Move r2 to G14, 2 squares from its friend and 3 from both Rats. A Frog’s Range is 3.',
  finishAgain: 'Finish this squad’s move.',
  opponentPasses: 'Your opponent doesn’t move this time. Pass, and the Combat Phase begins.',
  startCombat: 'You won the roll, so you also decide who starts Combat. Choose “You start” to shoot first.',
  attack: 'Pick one of your Frogs, then one of the Rats. You roll 5 dice: 2 for each Frog and 1 for the pin.',
  defenderAssigns:
    'A 4 or higher hurts a Rat, so two of your five dice count. The defender decides who takes them, but a damaged mecha must be finished off first.',
  opponentShoots:
    'One Rat is destroyed. The other is alone now and shoots back with 2 dice, plus 1 for its pin.',
  youAssign:
    'Now you are the defender: the 3 and the 4 hurt Frogs, the 1 doesn’t. Give the 3 to r1, since it takes three hits to destroy a Frog.',
};
