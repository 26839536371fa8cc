import { expect, test } from 'vitest';
import { titleWith } from '../../src/browser/badge.ts';
import { waitingFor } from '../../src/browser/waiting-for.ts';
import { ADA, BO, seated, tableOf } from '../pages/me/tables.ts';

test('only running matches that ask the player count as waiting for them', () => {
  const mine = tableOf();
  const simultaneous = tableOf({ asked: [0, 1], seats: [seated(BO), seated(ADA)] });
  const others = [
    tableOf({ asked: [1] }),
    tableOf({ asked: [] }),
    tableOf({ status: 'waiting' }),
    tableOf({ status: 'over' }),
    tableOf({ seats: [{ kind: 'bot', bot: 'greedy', rating: null }, seated(ADA)] }), // a bot took over
  ];
  expect(waitingFor(ADA.id, [...others, mine, simultaneous])).toEqual([mine, simultaneous]);
});

test('a tab’s title begins with the number of waiting matches', () => {
  expect(titleWith(0, 'Mechatable')).toBe('Mechatable');
  expect(titleWith(2, 'Mechatable')).toBe('(2) Mechatable');
});
