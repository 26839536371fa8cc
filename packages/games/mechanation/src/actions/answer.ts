import { LEGAL, illegal, invariant } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { damage } from '../mechs.ts';
import type { Ask } from '../state.ts';
import { TILE_NAME, cardOf, indexOfTile, scrapTile, tileNumber, turn } from '../tiles.ts';
import type { Rule } from './rule.ts';

const NOT_HIDDEN = illegal('MN-R-11', 'Reveal one of your own face-down Territories.');
const NOT_YOURS = illegal('MN-R-36', 'Scrap one of your own Territories.');

const PASS: ActionOf<'pass'> = { kind: 'pass' };

/** MN-D-1. */
export const reveal: Rule<'reveal'> = {
  candidates(s, seat, out) {
    const row = s.rows[seat];
    for (let i = 0; i < row.length; i++)
      if (!row[i].up) out.push({ kind: 'reveal', tile: TILE_NAME[row[i].id] });
  },
  attempts(s, _seat, out) {
    for (const { id, up } of s.rows.flat()) if (up) out.push({ kind: 'reveal', tile: TILE_NAME[id] });
  },
  judge(s, seat, { tile }) {
    const at = indexOfTile(s.rows[seat], tileNumber(tile));
    return at >= 0 && !s.rows[seat][at].up ? LEGAL : NOT_HIDDEN;
  },
  apply(s, seat, action, log) {
    const tile = turn(s.rows[seat], tileNumber(action.tile), true);
    log.push({ type: 'revealed', clause: 'MN-INIT-2', seat, ...cardOf(tile) });
  },
};

/** MN-D-9: one card at a time. */
export const scrap: Rule<'scrap'> = {
  candidates(s, seat, out) {
    const row = s.rows[seat];
    for (let i = 0; i < row.length; i++) out.push({ kind: 'scrap', tile: TILE_NAME[row[i].id] });
  },
  attempts(s, seat, out) {
    s.rows.forEach((row, other) => {
      if (other !== seat) for (const { id } of row) out.push({ kind: 'scrap', tile: TILE_NAME[id] });
    });
  },
  judge: (s, seat, { tile }) => (indexOfTile(s.rows[seat], tileNumber(tile)) >= 0 ? LEGAL : NOT_YOURS),
  apply(s, seat, { tile }, log) {
    scrapTile(s, seat, tileNumber(tile), 'MN-R-36', log);
    s.agenda.push({ do: 'scrapDown', seat });
  },
};

/** A pass, and its side effects. */
function passing<Name extends Ask['ask']>(apply: Rule<'pass', Name>['apply']): Rule<'pass', Name> {
  return {
    candidates(_s, _seat, out) {
      out.push(PASS);
    },
    judge: () => LEGAL,
    apply,
  };
}

/** MN-R-92: declining an ability logs nothing. */
export const decline = passing(() => undefined);

export const passInArena = passing((_s, seat, _action, log) => {
  log.push({ type: 'passed', clause: 'MN-ARENA-9', seat, phase: 'arena' });
});

export const passAttack = passing((_s, seat, _action, log) => {
  log.push({ type: 'passed', clause: 'MN-PILOT-12', seat, phase: 'attack' });
});

export const passDefense = passing<'defend'>((s, seat, _action, log, { tile }) => {
  log.push({ type: 'passed', clause: 'MN-PILOT-9', seat, phase: 'defence' });
  s.agenda.push({ do: 'claim', seat: s.alpha, tile });
});

/** MN-BAT-5: the Mech that lost, if it doesn't use its ability. */
export const takeLoss = passing((s, seat, _action, log) => {
  const out = s.out[seat];
  invariant(out !== null, 'the Mech that lost is out');
  damage(s, out.slot, 'DIS', 'MN-BAT-5', log);
});
