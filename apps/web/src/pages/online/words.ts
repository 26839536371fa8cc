import { counted } from '@mechatable/lists';
import type { ClockTerms } from '@mechatable/protocol';

export const words = {
  loading: 'Opening the table…',
  title: 'Table',
  invite: {
    heading: 'Invite a friend',
    text: 'Send this link, or let them scan the code. Anyone who opens it can take a seat; no account needed.',
    tv: 'Scan the code with your phone and take a seat. Your hand stays on your phone.',
    onlyHere:
      'This link works only on this computer. To play with others, start the server with HOST=0.0.0.0.',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Copy it by hand',
    share: 'Share…',
    code: 'QR code of the link to this table',
  },
  seats: {
    heading: 'Seats',
    open: 'Open',
    you: (name: string) => `${name} (you)`,
    join: 'Sit here',
    takeSeat: 'Take a seat',
    botFor: (seat: number) => `Bot for player ${seat}`,
    addBot: 'Add a bot',
    leave: 'Leave',
    close: 'Close this table',
    watch: 'Watch only',
  },
  deck: 'Your deck',
  yourName: 'Your name',
  waiting: (open: number) => `Waiting for ${counted(open, 'player')}…`,
  lookingFor: 'Looking for someone at your level. The longer you wait, the wider we look.',
  nobody: 'Nobody else is around right now. Keep this page open, or play a bot.',
  playBot: 'Play a bot instead',
  starting: 'Everyone is here. The match begins…',
  aborted: 'This table was closed.',
  lobby: 'Back to the lobby',
  terms: {
    clock: (clock: ClockTerms) => {
      switch (clock.kind) {
        case 'none':
          return 'No clock';
        case 'real-time':
          return `${clock.bank / 60} min + ${clock.increment} s`;
        case 'correspondence':
          return `${counted(clock.days, 'day')} per move`;
      }
    },
    rated: 'Rated.',
    sealed: 'The server has sealed its part of the shuffle. Yours is added when you sit down.',
  },
};
