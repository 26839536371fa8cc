import { invariant, type Seat } from '@mechatable/kernel';
import { tilesLaid } from '../actions/preliminaries.ts';
import { namedCounts } from '../actions/muster.ts';
import { BLUE, RED, SLOTS, halfTurn, opponent, squareNumber, type Color } from '../board.ts';
import { FORCES, LAYOUT } from '../content/forces.ts';
import type { Log } from '../event.ts';
import { countOf, firstOf, isSame, sideSize } from '../field.ts';
import type { Do, State } from '../state.ts';

/** The Opener begins, and then they take turns. */
function nextSeat(s: State, done: number): Seat {
  return done % 2 === 0 ? s.opener : opponent(s.opener);
}

/** MASC-TILE-1, MASC-TILE-4, MASC-TILE-5. */
export function build(s: State, _step: Do, log: Log): void {
  const laid = tilesLaid(s);
  if (laid < SLOTS) {
    s.agenda.push({ ask: 'tile', seat: nextSeat(s, laid) });
    return;
  }
  log.push({ type: 'built', clause: 'MASC-HOLD-1' });
  s.agenda.push({ do: 'muster' }, { ask: 'force', seats: [0, 1] });
}

/** Both forces are chosen: they are deployed, or placed in their layouts at once (MASC-R-68). */
export function muster(s: State): void {
  if (s.rules.setup === 'full') {
    s.agenda.push({ do: 'deploy' });
    return;
  }
  for (const colour of [RED, BLUE]) layOut(s, colour);
  s.agenda.push({ do: 'turn' });
}

function layOut(s: State, colour: Color): void {
  const force = FORCES.find(({ counts }) => isSame(counts, s.forces[colour]));
  invariant(force !== undefined, 'with the quick setup only starter forces can be chosen');
  force.types.forEach((type, i) => {
    const square = squareNumber(LAYOUT[i]);
    s.at[firstOf(s, colour) + i] = colour === RED ? square : halfTurn(square);
    s.type[firstOf(s, colour) + i] = type;
  });
}

/** MASC-DEP-1, MASC-DEP-4, MASC-DEP-8. */
export function deploy(s: State): void {
  const placed = countOf(s, RED) + countOf(s, BLUE);
  if (placed < 2 * sideSize(s)) s.agenda.push({ ask: 'deploy', seat: nextSeat(s, placed) });
  else s.agenda.push({ do: 'turn' });
}

/** MASC-DEP-8: all mecha are turned face up at once. */
export function reveal(s: State, log: Log): void {
  log.push({
    type: 'revealed',
    clause: s.rules.setup === 'quick' ? 'MASC-R-68' : 'MASC-DEP-8',
    red: namedCounts(s.forces[RED]),
    blue: namedCounts(s.forces[BLUE]),
  });
}
