import { invariant, shuffle, type ClauseId, type Seat } from '@mechatable/kernel';
import { sideOf } from '../abilities/power.ts';
import { aimedAt, hasTarget, logAbility } from '../abilities/aimed.ts';
import { abilityOf } from '../content/lookup.ts';
import { FACE_ID } from '../content/territories.ts';
import type { Log } from '../event.ts';
import { damage, handSize, mechsAt, sendHome } from '../mechs.ts';
import { SPECTATORS, SEAT_NAMES, clockwise } from '../seats.ts';
import type { Do, State } from '../state.ts';
import {
  TILE_NAME,
  cardOf,
  controllerOf,
  hasFaceUp,
  inArena,
  join,
  newTile,
  siteOf,
  takeFrom,
} from '../tiles.ts';
import { checkVictory } from '../victory.ts';

type StepOf<Name extends Do['do']> = Extract<Do, { readonly do: Name }>;

const RESOLVE: Do = { do: 'resolve' };
const ATTACK: Do = { do: 'attack' };
const END_TURN: Do = { do: 'endTurn' };

/** MN-ARENA-1 to MN-ARENA-3: two Territories, then an Arena turn for each. */
export function deal(s: State, _step: Do, log: Log): void {
  dealOne(s, true, log);
  dealOne(s, false, log);
  s.agenda.push(RESOLVE);
  const pilots = s.rows.length;
  for (let i = pilots - 1; i >= 0; i--)
    s.agenda.push({ do: 'arenaTurn', seat: clockwise(s.alpha, i, pilots) });
}

/** MN-R-17, MN-R-37, MN-R-38. */
function dealOne(s: State, up: boolean, log: Log): void {
  if (s.deck.length === 0 && s.pile.length > 0) recycle(s, log);
  const face = s.deck.pop();
  if (face === undefined) return; // MN-R-38: no card is left
  const tile = newTile(s, face, up, 0, 'deck');
  s.arena.push(tile);
  log.push({ type: 'dealt', clause: up ? 'MN-ARENA-1' : 'MN-R-17', ...cardOf(tile), up });
}

/** MN-SCRAP-4: nobody knows these cards anymore. */
function recycle(s: State, log: Log): void {
  s.deck = s.pile.map(({ face }) => face);
  s.pile = [];
  shuffle(s.rng, s.deck);
  log.push({ type: 'recycled', clause: 'MN-SCRAP-4', cards: s.deck.length });
}

/** MN-D-3. */
export function arenaTurn(s: State, { seat }: StepOf<'arenaTurn'>, log: Log): void {
  if (handSize(s, seat) > 0) s.agenda.push({ ask: 'arena', seat });
  else log.push({ type: 'passed', clause: 'MN-D-3', seat, phase: 'arena' });
}

/** MN-R-21: face-up before face-down, the oldest first; then the Pilot Phase. */
export function resolve(s: State): void {
  const tile = nextOccupied(s, true) ?? nextOccupied(s, false);
  if (tile === null) {
    pushScraps(s);
    s.agenda.push(ATTACK);
    return;
  }
  s.agenda.push(RESOLVE);
  if (mechsAt(s, tile) > 1) s.agenda.push({ do: 'battle', tile });
  else
    s.agenda.push({
      do: 'claim',
      seat: s.out.findIndex((out) => out?.tile === tile),
      tile,
    });
}

function nextOccupied(s: State, up: boolean): number | null {
  for (let i = 0; i < s.arena.length; i++)
    if (s.arena[i].up === up && mechsAt(s, s.arena[i].id) > 0) return s.arena[i].id;
  return null;
}

/** MN-R-35: the Scrap turns, clockwise from the Alpha Pilot. */
function pushScraps(s: State): void {
  s.agenda.push(END_TURN);
  const pilots = s.rows.length;
  for (let i = pilots - 1; i >= 0; i--) {
    const seat = clockwise(s.alpha, i, pilots);
    s.agenda.push({ do: 'scrapAbility', seat }, { do: 'scrapDown', seat });
  }
}

/** MN-D-7, MN-R-29. */
export function attack(s: State): void {
  if (handSize(s, s.alpha) === 0) return;
  for (let seat = 0; seat < s.rows.length; seat++) {
    if (seat === s.alpha || s.rows[seat].length === 0) continue;
    s.agenda.push({ ask: 'attack', seat: s.alpha });
    return;
  }
}

/** BT-4, BT-5: returns whether the game is over. */
export function claimTile(s: State, seat: Seat, id: number, clause: ClauseId, log: Log): boolean {
  const owner = controllerOf(s, id);
  const { since, place } = siteOf(s, id);
  const taken = owner < 0 ? takeFrom(s.arena, id) : takeFrom(s.rows[owner], id);
  const tile = join(s, seat, taken, owner < 0 ? 'arena' : SEAT_NAMES[owner]);
  log.push({
    type: 'claimed',
    clause,
    seat,
    tile: TILE_NAME[id],
    face: FACE_ID[tile.face],
    to: tile.seen,
    since,
    place,
    from: owner < 0 ? null : owner,
  });
  return checkVictory(s, seat, log);
}

/** MN-RES-8, MN-PILOT-10: BT-4, BT-5, BT-7 and BT-9 only (MN-R-43). */
export function claim(s: State, { seat, tile }: StepOf<'claim'>, log: Log): void {
  const clause = inArena(s, tile) === null ? 'MN-PILOT-10' : 'MN-RES-8';
  if (claimTile(s, seat, tile, clause, log)) return;
  s.agenda.push({ do: 'goHome', seat }, { do: 'afterClaim', seat, tile });
}

/** BT-7, MN-D-6: for a hidden Mech the question depends on public facts alone. */
export function afterClaim(s: State, { seat, tile }: StepOf<'afterClaim'>, log: Log): void {
  const out = s.out[seat];
  invariant(out !== null, 'the Mech that claimed is still out');
  if ((out.seen & SPECTATORS) === 0) {
    if (s.rows.some(hasFaceUp)) s.agenda.push({ ask: 'claimed', seat, tile, begun: false });
    return;
  }
  const { battle } = s;
  if (battle !== null && battle.blanked === sideOf(battle, seat)) return;
  const mech = s.mechs[out.slot];
  const aimed = aimedAt(mech, 'claim');
  if (aimed !== null) {
    if (hasTarget(s, seat, aimed)) s.agenda.push({ ask: 'claimed', seat, tile, begun: false });
    return;
  }
  const ability = abilityOf(mech, 'claim');
  if (ability === null) return;
  invariant(ability.do.op === 'stage', 'an ability after a claim has a target, or damages its Mech');
  logAbility(s, out.slot, 'claim', log);
  damage(s, out.slot, ability.do.stage, 'MN-M-24', log);
}

/** MN-R-23. */
export function goHome(s: State, { seat }: StepOf<'goHome'>, log: Log): void {
  sendHome(s, seat, 'MN-R-23', log);
}
