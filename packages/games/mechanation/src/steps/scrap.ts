import type { Seat } from '@mechatable/kernel';
import { logAbility } from '../abilities/aimed.ts';
import { LIMIT } from '../content/lookup.ts';
import type { Log } from '../event.ts';
import { TERRITORY_LIMIT, hasCovert, isInHangar, limitOf } from '../mechs.ts';
import { MECHS_EACH, type Do, type State } from '../state.ts';
import { hasPublicUse } from './turn.ts';

type StepOf<Name extends Do['do']> = Extract<Do, { readonly do: Name }>;

/** MN-SCRAP-2, MN-D-9: while above the limit, one card after the other. */
export function scrapDown(s: State, { seat }: StepOf<'scrapDown'>, log: Log): void {
  const size = s.rows[seat].length;
  if (size <= limitOf(s, seat)) return;
  if (size === TERRITORY_LIMIT) logTithe(s, seat, log);
  s.agenda.push({ ask: 'scrapDown', seat });
}

/** MN-M-21: logged for the card that only Tithe Colossus forces out. */
function logTithe(s: State, seat: Seat, log: Log): void {
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++)
    if (LIMIT[s.mechs[slot]] !== null && isInHangar(s, slot)) logAbility(s, slot, 'scrap', log);
}

/** MN-D-10: asked on public facts alone. */
export function scrapAbility(s: State, { seat }: StepOf<'scrapAbility'>): void {
  if (s.pile.length === 0 || s.rows[seat].length === 0) return;
  if (hasCovert(s, seat) || hasPublicUse(s, seat, 'scrap')) s.agenda.push({ ask: 'scrap', seat });
}
