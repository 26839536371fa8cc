/** The texts of the lessons: at most two sentences at a time. */
export const words = {
  claim: {
    title: 'Five of a kind',
    goal: 'Claim the Territory that completes your set.',
    done: 'Five Territories of one color or one number win immediately. Face-down ones count, too.',
    deploy:
      'You own four Greens, and five of one color win. Green 3 is in the Arena: pick Firecracker, then Green 3, then face-down.',
    others: 'Everyone sees where you went, but not which Mech you sent. The others decide in turn.',
    alone: 'Nobody else wants it. A Mech that is alone at a Territory claims it for you.',
  },
  battle: {
    title: 'Battle',
    goal: 'Fight for a Territory.',
    done: 'The higher Power claims the Territory. The loser goes to the hangar until it is repaired.',
    rival:
      'The crown marks the Alpha Pilot, who goes first this turn. They deploy a Mech face-down to Crimson 5.',
    contest:
      'Two Mechs fit at a Territory, and then they fight. You can’t see theirs, so send your strongest: Tithe Colossus, Power 11, face-down.',
    reveal: 'The others pass, so both Mechs are revealed and their Power is compared.',
  },
  turn: {
    title: 'A new turn',
    goal: 'Reveal a Territory, and get a Mech back.',
    done: 'Every turn begins like this: reveal, repair, then the Arena. You can’t stay hidden forever.',
    reveal:
      'At the start of a turn you must reveal one of your face-down Territories. Show the one that says least about your set: pick Amber 6.',
    repair:
      'Mechs in your hangar are repaired by one Stage: Iron Tortoise was on Stand-By, so it’s back in your hand. The others reveal, too.',
    deploy: 'Now two new Territories are in the Arena. Deploy Iron Tortoise, face-down, to Violet 2.',
  },
  abilities: {
    title: 'Abilities',
    goal: 'Spy with Keyhole, then strike with War Drum.',
    done: 'Every Mech has an ability. Once you show a Mech, everyone knows it, so choose the moment.',
    look: 'One Arena Territory is face-down. Keyhole can look at it: pick Keyhole, then the face-down Territory.',
    deploy:
      'It’s Green 4, and the eye means that only you know. War Drum gains 5 Power face-up: pick it, the face-down Territory, then face-up.',
    rival: 'Someone takes the challenge with a hidden Mech. Your Power is 8 + 5 = 13.',
    resolve: 'The others pass. Let’s see who came.',
  },
  raid: {
    title: 'Raid',
    goal: 'Steal a Territory with a bluff.',
    done: 'A face-down Mech could be anything. That’s your best weapon, and everyone else’s.',
    attack:
      'You are the Alpha Pilot: after the Arena you may attack a face-up Territory of a rival. Bluff with little Keyhole: pick it, Azure 4, then face-down.',
    defend: 'The owner could defend with a Mech from hand. But is that Keyhole, or Leviathan?',
  },
  defend: {
    title: 'Defend',
    goal: 'Keep what is yours.',
    done: 'A tie is enough to keep a Territory. And a Mech that came back from the Arena can defend right away.',
    threat: 'Now a rival is the Alpha Pilot, and attacks your Green 2 with a hidden Mech.',
    tortoise:
      'You may defend with a Mech from your hand. Iron Tortoise gains 3 Power when it defends: pick it.',
  },
  match: {
    title: 'A small match',
    goal: 'Complete your set against three Rookies.',
    play: 'You own four Greens: get a fifth before anyone else has a set. Play as you like, and press Hint if you’re stuck.',
    done: 'Now you know the game. A full match starts with three hidden Territories each.',
  },
};
