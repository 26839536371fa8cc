/** How a table is shown: to someone who may sit down, to a spectator, or on a screen for everyone in the room. */
export type TableMode = 'play' | 'watch' | 'tv';

/** The mode, read from the end of an address. */
export function modeOf(hash: string): TableMode {
  if (hash === '#watch') return 'watch';
  return hash === '#tv' ? 'tv' : 'play';
}
