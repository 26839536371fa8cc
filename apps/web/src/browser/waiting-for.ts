import type { TableInfo } from '@mechatable/protocol';

/** The tables of this list at which it is the player's turn. */
export function waitingFor(player: string, tables: readonly TableInfo[]): readonly TableInfo[] {
  return tables.filter(({ status, asked, seats }) => {
    if (status !== 'playing') return false;
    return asked.some((seat) => {
      const info = seats[seat];
      return info?.kind === 'person' && info.profile.id === player;
    });
  });
}
