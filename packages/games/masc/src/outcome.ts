import type { ClauseId, MovedBy, Seat } from '@mechatable/kernel';
import { BLUE, NOWHERE, RED, opponent, otherColor, type Color } from './board.ts';
import { BODY } from './content/types.ts';
import type { Log } from './event.ts';
import { countOf, firstOf, sideSize } from './field.ts';
import { colorOfSeat, seatOf, type State } from './state.ts';
import { words } from './words/index.ts';

const { recorded } = words;

interface Ending {
  readonly winner: Color | null;
  readonly clause: ClauseId;
  readonly sentence: string;
  readonly capped: boolean;
}

function end(s: State, { winner, clause, sentence, capped }: Ending, log: Log): void {
  s.outcome = { winners: winner === null ? [] : [seatOf(s, winner)], clause, sentence, capped };
  log.push({ type: 'ended', clause, outcome: s.outcome });
}

/** MASC-R-65. Before the colors are settled, players have none. */
export function giveUp(s: State, seat: Seat, by: MovedBy | undefined, log: Log): void {
  const winner = opponent(seat);
  const name = (who: Seat): string =>
    s.red === NOWHERE ? recorded.seat(who) : recorded.colours[colorOfSeat(s, who)];
  const sentence = (by === 'host' ? recorded.left : recorded.conceded)(name(seat), name(winner));
  s.outcome = { winners: [winner], clause: 'MASC-R-65', sentence, capped: false };
  log.push({ type: 'ended', clause: 'MASC-R-65', outcome: s.outcome });
}

/** MASC-R-83. */
export function endByAgreement(s: State, log: Log): void {
  end(s, { winner: null, clause: 'MASC-R-83', sentence: recorded.agreed, capped: false }, log);
}

/** MASC-VIC-2, MASC-R-62: checked after every attack. */
export function checkWipedOut(s: State, log: Log): void {
  for (const colour of [RED, BLUE]) {
    if (countOf(s, colour) > 0) continue;
    const winner = otherColor(colour);
    const sentence = recorded.wipedOut(recorded.colours[winner], recorded.colours[colour]);
    end(s, { winner, clause: 'MASC-VIC-2', sentence, capped: false }, log);
    return;
  }
}

/** MASC-R-63: Body left in all mecha of a side together. */
function bodyLeft(s: State, colour: Color): number {
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
    const sentence = recorded.byPoints(
      recorded.colours[winner],
      s.points[winner],
      s.points[otherColor(winner)],
    );
    end(s, { winner, clause: both ? 'MASC-R-61' : 'MASC-VIC-1', sentence, capped: false }, log);
  } else if (s.turn >= s.rules.turnCap) {
    endByCap(s, log);
  }
}

function endByCap(s: State, log: Log): void {
  const measures = [
    [recorded.measures.points, s.points[RED], s.points[BLUE]],
    [recorded.measures.mecha, countOf(s, RED), countOf(s, BLUE)],
    [recorded.measures.body, bodyLeft(s, RED), bodyLeft(s, BLUE)],
  ] as const;
  const decisive = measures.find(([, red, blue]) => red !== blue);
  if (decisive === undefined) {
    const sentence = recorded.drawn(s.turn);
    end(s, { winner: null, clause: 'MASC-R-63', sentence, capped: true }, log);
    return;
  }
  const [what, red, blue] = decisive;
  const winner = red > blue ? RED : BLUE;
  const [more, less] = red > blue ? [red, blue] : [blue, red];
  const sentence = recorded.byCap(s.turn, recorded.colours[winner], what, more, less);
  end(s, { winner, clause: 'MASC-R-63', sentence, capped: true }, log);
}
