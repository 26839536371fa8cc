import type { ContentProblem } from '@mechatable/kernel';
import type {
  Card,
  Condition,
  ContinuousEffect,
  Cost,
  Op,
  Selector,
  TechEffect,
  TriggerEffect,
  TriggerName,
} from '../content/language.ts';
import { words } from './words.ts';

type Path = readonly (string | number)[];
type Report = (path: Path, sentence: string) => void;

/** [Start of Turn], [Start of Main] and [End of Turn] work in the graveyard, too. */
const TIMINGS: readonly TriggerName[] = ['startOfTurn', 'startOfMain', 'endOfTurn'];
const COMBAT: readonly TriggerName[] = ['startOfCombat', 'onCombatVictory', 'onCombatLoss', 'endOfCombat'];

/** Finds effects that fit the card language but that the rules can't carry out. */
export function cardProblems(card: Card): readonly ContentProblem[] {
  const found: ContentProblem[] = [];
  const report: Report = (path, sentence) => found.push({ path, sentence });
  checkCosts(card.cost, ['cost'], report);
  card.cost.forEach(({ pay }, i) => {
    if (pay === 'restSelf') report(['cost', i], words.costs.restSelf);
    if (pay === 'trashEquip') report(['cost', i], words.costs.trashEquip);
    if (pay === 'sacrifice' && card.kind === 'equip') report(['cost', i], words.costs.sacrifice);
  });
  card.effects.forEach((effect, i) => {
    const path = ['effects', i];
    if (effect.kind === 'continuous') checkContinuous(effect, path, report);
    else {
      if (effect.kind === 'trigger') checkTrigger(card, effect, path, report);
      checkParts(card, effect, path, report);
    }
  });
  return found;
}

/** Costs are checked one by one before any is paid, so two of them must not need the same thing. */
function checkCosts(costs: readonly Cost[], path: Path, report: Report): void {
  const kinds = costs.map(({ pay }) => pay);
  if (new Set(kinds).size < kinds.length) report(path, words.costs.twice);
  if (kinds.filter((kind) => kind !== 'discard').length > 1) report(path, words.costs.several);
}

function checkTrigger(card: Card, effect: TriggerEffect, path: Path, report: Report): void {
  const { on, zones = [], pay = [] } = effect;
  const at = [...path, 'zones'];
  if (zones.includes('hand')) report(at, words.zones.hand);
  if (zones.includes('deck') && on !== 'onDeath') report(at, words.zones.deck);
  if (zones.includes('graveyard') && !TIMINGS.includes(on))
    report(at, words.zones.graveyard(TIMINGS.map((name) => `"${name}"`).join(', ')));
  if (on === 'main' && effect.oncePerTurn !== true && pay.length === 0) report(path, words.unlimited);
  checkCosts(pay, [...path, 'pay'], report);
  const trash = pay.findIndex((price) => price.pay === 'trashEquip');
  if (trash >= 0 && card.kind !== 'equip') report([...path, 'pay', trash], words.costs.trashEquip);
}

function checkContinuous(effect: ContinuousEffect, path: Path, report: Report): void {
  const { power, powerPer, flag, n, reach, zones, match, if: conditions = [] } = effect;
  if ([power, powerPer, flag].filter((value) => value !== undefined).length !== 1)
    report(path, words.continuous.one);
  if (flag === undefined && n !== undefined) report([...path, 'n'], words.continuous.n);
  const isPlain = reach === 'self' && zones === undefined && match === undefined && conditions.length === 0;
  if (flag !== undefined && !isPlain) report(path, words.continuous.flag);
  if (powerPer?.maxPower !== undefined) report([...path, 'powerPer', 'maxPower'], words.continuous.maxPower);
  conditions.forEach((condition, i) => {
    if ('count' in condition && condition.count.maxPower !== undefined)
      report([...path, 'if', i, 'count', 'maxPower'], words.continuous.maxPower);
    if ('chose' in condition) report([...path, 'if', i, 'chose'], words.parts.chose);
  });
}

/** Facts about the earlier parts of the effect. */
interface Before {
  readonly isTech: boolean;
  /** The last choice. */
  chosen: Selector | null;
  hasX: boolean;
}

function checkParts(card: Card, effect: TriggerEffect | TechEffect, path: Path, report: Report): void {
  const before: Before = { isTech: effect.kind === 'tech', chosen: null, hasX: false };
  checkConditions(effect.if ?? [], before, [...path, 'if'], report);
  effect.do.forEach((part, i) => {
    const at = [...path, 'do', i];
    checkPart(card, effect, part, at, report);
    checkTarget(effect, part, before, at, report);
    if ('n' in part && part.n === 'X' && !before.hasX) report([...at, 'n'], words.parts.x);
    if (part.op === 'draw') checkConditions(part.if ?? [], before, [...at, 'if'], report);
    if (part.op === 'choose' || part.op === 'sacrifice') before.hasX = true;
  });
}

function checkPart(card: Card, effect: TriggerEffect | TechEffect, part: Op, at: Path, report: Report): void {
  const { on = null, zones = [], pay = [] } = effect.kind === 'trigger' ? effect : {};
  switch (part.op) {
    case 'save':
      if (on !== 'onCombatLoss') report(at, words.parts.save);
      break;
    case 'swapRows':
      if (on === null || zones.includes('graveyard') || zones.includes('deck'))
        report(at, words.parts.swapRows);
      break;
    case 'choose':
      if (part.from === 'hand' && Object.keys(part.filter).length > 0)
        report([...at, 'filter'], words.parts.handFilter);
      break;
    case 'summonSelf':
      if (card.kind !== 'unit' || zones.length !== 1 || !zones.includes('graveyard'))
        report(at, words.parts.summonSelf);
      if (effect.do.length > 1) report(at, words.parts.summonSelfAlone);
      if (part.to !== 'any' && part.to !== 'back') report([...at, 'to'], words.parts.summonSelfTo);
      if (pay.some((price) => price.pay === 'graveBottom')) report(at, words.parts.summonSelfPay);
      break;
    default:
  }
}

function checkTarget(
  effect: TriggerEffect | TechEffect,
  part: Op,
  before: Before,
  at: Path,
  report: Report,
): void {
  if (!('target' in part)) return;
  const { target } = part;
  const path = [...at, 'target'];
  if (typeof target === 'object') {
    checkSelector(target, before, path, report);
    checkReached(part.op, target, path, report);
    before.chosen = target;
    return;
  }
  const isMove = part.op === 'move' || part.op === 'moveLand';
  if (target === 'chosen') {
    if (before.chosen === null) report(path, words.parts.chosen);
    else checkReached(part.op, before.chosen, path, report);
  } else if (isMove && target !== 'self') report(path, words.parts.ownUnits);
  else if (effect.kind === 'tech') report(path, words.parts.techTarget(target));
  else if (target === 'foe' && !COMBAT.includes(effect.on)) report(path, words.parts.foe);
}

function checkReached(op: Op['op'], { of, side }: Selector, path: Path, report: Report): void {
  if (op === 'move' || op === 'sacrifice') {
    if (of !== 'unit' || side !== 'you') report(path, words.parts.ownUnits);
  } else if (op === 'moveLand') {
    if (of !== 'land' || side !== 'you') report(path, words.parts.ownLands);
  } else if (of !== 'unit' && op !== 'destroy') report([...path, 'of'], words.parts.units);
}

function checkSelector({ lane, n }: Selector, { isTech, hasX }: Before, path: Path, report: Report): void {
  if (isTech && (lane === 'this' || lane === 'near')) report([...path, 'lane'], words.techLane);
  if (n === 'X' && !hasX) report([...path, 'n'], words.parts.x);
}

/** Conditions about the place of the card on the board. */
const PLACED = ['selfRow', 'landHere', 'attacking', 'foeResting'] as const;

function checkConditions(conditions: readonly Condition[], before: Before, path: Path, report: Report): void {
  conditions.forEach((condition, i) => {
    const at = [...path, i];
    if ('count' in condition) checkSelector(condition.count, before, [...at, 'count'], report);
    if ('chose' in condition && !before.hasX) report([...at, 'chose'], words.parts.chose);
    const placed = PLACED.find((name) => name in condition);
    if (before.isTech && placed !== undefined) report([...at, placed], words.techCondition(placed));
  });
}
