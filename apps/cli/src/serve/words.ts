/** Sentences of `serve` and `work`. */
export const words = {
  portMoved: (wanted: number, used: number) =>
    `Port ${String(wanted)} is in use; using ${String(used)} instead.\n`,
  running: (url: string) => `Mechatable is running at ${url}. Press Ctrl-C to stop.\n`,
  stopped: '\nMechatable stopped. Good game!\n',
  working: (kinds: readonly string[]) => `Running jobs: ${kinds.join(', ')}. Press Ctrl-C to stop.\n`,
  noNetwork: 'This computer has no network address, so other devices can’t connect.\n',
  otherDevices: (urls: readonly string[]) => `On other devices: ${urls.join(' or ')}\n`,
  noHttps: 'Without HTTPS, their moves are not signed and passkeys don’t work. See docs/online.md.\n',

  badPort: (most: number, given: string) =>
    `PORT must be a number from 1 to ${String(most)}, not "${given}".`,
  portTaken: (port: number) =>
    `Port ${String(port)} is in use. Choose another, or leave out --port to use a free one.`,
  portsTaken: (first: number) => `Port ${String(first)} and all higher ports are in use. Choose a lower one.`,
  noPermission: (port: number) => `No permission for port ${String(port)}. Choose one above 1023.`,
  noAddress: (host: string) => `Can't listen on "${host}": this computer has no such address.`,
  unknownKind: (known: string, given: string) => `--kinds takes ${known}, not "${given}".`,
  leftOut: (data: string, kinds: string) =>
    `No one else can run the jobs of ${data}, and --kinds leaves out ${kinds}. Leave out --kinds, or share the work ` +
    'through a PostgreSQL database (DATABASE_URL).',
  serverWorks: (data: string) =>
    `The server that uses ${data} does this work itself. To share it, set DATABASE_URL to a PostgreSQL database.`,
} as const;
