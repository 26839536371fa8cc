import { openQuestion } from '@mechatable/kernel';
import type { View } from '@mechatable/lanes';

/**
 * Other things that players pick for what an action names. To attack a lane: anything in it, the defender or an empty
 * zone. To choose the next trigger: the card whose trigger it is, unless it has several.
 */
export function anchorAliases(view: View, anchor: string): readonly string[] {
  const [sort, name = ''] = anchor.split(':');
  if (sort === 'lane') return ['f', 'L', 'b'].map((row) => `zone:${name}${row}`);
  return sort === 'trigger' ? sourceOf(view, Number(name)) : [];
}

function sourceOf(view: View, number: number): readonly string[] {
  const ask = openQuestion(view);
  if (ask?.ask !== 'orderTrigger') return [];
  const own = ask.triggers.filter(({ seat }) => seat === ask.seat);
  const source = own[number]?.source ?? -1;
  const held = view.board.find((card) => card?.object === source) ?? null;
  const isOnly = own.filter((trigger) => trigger.source === source).length === 1;
  return held !== null && isOnly ? [`zone:${held.zone}`] : [];
}
