import { sentence, whose, type Seat } from '@mechatable/kernel';
import type { MechaType } from '@mechatable/masc';
import { classes, counted, type Sides } from './terms.ts';

export interface Mecha {
  readonly id: string;
  readonly sides: Sides;
  readonly color: Seat;
  /** Null if it is face down. */
  readonly type: Pick<MechaType, 'name' | 'body'> | null;
  readonly square: string;
  readonly damage: number;
  readonly pinned: boolean;
  readonly straggler: boolean;
  readonly ready: boolean;
  readonly spent: boolean;
}

export const mecha = {
  /** `Wolf r3`. */
  name: (type: string, id: string): string => `${type} ${id}`,
  /** `r3, your Wolf on C3, 1 of 4 damage, pinned, can still act`. */
  label: ({ id, sides, color, type, square: at, damage, ...is }: Mecha): string => {
    const owner = whose(sides, color);
    return [
      id,
      type === null ? `${owner} mecha, face down on ${at}` : `${owner} ${type.name} on ${at}`,
      ...(type !== null && damage > 0 ? [`${damage} of ${type.body} damage`] : []),
      ...(is.pinned ? ['pinned'] : []),
      ...(is.straggler ? ['a straggler'] : []),
      ...(is.ready ? ['can still act'] : []),
      ...(is.spent ? ['has acted'] : []),
    ].join(', ');
  },
  kind: (sides: Sides, color: Seat, kind: MechaType['kind'], at: string | null): string => {
    const whoseMecha = sentence(`${whose(sides, color)} ${classes[kind]} mecha`);
    return at === null ? `${whoseMecha}, destroyed` : `${whoseMecha} on ${at}`;
  },
  faceDown: (sides: Sides, color: Seat, at: string): string =>
    sentence(`${whose(sides, color)} mecha, face down on ${at}`),
  revealedLater: 'Its type is revealed when all mecha are deployed.',
  bodyLeft: 'Body left',
  body: 'Body',
  damage: 'Damage',
  straggler: 'Straggler: no friend within 2 squares. It must head back to one.',
  squad: (members: readonly string[]): string => `In a squad of ${members.length}: ${members.join(', ')}.`,
  pinned: 'Pinned: it touches an enemy and can’t move.',
  reach: (squares: number): string => `${counted(squares, 'square')} in reach.`,
  movingFrom: (from: string): string => `Moving from ${from}.`,
  hasActed: { movement: 'Has moved this turn.', combat: 'Has attacked this turn.' },
  canAct: { movement: 'Hasn’t moved yet.', combat: 'Hasn’t attacked yet.' },
  cannotAct: { movement: 'Can’t move now.', combat: 'Can’t attack now.' },
  noTargets: 'No targets in range.',
  canHit: (enemies: readonly string[]): string => `Can hit ${enemies.join(', ')}.`,
  blocked: (enemies: readonly string[]): string => `In range but blocked: ${enemies.join(', ')}.`,
  behind: (enemy: string, blockers: readonly string[]): string => `${enemy} (behind ${blockers.join(', ')})`,
  wall: (at: string): string => `blocking terrain on ${at}`,
};
