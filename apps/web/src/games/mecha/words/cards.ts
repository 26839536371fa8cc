import { whose, type Names, type Seat } from '@mechatable/kernel';
import type { Card } from '@mechatable/mecha';
import { inParts, signed } from './phrases.ts';

/** A printed card for its label; null for what it doesn't have. */
export interface CardWords {
  readonly name: string;
  readonly kind: string;
  readonly cost: number | null;
  readonly power: number | null;
  readonly durability: number | null;
  readonly keywords: string;
}

const COPIES: Readonly<Record<Card['copies'], string | null>> = {
  basic: 'Basic',
  singleton: 'Singleton',
  normal: null,
};
const COPY_LIMITS: Readonly<Record<Card['copies'], string | null>> = {
  basic: 'Basic: any number per deck',
  singleton: 'Singleton: one per deck',
  normal: null,
};
const GROUPS: Readonly<Record<string, string>> = {
  Tower: 'Towers',
  'Mecha Tower': 'Mecha Towers',
  Mecha: 'Mechas',
  Pilot: 'Pilots',
  Command: 'Commands',
  'Trigger Command': 'Trigger Commands',
};
const withDot = (kind: string, more: string | null): string => (more === null ? kind : `${kind} · ${more}`);

/** Cards as printed. */
export const cards = {
  /** `Mega Bot, Mecha, cost 2, power 3, durability 2, Haste`. */
  label: ({ name, kind, cost, power, durability, keywords }: CardWords) =>
    inParts([
      name,
      kind,
      cost === null ? null : `cost ${cost}`,
      power === null ? null : `power ${power}`,
      durability === null ? null : `durability ${durability}`,
      keywords === '' ? null : keywords,
    ]),
  pilotLabel: (name: string, kind: string, power: number, durability: number, keywords: string) =>
    inParts([
      name,
      kind,
      `power ${signed(power)}`,
      `durability ${signed(durability)}`,
      keywords === '' ? null : keywords,
    ]),
  kind: (kind: string, copies: Card['copies']) => withDot(kind, COPIES[copies]),
  kindWithLimit: (kind: string, copies: Card['copies']) => withDot(kind, COPY_LIMITS[copies]),
  group: (kind: string) => GROUPS[kind] ?? kind,
  perNamesake: '+n',
  onDeck: (names: Names, seat: Seat, card: string) => `${card}, on top of ${whose(names, seat)} deck`,
  onUnit: (card: string, unit: string, cell: string) => `${card}, on ${unit} (${cell})`,
};
