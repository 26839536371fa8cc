import type { Refused } from '@mechatable/host';

/** Those whose label, clause or sentence hold all words of the text. */
export function filterRefused(refused: readonly Refused[], text: string): readonly Refused[] {
  const words = text.toLowerCase().split(/\s+/);
  return refused.filter(({ label, clause, sentence }) => {
    const whole = `${label} ${clause} ${sentence}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}

/** Each reason once, with what it forbids below it. */
export function refusedText(refused: readonly Refused[]): string {
  const reasons = new Map<string, string[]>();
  for (const { label, clause, sentence } of refused) {
    const reason = `${sentence} [${clause}]`;
    const labels = reasons.get(reason);
    if (labels === undefined) reasons.set(reason, [label]);
    else labels.push(label);
  }
  return [...reasons]
    .map(([reason, labels]) => [reason, ...labels.map((label) => `    not: ${label}`)].join('\n') + '\n')
    .join('');
}
