import { LEGAL, illegal, invariant } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { canArrive } from '../arrivals.ts';
import { CELLS, CELL_NAME, cellNumber, opponent } from '../board.ts';
import { offer } from '../chain.ts';
import { CARDS, ID, IS_PILOT, cardNumber } from '../content/cards.ts';
import { heal } from '../effects/on-unit.ts';
import { NONE } from '../references.ts';
import type { Link } from '../links.ts';
import type { State } from '../state.ts';
import { placeCommand } from '../steps/chain.ts';
import { attachedAt, placeOf } from '../targets.ts';
import { isSilenced } from '../values.ts';
import { detach, intoHand, takeFrom } from '../zones.ts';
import { mustMove } from './move.ts';
import { forfeitExcept, unitAt, type Rule } from './rule.ts';

const MUST_MOVE = illegal('MG-R-59', 'One of your units must move this turn: move it first.');
const NO_SPACE = illegal('MG-R-18', 'Choose a space where the card can arrive.');
const NO_SKIP = illegal('MG-R-78', 'You can’t skip the Draw Phase for this card.');
const NO_COPY = illegal('MG-PILOT-11', 'Choose one of your copies of this Pilot.');

const END: ActionOf<'endPhase'> = { kind: 'endPhase' };
const PASS: ActionOf<'pass'> = { kind: 'pass' };
const DRAW: ActionOf<'draw'> = { kind: 'draw' };
const PLACE = CELL_NAME.map((cell): ActionOf<'place'> => ({ kind: 'place', cell }));

/** MG-D-5: the Main Phase never ends by itself, except by MG-R-35. */
export const endPhase: Rule<'endPhase', 'main'> = {
  candidates(_s, _seat, out) {
    out.push(END);
  },
  judge(s, seat) {
    for (let cell = 0; cell < CELLS; cell++) {
      const u = s.board[cell];
      if (u !== null && u.controller === seat && mustMove(s, u)) return MUST_MOVE;
    }
    return LEGAL;
  },
  apply(s, seat, _action, log) {
    forfeitExcept(s, NONE, log);
    log.push({ type: 'phaseEnded', clause: 'MG-TURN-5', seat });
    s.agenda.push({ do: 'endPhase' });
  },
};

/** MG-R-14. */
export const pass: Rule<'pass', 'respond'> = {
  candidates(_s, _seat, out) {
    out.push(PASS);
  },
  judge: () => LEGAL,
  apply(s, seat, _action, log, { window, need, passes }) {
    log.push({ type: 'passed', clause: 'MG-R-14', seat, window });
    s.agenda.push(offer(window, opponent(seat), need, passes + 1));
  },
};

type CardLink = Extract<Link, { kind: 'card' }>;

/** The card that is arriving: the last link of the chain. */
function arriving(s: State): CardLink {
  const link = s.chain.at(-1);
  invariant(link?.kind === 'card', 'a card is arriving');
  return link;
}

/** MG-D-30: its space became illegal. */
export const place: Rule<'place', 'place'> = {
  candidates(_s, _seat, out) {
    for (let cell = 0; cell < CELLS; cell++) out.push(PLACE[cell]);
  },
  judge(s, seat, action) {
    return canArrive(s, seat, arriving(s).card, cellNumber(action.cell)) ? LEGAL : NO_SPACE;
  },
  apply(s, _seat, action, log) {
    placeCommand(s, { ...arriving(s), cell: cellNumber(action.cell) }, log);
  },
};

/** MG-D-4: the Draw Phase takes place. */
export const draw: Rule<'draw', 'skip'> = {
  candidates(_s, _seat, out) {
    out.push(DRAW);
  },
  judge: () => LEGAL,
  apply(s) {
    s.agenda.push({ do: 'drawStep' });
  },
};

/** MG-R-78, MG-CASE-4: one skipped Draw Phase serves one card. */
export const skip: Rule<'skip', 'skip'> = {
  candidates(s, seat, out) {
    const { discard } = s.piles[seat];
    discard.forEach((card, i) => {
      if (CARDS[card].skip === 'returns' && discard.indexOf(card) === i)
        out.push({ kind: 'skip', for: ID[card] });
    });
    for (const u of s.board) {
      if (u?.controller === seat && CARDS[u.card].skip === 'heals')
        out.push({ kind: 'skip', for: CELL_NAME[u.cell] });
    }
  },
  judge(s, seat, action) {
    const u = unitAt(s, action.for);
    if (u !== null) {
      const isServed = u.controller === seat && CARDS[u.card].skip === 'heals' && !isSilenced(s, u);
      return isServed ? LEGAL : NO_SKIP;
    }
    const card = cardNumber(action.for);
    return s.piles[seat].discard.includes(card) && CARDS[card].skip === 'returns' ? LEGAL : NO_SKIP;
  },
  apply(s, seat, action, log) {
    const u = unitAt(s, action.for);
    const card = u?.card ?? cardNumber(action.for);
    log.push({ type: 'skipped', clause: 'MG-R-78', seat, card: ID[card] });
    if (u !== null) {
      heal(u, u.damage, log);
    } else {
      takeFrom(s.piles[seat], 'discard', card);
      intoHand(s.piles[seat], card, true);
      log.push({ type: 'took', clause: 'MG-R-78', seat, card: ID[card], from: 'discard', open: true });
    }
  },
};

/** MG-PILOT-11, MG-R-64: one of the copies is discarded. */
export const dismiss: Rule<'dismiss', 'dismiss'> = {
  candidates(s, seat, out) {
    for (const host of s.board) {
      if (host === null) continue;
      for (const one of host.attached) {
        if (one.controller === seat && IS_PILOT[one.card])
          out.push({ kind: 'dismiss', pilot: placeOf(host, one) });
      }
    }
  },
  judge(s, seat, action, { card }) {
    const found = attachedAt(s, action.pilot);
    return found?.card.controller === seat && found.card.card === card ? LEGAL : NO_COPY;
  },
  apply(s, _seat, action, log) {
    const found = attachedAt(s, action.pilot);
    invariant(found !== null, 'a legal action names an attached card');
    detach(s, found.host, found.card, 'MG-PILOT-11', log);
  },
};
