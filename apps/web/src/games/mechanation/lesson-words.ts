/** What the guided first match says, in order. */
export const words = {
  title: 'First steps in Mechanation',
  reveal:
    'Collect five Territories of one color or number to win; you start with three Greens, face-down. In every Initiation you must reveal one: pick Green 2.',
  othersReveal:
    'The other pilots do the same, in the order shown at the top. The crown marks the Alpha Pilot: this turn, that’s you.',
  look: 'The Arena has one Territory face-up and one face-down, and your Keyhole can look at a hidden card. Pick Keyhole, then the face-down Territory.',
  deployFaceUp:
    'It’s Green 4, and the eye means only you know; but you Showed Keyhole, so everyone knows you have it. Deploy War Drum, which is stronger face-up: pick it, the face-down Territory, then face-up.',
  opponentDeploys:
    'The next pilot deploys a Mech to the same Territory, face-down. Color and symbol show whose it is, but not which Mech.',
  thirdDeploys: 'The third pilot deploys to the face-up Territory, alone so far.',
  resolve:
    'The last pilot passes, so now the face-up Territory is resolved, then the face-down one. A Mech alone claims unseen; two Mechs fight.',
  attack:
    'You win 13 to 12: Green 4 is yours, and Glass Emperor goes to the hangar. As Alpha Pilot you may attack an opponent’s face-up Territory: bluff with Keyhole, face-down, against Azure 4.',
  undefended:
    'The owner can’t know it’s only Keyhole and doesn’t dare to defend. You take Azure 4, and Keyhole returns to hand unseen.',
  alphaMovesOn:
    'In turn 2 the Alpha token moves to the next pilot. In each Initiation, the pilot’s Mechs in the hangar are repaired by one Stage.',
  revealAgain:
    'Again you must reveal a Territory: pick Green 3. Now everyone can see your line of Greens grow.',
  contest: 'The Alpha Pilot has deployed a Mech to Amber 4. Fight for it: pick Iron Tortoise, then Amber 4.',
  defeat:
    'You lose 7 to 11: most losers are Disabled, but Iron Tortoise only goes on Stand-By, and Redline burns out. Now the Alpha Pilot attacks your Green 2.',
  defend:
    'You may defend with a Mech from your hand, and it stays secret until both are revealed. Pick War Drum.',
  tie: 'It’s a tie, 8 to 8: you keep the Territory, and both Mechs return to hand. In turn 3, reveal your first Green 4; then Iron Tortoise, on Stand-By, returns to your hand.',
  elsewhere:
    'You need one more Green, and there is a Green 2 in the Arena. The new Alpha Pilot deploys elsewhere with Leviathan, which can’t hide; the list at the bottom shows the Mechs not seen yet.',
  lastDeployment:
    'The next pilot passes. Deploy Iron Tortoise to Green 2, and see if the last pilot dares to contest it.',
  win: 'The last pilot passes, so this is your fifth Green! In a longer match you would also scrap down to six Territories at the end of each turn.',
};
