import type { Names, Seat } from '@mechatable/kernel';

const PLURALS = new Intl.PluralRules('pt-BR');
const NUMBERS = new Intl.NumberFormat('pt-BR');
const LIST = new Intl.ListFormat('pt-BR');

export const number = (n: number): string => NUMBERS.format(n);

/** `carta` for 1, `cartas` for 3. */
export const plural = (n: number, one: string, many = `${one}s`): string =>
  PLURALS.select(n) === 'one' ? one : many;

/** `1 carta`, `3 cartas`. */
export const counted = (n: number, one: string, many?: string): string =>
  `${number(n)} ${plural(n, one, many)}`;

/** `a`, `a e b`, `a, b e c`. */
export const listed = (words: readonly string[]): string => LIST.format(words);

/** Capitalizes what a sentence of ours begins with. Names stay as people write them. */
export const sentence = (text: string): string =>
  text.replace(/^(?:você|seus?|suas?|[oa]s?|um|uma)(?= |:|$)/, (word) => capital(word));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `você`, `Mira`. Both take the verb in the third person. */
export const who = ({ viewer, names }: Names, seat: Seat): string =>
  seat === viewer ? 'você' : (names[seat] ?? '');

/** `Você`, `Mira`, at the start. */
export const Who = (names: Names, seat: Seat): string => sentence(who(names, seat));

/** `Você compra`, `Mira compra`. */
export const does = (names: Names, seat: Seat, what: string): string => `${Who(names, seat)} ${what}`;

/** `Você compra uma carta.` */
export const says = (names: Names, seat: Seat, what: string): string => `${does(names, seat, what)}.`;

const OWN: Readonly<Record<string, string>> = { o: 'seu', a: 'sua', os: 'seus', as: 'suas' };

/** `a mão` → `sua mão`, `a mão de Mira`. */
export function own(names: Names, seat: Seat, what: string): string {
  if (seat !== names.viewer) return `${what} de ${who(names, seat)}`;
  return what.replace(/^[oa]s?(?= )/, (article) => OWN[article] ?? article);
}

/** The same as a title: `Sua mão`, `Mão de Mira`. */
export const Own = (names: Names, seat: Seat, what: string): string =>
  capital(own(names, seat, what).replace(/^[oa]s? /, ''));

/** `seu`, `de Mira`, after a noun: `carta sua`, `carta de Mira`. */
export const of = (names: Names, seat: Seat, yours: 'seu' | 'sua' | 'do seu lado'): string =>
  seat === names.viewer ? yours : `de ${who(names, seat)}`;

/** `sua vez`, `vez de Mira`. */
export const turnOf = (names: Names, seat: Seat): string => own(names, seat, 'a vez').replace(/^a /, '');

/** `Pike Lancer` → `seu Pike Lancer`, `Pike Lancer de Mira`. */
export const ownCard = (names: Names, seat: Seat, card: string): string =>
  seat === names.viewer ? `seu ${card}` : `${card} de ${who(names, seat)}`;

const CONTRACTED: Readonly<Record<string, string>> = { em: 'n', de: 'd', a: 'a', por: 'pel' };

/** `em`, `a mão de Mira` → `na mão de Mira`; `em`, `sua mão` → `em sua mão`. */
export function joined(preposition: 'em' | 'de' | 'a' | 'por', phrase: string): string {
  const article = /^([oa]s?) /.exec(phrase)?.[1];
  if (article === undefined) return `${preposition} ${phrase}`;
  if (preposition === 'a' && article.startsWith('a')) return `à${phrase.slice(1)}`;
  return `${CONTRACTED[preposition] ?? ''}${phrase}`;
}

/** Whether a noun such as `carta` or `metade leve` is feminine. */
const isFeminine = (noun: string): boolean => /^metade|a$/.test(noun);

/** The form that agrees with a noun: `agreeing('carta', 'nenhum', 'nenhuma')`. */
export const agreeing = (noun: string, masculine: string, feminine: string): string =>
  isFeminine(noun) ? feminine : masculine;
