/** Occasions to say something. */
export type Occasion = 'greeting' | 'good' | 'setback' | 'win' | 'loss';

export type Lines = Readonly<Record<Occasion, readonly string[]>>;

/** The characters' lines, and their introductions in the lobby. */
export const words = {
  pick: 'Opponent',
  nobody: 'No character',
  nobodyNote: 'Just a bot at this level.',
  styles: {
    aggressor: 'Aggressor',
    fortress: 'Fortress',
    gambler: 'Gambler',
    hoarder: 'Hoarder',
    hunter: 'Hunter',
  },
  notes: {
    kade: 'Attacks first and counts the losses later.',
    holt: 'Closes every gap before moving on.',
    sparks: 'Plays everything at once, and hopes.',
    tilo: 'Keeps everything for later.',
    ravn: 'Hunts your units, whatever the score.',
  },
  introduction: (style: string, note: string) => `${style}. ${note}`,
  atLevel: (name: string, level: string) => `${name} (${level})`,
  says: (line: string) => `“${line}”`,
  lines: {
    kade: {
      greeting: ['No warm-up. Let’s go.', 'I hope you brought spare parts.'],
      good: ['That’s how you open a door.', 'Too slow!', 'Keep up.'],
      setback: ['A scratch.', 'Fine. Now I’m angry.'],
      win: ['Told you: forward is the only way.', 'Again? I’ve still got fuel.'],
      loss: ['You hit harder than you look.', 'Next time I start faster.'],
    },
    holt: {
      greeting: ['Good day. Mind the walls.', 'Take your time. I will.'],
      good: ['As planned.', 'One stone at a time.'],
      setback: ['A gap. I’ll close it.', 'Noted.'],
      win: ['Walls win. They usually do.', 'Patience, that’s all.'],
      loss: ['You found the loose stone. Well done.', 'I’ll build it higher.'],
    },
    sparks: {
      greeting: ['Feeling lucky? I am!', 'All in, as always.'],
      good: ['Ha! Did you see that?', 'I knew it. Well, I hoped.', 'Jackpot!'],
      setback: ['Worth a try!', 'Oops. Double or nothing?'],
      win: ['And that’s why you bet it all!', 'I can’t believe that worked.'],
      loss: ['Best of three?', 'What a ride!'],
    },
    tilo: {
      greeting: ['Let me just sort my things.', 'Ah, company. Sit down.'],
      good: ['I kept that one for you.', 'Never throw anything away.'],
      setback: ['I have another somewhere.', 'Hm. I liked that one.'],
      win: ['See? It all came in handy.', 'And I still have some left.'],
      loss: ['I was saving the good stuff.', 'Well played, youngster.'],
    },
    ravn: {
      greeting: ['I see you.', 'Run, if you like.'],
      good: ['One less.', 'Found you.', 'Next.'],
      setback: ['Clever prey.', 'It won’t happen twice.'],
      win: ['Nowhere left to hide.', 'The hunt is over.'],
      loss: ['You slipped away. Respect.', 'I lost the trail.'],
    },
  } satisfies Readonly<Record<string, Lines>>,
};
