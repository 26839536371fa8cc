import { PRINTED_PLACES } from '@mechatable/lanes';
import { paragraphs } from './printed-text.ts';

/** A printed effect in plain English: when it happens, and what it does. */
export interface PlainEffect {
  /** `When a unit is summoned in this lane:`; empty for what always applies. */
  readonly when: string;
  /** As printed, for the rule book: `[On Unit Summoned]`; empty for what always applies. */
  readonly term: string;
  readonly what: string;
}

/** When a trigger happens, for those about one card. */
const OWN: Readonly<Record<string, string>> = {
  'On Play': 'when you play this',
  'On Summon': 'when this is summoned',
  'On Death': 'when this dies',
  'On Kill': 'when this kills a unit in combat',
  'On Combat Victory': 'when this wins a combat',
  'On Combat Loss': 'when this loses a combat',
  'On Protection Hit': 'when this hits a protection zone',
  'When Attacking': 'when this attacks',
  'When Destroyed': 'when this is destroyed',
  'End of Attack': 'after this attacks',
  'Start of Combat': 'when this starts a combat',
  'End of Combat': 'after this fights a combat',
  'Start of Turn': 'at the start of your turn',
  'Start of Main': 'at the start of your main phase',
  'End of Turn': 'at the end of your turn',
  Main: 'in your main phase',
};

/** Triggers about other cards: what they are about if the card names no kind, and what happens to it. */
const OTHERS: Readonly<Record<string, { readonly kind: string; readonly happens: string }>> = {
  'On Unit Summoned': { kind: 'unit', happens: 'is summoned' },
  'On Unit Death': { kind: 'unit', happens: 'dies' },
  'On Unit Attack': { kind: 'unit', happens: 'attacks' },
  'On Land Placed': { kind: 'land', happens: 'is placed' },
  'On Land Destroyed': { kind: 'land', happens: 'is destroyed' },
};

/** The text in braces is one of the places that cards can name, or else a kind of card. */
const PLACES: ReadonlyMap<string, string> = new Map(
  PRINTED_PLACES.map((place) => [
    place,
    `in ${place.replace(/^facing /, 'the facing ').replace(/^every /, 'any ')}`,
  ]),
);

/** From which zone an effect works besides the board. */
const ZONES: Readonly<Record<string, string>> = {
  Hand: 'from your hand',
  Graveyard: 'from your graveyard',
  'Unit zone, Deck': 'in play or in your deck',
  'Revealed pool': 'while revealed in your pool',
};

const EFFECT =
  /^(?:(?<zone>[A-Z][a-z ,A-Z]+) - )?(?:\[(?<trigger>(?!Rest\])[^\]]+)\](?<reach>(?:\{[^}]+\})*)(?<may>\?)?|Continuous:)?\s*(?<once>\(once per turn\))?\s*(?<what>.*)$/;

/** A new effect begins with a trigger, unless a zone comes before it. */
const NEXT_EFFECT = /(?<! -) (?=\[(?!Rest\]))/;

/** The effects of a card, one line each. */
export function plainEffects(text: string): PlainEffect[] {
  return paragraphs(text).flatMap((paragraph) => paragraph.split(NEXT_EFFECT).map(plainEffect));
}

function plainEffect(printed: string): PlainEffect {
  const found = EFFECT.exec(printed)?.groups ?? {};
  const { zone = '', trigger = '', reach = '', may, once, what = printed } = found;
  const parts = [once === undefined ? '' : 'once per turn', ZONES[zone] ?? '', triggered(trigger, reach)];
  if (may !== undefined) parts.push('you may');
  const when = parts.filter((part) => part !== '').join(', ');
  return {
    when: when === '' ? '' : `${when.charAt(0).toUpperCase()}${when.slice(1)}:`,
    term: trigger === '' ? '' : `[${trigger}]`,
    what: plainRest(what),
  };
}

function triggered(trigger: string, reach: string): string {
  const other = OTHERS[trigger];
  if (other === undefined) return OWN[trigger] ?? '';
  const named = [...reach.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const place = named.map((name) => PLACES.get(name)).find((words) => words !== undefined);
  const kind = named.find((name) => !PLACES.has(name)) ?? other.kind;
  const subject = kind.startsWith('another ') ? kind : `${/^[aeio]/i.test(kind) ? 'an' : 'a'} ${kind}`;
  return ['when', subject, other.happens, place].filter((part) => part !== undefined).join(' ');
}

/** `[Rest] 2 that unit` puts a counter on it; elsewhere the word is enough. */
function plainRest(what: string): string {
  return what.replaceAll(/\[Rest\] (\d) (?=[a-z])/g, 'Put Rest $1 on ').replaceAll('[Rest]', 'Rest');
}
