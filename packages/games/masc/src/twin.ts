import { below, pick, withOtherDice, type Rng, type Twin, type Viewer } from '@mechatable/kernel';
import { inHand } from './actions/muster.ts';
import { BLUE, NOWHERE, RED, type Color } from './board.ts';
import { TYPES } from './content/types.ts';
import { colorOf } from './field.ts';
import { forceChoices } from './forces.ts';
import { clone, seatOf, type State } from './state.ts';

/** MASC-R-77: the colors whose forces are face down to the viewer. */
function hiddenColors(s: State, viewer: Viewer): Color[] {
  if (s.turn > 0) return [];
  return [RED, BLUE].filter((colour) => s.forces[colour].length > 0 && viewer !== seatOf(s, colour));
}

/** Swaps a face-down mecha with another one, or with one still in hand. */
function swapTypes(s: State, colour: Color, rng: Rng): void {
  const placed = s.type.flatMap((type, mecha) =>
    type !== NOWHERE && colorOf(s, mecha) === colour ? [mecha] : [],
  );
  if (placed.length === 0) return;
  const one = pick(rng, placed);
  const hand = inHand(s, colour).flatMap((count, type) => (count > 0 ? [type] : []));
  if (hand.length > 0 && below(rng, 2) === 0) {
    s.type[one] = pick(rng, hand);
    return;
  }
  const other = pick(rng, placed);
  const type = s.type[one];
  s.type[one] = s.type[other];
  s.type[other] = type;
}

/** Another force that contains all types deployed so far. */
function exchangeForce(s: State, colour: Color, rng: Rng): void {
  const hand = inHand(s, colour);
  const placed = s.forces[colour].map((count, type) => count - hand[type]);
  const fitting = forceChoices(s.rules).filter((counts) =>
    placed.every((count, type) => count <= counts[type]),
  );
  s.forces[colour] = pick(rng, fitting);
}

const SWAPS = TYPES.length;

/**
 * A world that the viewer can't distinguish from this one: other types face down, another force. The two worlds
 * diverge when the mecha are turned face up. From then on only future dice are hidden.
 */
export function twin(state: State, viewer: Viewer, rng: Rng): Twin<State> | null {
  const s = clone(state);
  const hidden = hiddenColors(s, viewer);
  for (const colour of hidden) {
    if (below(rng, 2) === 0) exchangeForce(s, colour, rng);
    for (let i = below(rng, SWAPS); i >= 0; i--) swapTypes(s, colour, rng);
  }
  if (hidden.length > 0) return { state: s, known: (now) => (now.turn > 0 ? [now.type, now.forces] : null) };
  const { state: other, rolled } = withOtherDice(s);
  return { state: other, known: rolled };
}
