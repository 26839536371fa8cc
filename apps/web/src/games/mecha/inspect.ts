import type { ClauseId, Names } from '@mechatable/kernel';
import { CARDS, cardNumber, linkWords, type View } from '@mechatable/mecha';
import type { Inspection } from '../shared/drawing.ts';
import { cardAt, cardOf } from './card.ts';
import { inspectBandwidth, inspectPile, inspectPlayer } from './inspect-side.ts';
import { inspectCell, inspectLying } from './inspect-cell.ts';
import { type NamedView } from './naming.ts';
import { printed } from './printed-card.ts';
import { words } from './words/index.ts';

/** The details of whatever an anchor names. */
export function inspect(seen: View, anchor: string, names: Names): Inspection | null {
  const view = { ...seen, names };
  const [sort = '', name = '', more = ''] = anchor.split(':');
  switch (sort) {
    case 'cell':
      return inspectCell(view, name);
    case 'lying':
      return inspectLying(view, name);
    case 'attached':
      return inspectAttached(view, name);
    case 'link':
      return inspectLink(view, Number(name));
    case 'pile':
      return inspectPile(view, name, more);
    case 'bandwidth':
      return inspectBandwidth(view, name);
    case 'player':
    case 'edge':
      return inspectPlayer(view, name);
    case 'name':
      return inspectName(name);
    case 'hand':
    case 'top':
    case 'deck':
    case 'discard':
    case 'card':
      return cardNumber(name) < 0 ? null : printed(name);
    default:
      return null;
  }
}

function inspectAttached(view: NamedView, place: string): Inspection | null {
  const host = view.units.find((u) => u.attached.some((one) => one.place === place));
  const one = host?.attached.find((other) => other.place === place);
  if (host === undefined || one === undefined) return null;
  const on = host.attached.find(({ id }) => id === one.on);
  const says = words.inspect.attached;
  const base = printed(one.card);
  return {
    ...base,
    facts: [
      says.to(on === undefined ? host.name : cardOf(on.card).name, host.cell),
      one.owner === one.controller
        ? says.controlled(view.names, one.controller)
        : says.controlledAndOwned(view.names, one.controller, one.owner),
      ...(one.name === null ? [] : [says.givesName(one.name)]),
      ...(one.silenced ? [says.silenced] : []),
    ],
    rulings: one.silenced ? withClause(base.rulings, 'MG-R-69') : base.rulings,
  };
}

function withClause(rulings: readonly ClauseId[], clause: ClauseId): readonly ClauseId[] {
  return rulings.includes(clause) ? rulings : [...rulings, clause];
}

/** A link of the chain: what it is about to do. */
function inspectLink(view: NamedView, number: number): Inspection | null {
  const link = view.chain[number - 1];
  if (link === undefined) return null;
  const says = words.inspect.links;
  const newer = view.chain.length - number;
  const isCanceled = link.kind === 'card' && link.gone;
  const facts = [
    says.does(linkWords(view, link, view.names)),
    newer === 0 ? says.next : says.after(newer),
    ...(isCanceled ? [says.canceled] : []),
  ];
  if (link.kind === 'card' || link.kind === 'ability') {
    const base = printed(cardAt(link.card).id);
    return { ...base, facts, rulings: isCanceled ? withClause(base.rulings, 'MG-R-22') : base.rulings };
  }
  return {
    title: link.kind === 'move' ? says.move : says.attack,
    kind: says.kind(number),
    card: null,
    text: [],
    sum: null,
    facts,
    rulings: link.kind === 'move' ? ['MG-R-14', 'MG-R-18', 'MG-R-50'] : ['MG-R-14', 'MG-R-18', 'MG-R-57'],
  };
}

/** MG-R-70: a name can be printed on a card or given by another card. */
function inspectName(name: string): Inspection {
  const card = CARDS.findLast((other) => other.name === name);
  if (card !== undefined) return printed(card.id);
  return {
    title: name,
    kind: words.inspect.name,
    card: null,
    text: [],
    sum: null,
    facts: [],
    rulings: ['MG-R-70'],
  };
}
