import type {
  Card,
  CardFilter,
  Condition,
  ContinuousEffect,
  Cost,
  Effect,
  Flag,
  Match,
  Op,
  Reach,
  Selector,
  SummonZones,
  Target,
  TriggerEffect,
  TriggerName,
  Until,
  WorkingZone,
} from '../src/content/language.ts';
import { printedPlace } from '../src/content/places.ts';
import { terms } from '../src/words/terms.ts';
import { a, capital, cards, inWords, NoWords, only, phrase, sentence, signed } from './phrases.ts';

/**
 * Spells the data of a card as card text, in the wording of the house (rule book, "Reading a card"). It
 * knows phrases, not cards: data that it has no words for is an error.
 */
export function spell(card: Card): string {
  try {
    return spelled(card);
  } catch (error) {
    if (!(error instanceof NoWords)) throw error;
    throw new Error(
      `${card.id}: no words for ${error.message}. If the rules can do that, add the words to test/spell.ts`,
      { cause: error },
    );
  }
}

function spelled(card: Card): string {
  const costs = card.cost.map((cost) => `Cost: ${sentence(price(cost, 'Cost'))}`);
  const effects = card.effects.map((effect) => spellEffect(card, effect)).join(' / ');
  return [...costs, effects].filter((line) => line !== '').join(' ');
}

// ---- prices and heads ----

function price(cost: Cost, where: 'Cost' | 'Pay'): string {
  switch (cost.pay) {
    case 'discard':
      return `discard ${cards(cost.n)}${where === 'Cost' ? ' from your hand' : ''}`;
    case 'restSelf':
      return `[Rest] ${cost.n} this unit`;
    case 'restUnit':
      return `[Rest] ${cost.n} one of your units that is not resting`;
    case 'sacrifice':
      return `put ${cost.n} ${cost.tribe} unit${cost.n === 1 ? '' : 's'} you control into the graveyard`;
    case 'trashLand':
      return `put ${cost.n} land${cost.n === 1 ? '' : 's'} you control into the trash`;
    case 'graveBottom':
      return `put ${cards(cost.n)} from your graveyard on the bottom of your deck`;
    case 'trashEquip':
      return 'put this equip into the trash';
  }
}

const ZONE: Record<WorkingZone, string> = {
  unit: 'unit zone',
  graveyard: 'graveyard',
  hand: 'hand',
  deck: 'deck',
  poolRevealed: 'revealed pool',
};

const zonesBefore = (zones: readonly WorkingZone[] | undefined): string =>
  zones === undefined ? '' : `${zones.map((zone) => capital(ZONE[zone])).join(', ')} - `;
const keyOf = ({ side, lane, row }: Reach): string => `${side} ${lane} ${row}`;

function which(match: Match, on: TriggerName): string {
  const noun = on === 'onLandPlaced' || on === 'onLandDestroyed' ? 'land' : 'unit';
  return [match.other === true ? 'another' : '', match.tribe ?? '', noun]
    .filter((word) => word !== '')
    .join(' ');
}

function spellEffect(card: Card, effect: Effect): string {
  if (effect.kind === 'continuous') return spellContinuous(effect);
  if (effect.kind === 'tech') return conditional(effect.if, parts(card, effect, effect.do));
  const { on, reach, match, pay = [] } = effect;
  const braces = [
    ...(reach === undefined ? [] : [`{${printedPlace(reach)}}`]),
    ...(match === undefined ? [] : [`{${which(match, on)}}`]),
  ];
  const head = `${zonesBefore(effect.zones)}${terms.triggers[on]}${braces.join('')}${effect.optional === true ? '?' : ''}`;
  const once = effect.oncePerTurn === true ? ['(once per turn)'] : [];
  const pays = pay.map((cost) => `Pay: ${price(cost, 'Pay')}.`);
  return [head, ...once, ...pays, conditional(effect.if, parts(card, effect, effect.do))].join(' ');
}

// ---- conditions ----

function conditional(conditions: readonly Condition[] | undefined, body: string): string {
  if (conditions === undefined) return sentence(body);
  return sentence(`${conditions.map((one) => `if ${condition(one)}`).join(' and ')}, ${body}`);
}

function condition(one: Condition): string {
  if ('count' in one) return counted(one.count, one.min);
  if ('fewerUnits' in one) return 'your opponent controls more units than you';
  if ('protectionAtMost' in one)
    return `you have ${one.protectionAtMost} or fewer cards in your protection zone`;
  if ('selfRow' in one) return `this unit is in the ${one.selfRow}line`;
  if ('landHere' in one) return 'you have a land in this lane';
  if ('attacking' in one) return 'this unit is the attacker';
  if ('foeResting' in one) return 'the other unit is resting';
  return `you chose ${one.chose}`;
}

function counted(selector: Selector, min: number): string {
  only(selector, 'of', 'side', 'tribe', 'other', 'resting');
  const kind = `${selector.tribe ?? ''} ${selector.of}s`.trim();
  const key = `${selector.side}${selector.other === true ? ' other' : ''}${selector.resting === true ? ' resting' : ''}`;
  if (min === 1)
    return phrase(
      'count of at least 1 of',
      { 'you other resting': `another of your ${kind} is resting` },
      key,
    );
  return phrase(`count of at least ${min} of`, { you: `you control ${min} or more ${kind}` }, key);
}

// ---- the cards that a part is about ----

const LANE: Record<string, string> = {
  'enemy this': ' in the facing lane',
  'enemy near': ' in the facing lane or a lane next to it',
};

function where({ side, lane, row }: Selector, many: boolean): string {
  const inLane = lane === undefined ? '' : phrase('side and lane', LANE, `${side} ${lane}`);
  const inRow = row === undefined ? '' : many ? ` in ${row}line zones` : ` in a ${row}line zone`;
  return inLane + inRow;
}

/** `an enemy unit with effective power 3 or less`, `one of your resting units`, `up to two enemy units`. */
function some(selector: Selector): string {
  const { side, of, n = 1, upTo = false, all = false, other = false, resting = false, maxPower } = selector;
  const noun = [resting ? 'resting' : '', selector.tribe ?? '', of].filter((word) => word !== '').join(' ');
  const power = maxPower === undefined ? '' : ` with effective power ${maxPower} or less`;
  const rest = power + where(selector, all ? side === 'you' : n !== 1);
  if (other)
    return (
      phrase(
        'other with side, n, upTo and all',
        { 'you 1 false false': `another ${noun} you control` },
        `${side} ${n} ${upTo} ${all}`,
      ) + rest
    );
  if (all)
    return (
      phrase('all with side', { enemy: `every enemy ${noun}`, you: `your ${noun}s` }, side as string) + rest
    );
  if (n === 'X')
    return (
      phrase('X with side and upTo', { 'enemy false': `that many enemy ${noun}s` }, `${side} ${upTo}`) + rest
    );
  const many = `${upTo ? 'up to ' : ''}${inWords(n)}`;
  if (side === 'you') return `${many} of your ${noun}s${rest}`;
  const whose = side === 'any' ? noun : `enemy ${noun}`;
  return (n === 1 && !upTo ? a(whose) : `${many} ${whose}${n === 1 ? '' : 's'}`) + rest;
}

const isOne = ({ n = 1, all }: Selector): boolean => n === 1 && all !== true;

const SUBJECT: Partial<Record<TriggerName, string>> = {
  onUnitSummoned: 'that unit',
  onUnitAttack: 'the attacking unit',
};

type Speaker = Exclude<Effect, ContinuousEffect>;

function aimed(target: Target, effect: Speaker): string {
  if (typeof target === 'object') return some(target);
  if (target === 'subject') return phrase('subject with on', SUBJECT, (effect as TriggerEffect).on);
  return phrase(
    'target',
    { self: 'this unit', foe: 'the other unit in this combat', chosen: 'it' },
    target as string,
  );
}

// ---- parts ----

/** LN-FX-10: the parts in order, with the words that lead from one to the next. */
function parts(card: Card, effect: Speaker, ops: readonly Op[]): string {
  let text = '';
  ops.forEach((op, i) => {
    const before = ops[i - 1]?.op;
    const words = part(card, effect, op);
    if (before === undefined) text = words;
    else if (before === 'choose' || before === 'sacrifice') text += `: ${words}`;
    else if ('target' in op && op.target === 'chosen') text += ` and ${words}`;
    else if ('if' in op) text += `. ${op.if.map((one) => `If ${condition(one)}`).join(' and ')}, ${words}`;
    else if (before === 'rest') text += `, then ${words}`;
    else text += `. Then ${words}`;
  });
  return text;
}

function part(card: Card, effect: Speaker, op: Op): string {
  switch (op.op) {
    case 'draw':
      if (op.n === 'X') return 'draw that many cards';
      return op.if === undefined ? `draw ${cards(op.n)}` : `draw ${op.n} more`;
    case 'discard':
      return op.who === 'you' ? 'discard 1 card' : 'your opponent discards 1 card';
    case 'destroy':
      return destroyed(card, effect, op);
    case 'bounce':
      return `return ${aimed(op.target, effect)} to ${homeOf(op.target)}`;
    case 'rest':
      return `[Rest] ${op.n} ${aimed(op.target, effect)}`;
    case 'ready':
      return `ready ${aimed(op.target, effect)}`;
    case 'power':
      return powered(effect, op);
    case 'strip':
      return `choose ${aimed(op.target, effect)}: put every equip on it into the trash`;
    case 'move':
      return moved(effect, op);
    case 'moveLand':
      return `move ${aimed(op.target, effect)} to an empty land zone of yours`;
    case 'swapRows':
      return 'exchange the contents of the frontline and backline zones of this lane';
    case 'summonSelf':
      return `summon this card from your ${ownZone(effect)} to ${room(op.to)}`;
    case 'summon':
      return op.upTo === true
        ? `summon up to ${op.n} ${fitting(op.filter, 's')} from your graveyard to empty unit zones${phrase('upTo with to', { any: '' }, op.to as string)}`
        : `summon ${phrase('n', { 1: a(fitting(op.filter, '')) }, String(op.n))} from your graveyard to ${room(op.to)}`;
    case 'dig':
      return `look at the top ${cards(op.n)} of your deck; you may summon one ${fitting(op.take, '')} among them to ${room(op.to)}. Put the others on the bottom in the order seen`;
    case 'peek':
      return 'look at the top card of your deck; you may put it on the bottom';
    case 'salvage':
      return `return ${a(fitting(op.filter, ''))} from your ${op.from} to your hand`;
    case 'mill':
      return `put the top ${cards(op.n)} of your deck away: unit cards into the graveyard, other cards into the trash`;
    case 'pool':
      return 'take 1 revealed card of your pool into your hand, then reveal the next pool card';
    case 'shield': {
      const named = effect.if?.some((one) => 'protectionAtMost' in one) === true;
      return `put the top card of your deck on top of ${named ? 'it' : 'your protection zone'} face down`;
    }
    case 'save':
      return 'this unit is not moved to the graveyard in this combat';
    case 'choose':
      return `choose up to ${op.upTo} ${fitting(op.filter, 's')} in your ${op.from} and put them on the bottom of your deck`;
    case 'sacrifice': {
      only(op.target, 'of', 'side', 'n', 'upTo');
      const named = phrase(
        'of, side and upTo',
        { 'unit you true': 'units you control' },
        `${op.target.of} ${op.target.side} ${op.target.upTo}`,
      );
      return `choose up to ${op.target.n} ${named} and put them into the graveyard`;
    }
  }
}

const homeOf = (target: Target): string =>
  typeof target !== 'object' || isOne(target) ? "its owner's hand" : "their owners' hands";

function destroyed(card: Card, effect: Speaker, { target, maxPower }: Op & { op: 'destroy' }): string {
  if (maxPower !== undefined)
    return `if ${aimed(target, effect)} has effective power ${maxPower} or less, destroy it`;
  if (target === 'self' && card.kind === 'land') return 'put this land into the trash';
  return `destroy ${aimed(target, effect)}`;
}

const UNTIL: Record<Until, string> = {
  combat: 'until end of combat',
  turn: 'until end of turn',
  yourNextTurn: 'until the start of your next turn',
  stay: 'for as long as it stays in unit zones',
};

function powered(effect: Speaker, { target, n, until }: Op & { op: 'power' }): string {
  const amount = n === 'X' ? '+1 power per card chosen' : `${signed(n)} power`;
  const gets = `${amount} ${UNTIL[until]}`;
  if (typeof target === 'object') {
    if (target.all !== true) return `choose ${some(target)}: ${isOne(target) ? 'it' : 'each'} gets ${gets}`;
    return `${some(target)} ${target.side === 'you' ? 'get' : 'gets'} ${gets}`;
  }
  const named = effect.if?.some((one) => 'attacking' in one) === true; // "this unit" is in the condition
  return `${target === 'self' && named ? 'it' : aimed(target, effect)} gets ${gets}`;
}

function moved(effect: Speaker, { target, to }: Op & { op: 'move' }): string {
  const goal = to === 'any' ? 'any empty unit zone of yours' : 'an adjacent empty unit zone';
  if (typeof target === 'object' && target.upTo === true)
    return `choose ${some(target)}; move each to ${goal}`;
  return `move ${aimed(target, effect)} to ${goal}`;
}

function ownZone(effect: Speaker): string {
  const zones = (effect as TriggerEffect).zones ?? [];
  if (zones.length !== 1) throw new NoWords('summonSelf, except from one zone');
  return zones.map((zone) => ZONE[zone]).join('');
}

const ROOM: Record<SummonZones, string> = {
  any: 'an empty unit zone',
  back: 'an empty backline zone',
  adjacent: 'an empty zone adjacent to this unit',
  subjectZone: 'the zone in which that unit died',
};
const room = (to: SummonZones): string => ROOM[to];

/** `Hive unit with printed frontline power 2 or less`, `equip or land card`. */
function fitting({ kinds, tribe, maxFront }: CardFilter, many: '' | 's'): string {
  const kind = kinds?.join(' or ') ?? '';
  const noun =
    tribe === undefined
      ? `${kind} card${many}`.trim()
      : `${tribe} ${phrase('tribe with kinds', { unit: 'unit' }, kind)}${many}`;
  return maxFront === undefined ? noun : `${noun} with printed frontline power ${maxFront} or less`;
}

// ---- continuous effects ----

const MORE_CHECKS = (n: number): string => `it checks ${inWords(n)} more time${n === 1 ? '' : 's'}`;

const FLAG: Record<Flag, (n: number) => string> = {
  cannotAttack: () => 'this unit cannot attack',
  endure: () =>
    'the first time each turn that this unit would be moved to the graveyard for losing a combat, it is not moved',
  indirect: () => 'when this unit attacks, the facing lane is checked backline first, then frontline',
  freeMove: () => "this unit's first move action each turn needs no [Rest]",
  extraCheck: (n) => `when this unit checks the protection zone, ${MORE_CHECKS(n)}`,
  entersRested: (n) => `this unit comes into a unit zone with [Rest] ${n}`,
  ward: () => 'effects of enemy cards cannot destroy, return, rest, weaken or disarm this unit',
  anchored: () => 'this unit cannot change zones inside the unit zones',
};

function spellContinuous(effect: ContinuousEffect): string {
  const whiles = (effect.if ?? []).map((one) => `while ${condition(one)}, `).join('');
  return `${zonesBefore(effect.zones)}Continuous: ${sentence(whiles + lasting(effect))}`;
}

function lasting(effect: ContinuousEffect): string {
  const { reach, match = {}, power, powerPer, flag, n } = effect;
  if (flag !== undefined) {
    only(effect, 'kind', 'reach', 'flag', 'n');
    return `${phrase('flag with reach', { self: '' }, typeof reach === 'string' ? reach : keyOf(reach))}${FLAG[flag](n ?? 1)}`;
  }
  only(effect, 'kind', 'zones', 'reach', 'match', 'if', powerPer === undefined ? 'power' : 'powerPer');
  const who = reach === 'self' ? 'this unit gets' : reached(reach, match);
  if (powerPer === undefined) return `${who} ${signed(power ?? 0)} power`;
  only(powerPer, 'of', 'side', 'tribe', 'other');
  const each = `${powerPer.other === true ? 'other ' : ''}${powerPer.tribe ?? ''} ${powerPer.of}`;
  return `${who} +1 power for each ${each} ${phrase('powerPer with side', { you: 'you control' }, powerPer.side as string)}`;
}

function reached(reach: Reach, match: Match): string {
  const which = `${match.other === true ? 'other ' : ''}${match.tribe === undefined ? '' : `${match.tribe} `}`;
  const rowed: Record<string, string> = {
    'you any front': `your ${which}units in frontline zones get`,
    'you any adjacent': `your ${which}units in zones adjacent to this unit get`,
    'you this unit': `your ${which}units in this lane get`,
    'you this front': `your ${which}frontline unit in this lane gets`,
    'you this back': `your ${which}backline unit in this lane gets`,
    'you 2 front': `your ${which}frontline unit in lane 2 gets`,
    'enemy this unit': `enemy ${which}units in the facing lane get`,
  };
  return phrase('reach', rowed, keyOf(reach));
}
