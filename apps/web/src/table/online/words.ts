/** The English around an online match. */
export const words = {
  unknownGame: (game: string) => `This page is older than the server: it doesn’t know "${game}". Reload it.`,
  connecting: 'Connecting…',
  offline: 'Connection lost. Your move will be sent as soon as you’re back online.',
  presence: { online: 'Online', away: 'Away', gone: 'Gone' },
  watch: {
    count: (count: number) => {
      if (count === 0) return 'Nobody is watching.';
      return count === 1 ? '1 person is watching.' : `${count} people are watching.`;
    },
    copy: 'Copy link to watch',
    copied: 'Copied',
    copyFailed: 'Couldn’t copy',
  },
  clock: (name: string, time: string) => `${name}: ${time} left`,
  offers: {
    undo: (name: string) => `${name} asks to undo the last move.`,
    draw: (name: string) => `${name} offers a draw.`,
    yours: { undo: 'You asked for an undo.', draw: 'You offered a draw.' },
    agree: 'Agree',
    refuse: 'Refuse',
    withdraw: 'Withdraw',
    askUndo: 'Ask for undo',
    offerDraw: 'Offer a draw',
  },
  rating: {
    heading: 'Ratings',
    soon: 'Rating this match…',
    later: 'Ratings change once spectators have seen the end.',
    uncounted: {
      limit: 'Not rated: five rated matches between the same players today.',
      device: 'Not rated: two players share a device, or play without HTTPS.',
    },
  },
  gone: {
    text: (name: string) => `${name} has left. How do you want to continue?`,
    win: 'Take the win',
    bot: 'Let a bot take over',
    wait: 'Wait',
  },
  back: {
    text: 'A bot is playing for you.',
    take: 'Take your seat back',
  },
  device: {
    text: 'You began this match on another device.',
    take: 'Continue here',
  },
  talk: {
    title: 'Chat',
    label: 'Message',
    send: 'Send',
    /** `Mira`, `Mira to Ada`. */
    speaker: (name: string, to: string | null) => (to === null ? `${name}:` : `${name} to ${to}:`),
    to: 'To',
    table: 'Everyone',
    spectators: 'Spectators',
    mute: (name: string) => `Mute ${name}`,
    report: 'Report',
    reported: 'Reported. Thank you.',
    unread: (count: number) => `${count} new`,
    phrases: {
      hello: 'Hello!',
      luck: 'Good luck!',
      'well-played': 'Well played.',
      thanks: 'Thanks!',
      oops: 'Oops.',
      thinking: 'Let me think…',
      'good-game': 'Good game!',
    },
  },
  end: {
    rematch: 'Rematch',
    record: 'The server has published the full record, so you can verify it.',
  },
};
