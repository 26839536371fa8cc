import { BadInputError, type AnyGame } from '@mechatable/kernel';

/** The rules of each game without its looks, loaded when they are wanted: every released version, oldest first. */
const RELEASES: Readonly<Record<string, () => Promise<readonly AnyGame[]>>> = {
  lanes: async () => (await import('@mechatable/lanes')).LANES_RELEASES,
  'mecha-1e': async () => (await import('@mechatable/mecha')).MECHA1E_RELEASES,
  'mecha-2e': async () => (await import('@mechatable/mecha')).MECHA2E_RELEASES,
  masc: async () => (await import('@mechatable/masc')).MASC_RELEASES,
  mechanation: async () => (await import('@mechatable/mechanation')).MECHANATION_RELEASES,
};

/** A game under a rules version, or under its newest if none is given. A version that is not here is a `BadInputError`. */
export async function loadRules(id: string, version?: number): Promise<AnyGame | null> {
  const releases = (Object.hasOwn(RELEASES, id) ? await RELEASES[id]?.() : null) ?? [];
  const newest = releases.at(-1);
  if (newest === undefined) return null;
  if (version === undefined) return newest;
  const found = releases.find(({ rulesVersion }) => rulesVersion === version);
  if (found !== undefined) return found;
  const played = releases.map(({ rulesVersion }) => rulesVersion);
  const noun = played.length === 1 ? 'version' : 'versions';
  throw new BadInputError(
    `This table plays rules ${noun} ${played.join(' and ')} of ${newest.title}, not version ${version}.`,
  );
}
