import { BadInputError } from '@mechatable/kernel';
import { words } from './words.ts';

const MINUTE = 60_000;
const UNITS: Readonly<Record<string, number>> = {
  m: MINUTE,
  h: 60 * MINUTE,
  d: 24 * 60 * MINUTE,
  w: 7 * 24 * 60 * MINUTE,
};

/** `7d` in milliseconds; null for `forever`. */
export function readDuration(name: string, text: string | undefined): number | null {
  if (text === 'forever') return null;
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([mhdw])$/.exec(text ?? '') ?? [];
  const length = UNITS[unit];
  if (length === undefined) throw new BadInputError(words.duration(name, text));
  return Number(count) * length;
}
