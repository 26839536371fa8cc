import { invariant } from '@mechatable/kernel';
import { CELLS, CELL_NAME, NEIGHBORS, opponent } from '../board.ts';
import { arrive } from '../arrivals.ts';
import { ID, hasWord } from '../content/cards.ts';
import type { Op } from '../content/effects.ts';
import { hurtByEffect, toDamageZone } from '../damage.ts';
import type { Log } from '../event.ts';
import { BASE, linkOf, pieceOf, seatOf, type LinkIndex } from '../references.ts';
import type { Progress } from '../links.ts';
import type { Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { attackLink, controlsMecha, controlsTower } from '../targets.ts';
import { attachedById, has, isMecha, isTower, nameOf, unitById } from '../values.ts';
import { destroyAll, returnToHand } from '../zones.ts';
import { granted, heal, logChange } from './on-unit.ts';

/** Parts about many units at once, the turn, the chain. True if the effect continues, null for any other part. */
export function onTable(s: State, op: Op, progress: Progress, log: Log): boolean | null {
  const { seat, card, target } = progress;
  switch (op.op) {
    case 'aim':
      s.agenda.push({ ask: 'target', seat, progress });
      return false;
    case 'sacrifice':
      return askForSacrifice(s, op, progress);
    case 'speedAround':
      for (const u of around(s, progress.cell, op.here)) {
        u.speed = granted(s, u.speed, op.n);
        logChange(u, 'MG-R-54', 'speed', op.n, log);
      }
      return true;
    case 'healAround':
      for (const u of around(s, progress.cell, true)) heal(u, op.n, log);
      return true;
    case 'healFriends':
      for (const u of mechas(s)) {
        if (u.controller === seat && u.id !== target && hasWord(nameOf(u), op.word)) heal(u, op.n, log);
      }
      return true;
    case 'destroyAll': {
      const all = s.board.filter((u): u is Unit => u !== null && (op.what === 'unit' || isTower(u)));
      destroyAll(s, all, 'MG-R-24', null, log);
      return true;
    }
    case 'quake':
      for (const u of mechas(s)) if (!has(s, u, 'flight')) hurtByEffect(s, u, op.n, card, log);
      return true;
    case 'claim':
      claim(s, op.what, progress, log);
      return true;
    case 'cancel':
      cancel(s, linkOf(target), log);
      return true;
    case 'hurtSelf':
      toDamageZone(s, seat, ID[card], false, log);
      return true;
    case 'stillness':
      s.stillness = true;
      log.push({ type: 'stillness', clause: 'MG-R-25', seat, card: ID[card] });
      return true;
    case 'turnKey':
      s.turnKeys[seat]++;
      log.push({ type: 'turnKey', clause: 'MG-R-25', seat, card: ID[card] });
      return true;
    case 'noMoreTowers':
      s.piles[seat].noTowers = true;
      log.push({ type: 'noTowers', clause: 'MG-R-86', seat, card: ID[card] });
      return true;
    case 'rename':
      s.agenda.push({ ask: 'name', seat, progress });
      return false;
    case 'balloon':
      balloon(s, progress, log);
      return true;
    default:
      return null;
  }
}

function mechas(s: State): Unit[] {
  return s.board.filter((u): u is Unit => u !== null && isMecha(u));
}

/** The Mechas beside a space, and with `here` the one on it. */
function around(s: State, cell: number, here: boolean): Unit[] {
  if (cell < 0) return []; // its card has left the battlefield
  const cells = here ? [cell, ...NEIGHBORS[cell]] : NEIGHBORS[cell];
  return cells.flatMap((at) => {
    const u = s.board[at];
    return u !== null && isMecha(u) ? [u] : [];
  });
}

/** MG-R-17: if it can no longer be done, the parts that depend on it don't happen. */
function askForSacrifice(s: State, op: Extract<Op, { op: 'sacrifice' }>, progress: Progress): boolean {
  const who =
    op.who === 'you'
      ? progress.seat
      : op.who === 'opponent'
        ? opponent(progress.seat)
        : seatOf(progress.target);
  const can =
    op.what === 'tower'
      ? controlsTower(s, who)
      : op.what === 'mecha'
        ? controlsMecha(s, who)
        : [progress.target, progress.second].some(
            (one) => attachedById(s, pieceOf(one))?.host.controller === who,
          );
  if (!can) return op.even === true;
  s.agenda.push({ ask: 'sacrifice', seat: who, progress });
  return false;
}

/** MG-R-67: control for good; whatever is attached stays with those who had it. */
function claim(s: State, what: 'owned' | 'beside', { seat, source }: Progress, log: Log): void {
  const by = unitById(s, source); // null if it has left the battlefield: then nothing is beside it
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u === null || u.controller === seat) continue;
    const isMeant = what === 'owned' ? u.owner === seat : by !== null && NEIGHBORS[by.cell].includes(cell);
    if (!isMeant) continue;
    u.controller = seat;
    log.push({ type: 'gained', clause: 'MG-R-67', seat, card: ID[u.card], cell: CELL_NAME[cell] });
  }
}

/** MG-R-22: the card goes to its owner's discard pile at once; its link stays and does nothing. */
function cancel(s: State, at: LinkIndex, log: Log): void {
  const link = s.chain[at];
  invariant(link.kind === 'card', 'only a card can be canceled');
  if (link.gone) return; // another effect has canceled it
  s.chain[at] = { ...link, gone: true };
  s.piles[link.seat].discard.push(link.card);
  log.push({ type: 'cancelled', clause: 'MG-R-22', seat: link.seat, card: ID[link.card] });
}

/** MG-R-80: the Mecha goes to hand, the balloons take its place and the attack. */
function balloon(s: State, { seat, card, target }: Progress, log: Log): void {
  const saved = unitById(s, pieceOf(target));
  const attack = attackLink(s);
  const top = s.chain.length - 1;
  const link = s.chain[top];
  invariant(saved !== null && attack !== null, 'the Mecha is still under attack'); // or the card has no effect (MG-R-18)
  invariant(link.kind === 'card', 'Balloon Army is resolving');
  const { cell } = saved;
  returnToHand(s, saved, 'MG-R-80', log);
  const army = arrive(s, seat, card, cell, log);
  s.chain[BASE] = { ...attack, target: army.id, fixed: true };
  s.chain[top] = { ...link, gone: true };
}
