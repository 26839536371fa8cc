/** Numbers for people: with commas from 1,000 up (12,345), with three digits below. */
export function figure(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en-US');
  if (Number.isInteger(value)) return String(value);
  return value.toPrecision(3);
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** A count with its noun: `1 match`, `2 matches`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${figure(n)} ${n === 1 ? one : many}`;
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
