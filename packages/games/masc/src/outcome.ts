import type { ClauseId, Seat } from '@mechatable/kernel';
import { BLUE, COLOUR_NAMES, NOWHERE, RED, opponent, otherColour, type Colour } from './board.ts';
import { BODY } from './content/types.ts';
import type { Log } from './event.ts';
import { countOf, firstOf, sideSize } from './field.ts';
import { colourOfSeat, seatOf, type State } from './state.ts';

interface Ending {
  readonly winner: Colour | null;
  readonly clause: ClauseId;
  readonly sentence: string;
  readonly capped: boolean;
}

function end(s: State, { winner, clause, sentence, capped }: Ending, log: Log): void {
  s.outcome = { winners: winner === null ? [] : [seatOf(s, winner)], clause, sentence, capped };
  log.push({ type: 'ended', clause, outcome: s.outcome });
}

/** MASC-R-65. Before the colours are settled the players have none to go by. */
export function giveUp(s: State, seat: Seat, log: Log): void {
  const winner = opponent(seat);
  const name = (who: Seat): string =>
    s.red === NOWHERE ? `Seat ${who}` : COLOUR_NAMES[colourOfSeat(s, who)];
  const sentence = `${name(seat)} gives up: ${name(winner)} wins.`;
  s.outcome = { winners: [winner], clause: 'MASC-R-65', sentence, capped: false };
  log.push({ type: 'ended', clause: 'MASC-R-65', outcome: s.outcome });
}

/** MASC-VIC-2, MASC-R-62: checked after every attack. */
export function checkWipedOut(s: State, log: Log): void {
  for (const colour of [RED, BLUE]) {
    if (countOf(s, colour) > 0) continue;
    const winner = otherColour(colour);
    const sentence = `${COLOUR_NAMES[winner]} wins: ${COLOUR_NAMES[colour]} has lost its last mecha.`;
    end(s, { winner, clause: 'MASC-VIC-2', sentence, capped: false }, log);
    return;
  }
}

/** MASC-R-63: Body left in all mecha of a side together. */
function bodyLeft(s: State, colour: Colour): number {
  const first = firstOf(s, colour);
  let sum = 0;
  for (let mecha = first; mecha < first + sideSize(s); mecha++)
    if (s.at[mecha] !== NOWHERE) sum += BODY[s.type[mecha]] - s.damage[mecha];
  return sum;
}

/** MASC-VIC-1, MASC-R-61, MASC-R-63, MASC-R-75: after each Victory Phase. */
export function checkPoints(s: State, log: Log): void {
  const [red, blue] = s.points;
  if (Math.max(red, blue) >= s.rules.vpTarget && red !== blue) {
    const winner = red > blue ? RED : BLUE;
    const both = Math.min(red, blue) >= s.rules.vpTarget;
    const sentence = `${COLOUR_NAMES[winner]} wins with ${s.points[winner]} points to ${s.points[otherColour(winner)]}.`;
    end(s, { winner, clause: both ? 'MASC-R-61' : 'MASC-VIC-1', sentence, capped: false }, log);
  } else if (s.turn >= s.rules.turnCap) {
    endByCap(s, log);
  }
}

function endByCap(s: State, log: Log): void {
  const measures = [
    ['points', s.points[RED], s.points[BLUE]],
    ['mecha', countOf(s, RED), countOf(s, BLUE)],
    ['Body', bodyLeft(s, RED), bodyLeft(s, BLUE)],
  ] as const;
  const decisive = measures.find(([, red, blue]) => red !== blue);
  const last = `After turn ${s.turn}, the last,`;
  if (decisive === undefined) {
    const sentence = `${last} points, mecha and Body are level: the game is drawn.`;
    end(s, { winner: null, clause: 'MASC-R-63', sentence, capped: true }, log);
    return;
  }
  const [what, red, blue] = decisive;
  const winner = red > blue ? RED : BLUE;
  const sentence = `${last} ${COLOUR_NAMES[winner]} wins by ${what}: ${Math.max(red, blue)} to ${Math.min(red, blue)}.`;
  end(s, { winner, clause: 'MASC-R-63', sentence, capped: true }, log);
}
