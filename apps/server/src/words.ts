import { counted } from './counted.ts';

/** All of the server's messages to people. */
export const words = {
  notSignedIn: 'You need a name on this server first. Reload the page.',
  noRoute: 'Not found. The API reference is at /api.',
  otherOrigin: 'This request came from another site.',
  tooMany: 'Too many requests. Wait a moment.',
  tooLarge: 'The request is too large.',
  notJson: 'The request is not JSON.',
  bug: 'The server failed, and nothing was changed. Try again.',
  gone: 'The connection was closed.',
  busy: 'Too many people are connected. Try again in a moment.',
  notSaved: 'The server can’t save right now, so nothing was changed. Try again.',
  newerRules: 'The server is being upgraded and doesn’t know these rules yet. Try again in a moment.',

  study: {
    notFound: 'Study not found. It may have been deleted, or the link is incomplete.',
  },

  table: {
    notFound: 'Table not found. The link may be incomplete.',
    full: 'All seats are taken. You can watch.',
    seatTaken: 'Someone else has taken this seat.',
    seated: 'You already have a seat here.',
    begun: 'The match has already begun.',
    notBegun: 'The match has not begun.',
    over: 'The match is over.',
    notOver: 'The match is not over.',
    aborted: 'This table was closed.',
    notSeated: 'You have no seat at this table.',
    notYourSeat: 'This is not your seat.',
    notYours: 'Only the player who set up this table can do that.',
    noSpectators: 'This table has no spectators.',
    customContent:
      'Online tables use published content. Content files work in your browser and in the terminal.',
    unknownGame: (game: string) => `Unknown game "${game}".`,
    ratedCharacter: 'Characters can’t play rated matches. Choose a level.',
    newGame: (title: string) => `Some of our servers don’t have ${title} yet. Try again in a few minutes.`,
    unknownBot: (bot: string) => `Unknown bot "${bot}".`,
    wrongSeats: (title: string, min: number, max: number) =>
      `${title} is for ${min === max ? counted(min, 'player') : `${min} to ${max} players`}.`,
    noPerson: 'Leave at least one seat open for a person.',
    tooManyTables: 'You have too many open tables. Close one first.',
    badLoadout: (problem: string) => `This deck can’t be played here. ${problem}`,
    abortTooLate: 'The match has begun. You can concede instead.',
    abortRated: 'This match is rated, and you have seen your cards. You can concede instead.',
  },

  match: {
    movedOn: 'The match has moved on. Look again.',
    noUndo: 'No more undos at this table.',
    noConsent: 'At this table, you can’t undo once something was revealed.',
    noDraw: 'This game doesn’t allow draws.',
    noMove: 'There is no move to undo.',
    nobodyToAsk: 'No other person is playing.',
    severalLeft: 'Other people are still playing. Let a bot take over instead.',
    usedKey: 'This key was used for another request. Choose a new one.',
    noOffer: 'This offer is no longer open.',
    botPlays: 'A bot plays for you. Take your seat back first.',
    notGone: 'This player hasn’t left.',
    recordLater: 'The record is published when the match is over.',
    badSignature: 'Invalid signature. Reload the page.',
    unsigned: 'This move has no signature. Reload the page.',
    noTalk: 'There is no chat at this table.',
    noMessage: 'Message not found.',
    muteSelf: 'You can’t mute yourself.',
    noPrivateTalk: 'There is no private chat at this table.',
  },

  rating: {
    unrated: 'Matches at this table are not rated.',
    limit: 'You have played five rated matches against each other today. This one is not rated.',
    device: 'Two seats use the same device, or no signing key (plain HTTP). This match is not rated.',
    wait: (minutes: number) =>
      `You left several rated matches today. Wait ${counted(minutes, 'minute')}, or play unrated.`,
    noClock: 'A rated match needs a clock.',
    options: 'Rated matches use the standard options.',
    seats: (count: number) => `A rated match needs ${counted(count, 'player')}.`,
  },

  people: {
    notFound: 'Player not found.',
    badCode: 'This code is wrong, has been used or has expired. Make a new one.',
    badPasskey: 'This passkey was not accepted.',
    privateAddress: 'Push messages go only to public addresses.',
    deleted: 'Deleted player',
    banned: {
      play: (until: string | null, reason: string) =>
        `You can’t start or join matches here${until === null ? '' : ` until ${until}`}. Reason: ${reason}`,
      talk: (until: string | null, reason: string) =>
        `You can’t chat here${until === null ? '' : ` until ${until}`}. Reason: ${reason}`,
    },
  },

  admin: {
    noBackup: 'Back up PostgreSQL with its own tools: docs/online.md shows how.',
    backup: 'A backup.',
    cantWrite: (file: string, why: string) => `Can’t write ${file}: ${why}.`,
    exists: 'the file already exists. Choose another name',
  },
} as const;
