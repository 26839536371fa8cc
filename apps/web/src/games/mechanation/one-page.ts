import type { OnePageWords } from '../shared/one-page.ts';

/** Mechanation on one page. */
export const onePage: OnePageWords = {
  goal: 'Be the first with five Territories of one color or one number. Face-down ones count, and a WILD is whatever you need.',
  labels: [
    { at: 'panel:P2', title: 'A rival', text: 'Three others play against you. Deals aren’t binding.' },
    {
      at: 'tier:P1:1',
      title: 'Unknown Mechs',
      text: 'Everyone has one of each tier. A Mech that fought is public.',
    },
    { at: 'tile:t13', title: 'The Arena', text: 'Territories that nobody owns yet. Two Mechs fit at each.' },
    {
      at: 'row:P0',
      title: 'Your collection',
      text: 'Your Territories. Everyone sees those that are face-up.',
    },
    {
      at: 'lines:P0',
      title: 'How close you are',
      text: 'The longest bar needs the fewest more to reach five.',
    },
    {
      at: 'mech:keyhole',
      title: 'Your Mechs',
      text: 'Power decides Battles. Every Mech has an ability, too.',
    },
    { at: 'rail', title: 'Phases and order', text: 'The pilot with the crown goes first in every phase.' },
  ],
  turn: [
    { title: 'Initiation', text: 'Reveal a Territory, repair your Mechs, use abilities.' },
    { title: 'Arena', text: 'Send one Mech face-down to a Territory, or pass. One claims it, two fight.' },
    { title: 'Pilot', text: 'The Alpha Pilot may attack one face-up Territory of a rival.' },
    { title: 'Scrap', text: 'Keep at most six Territories. The Alpha token moves on.' },
  ],
  mistakes: [
    { title: 'Stand-By isn’t ready.', text: 'That Mech needs one more repair.' },
    {
      title: 'Mechs don’t tire.',
      text: 'One that came back from the Arena can attack or defend in the same turn.',
    },
    { title: 'You can’t stay hidden.', text: 'Every turn you reveal one Territory.' },
  ],
};
