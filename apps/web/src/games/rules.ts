import type { AnyGame } from '@mechatable/kernel';

/** The rules of each game without its looks, loaded when they are wanted: all that a bot needs. */
const RULES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  lanes: async () => (await import('@mechatable/lanes')).lanes,
  'mecha-1e': async () => (await import('@mechatable/mecha')).mecha1e,
  'mecha-2e': async () => (await import('@mechatable/mecha')).mecha2e,
  masc: async () => (await import('@mechatable/masc')).masc,
  mechanation: async () => (await import('@mechatable/mechanation')).mechanation,
};

/** Null if there is no such game. */
export async function loadRules(id: string): Promise<AnyGame | null> {
  return (Object.hasOwn(RULES, id) ? await RULES[id]?.() : null) ?? null;
}
