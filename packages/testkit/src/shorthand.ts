import { canonical } from '@mechatable/kernel';

/** An action in shorthand: `{ kind: 'equip', card: 'MD-01', unit: 'A1f' }` → `equip MD-01 A1f`. */
export function shorthand(action: unknown): string {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return word(action);
  const { kind, ...fields } = action as Record<string, unknown>;
  return [kind, ...Object.values(fields)].map(word).join(' ');
}

function word(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value === null || value === undefined) return '-';
  return canonical(value);
}

/** The action that the text is the shorthand of, or undefined. Two that share one shorthand are a mistake. */
export function findByShorthand<Action>(actions: readonly Action[], text: string): Action | undefined {
  const wanted = text.trim().replace(/\s+/g, ' ');
  const found = actions.filter((action) => shorthand(action) === wanted);
  if (new Set(found.map(canonical)).size > 1) {
    throw new Error(`"${wanted}" could mean several actions: ${found.map(canonical).join(', ')}.`);
  }
  return found[0];
}
