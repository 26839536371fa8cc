import { BadInputError, rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { WIND_UP, cardNumber } from '../src/content/cards.ts';
import { FIRST_CARDS } from '../src/content/first-release.ts';
import { mecha2e } from '../src/game.ts';
import { formerly, portable, restore } from '../src/portable.ts';
import { NONE, attachedId, linkIndex, targetCard, targetSeat, unitId } from '../src/references.ts';
import type { Link, Progress, Trigger } from '../src/links.ts';
import type { Attached } from '../src/pieces.ts';
import type { State } from '../src/state.ts';

const CAP_GUN = cardNumber('MG2-017');
const BOMBER = cardNumber('MG2-013');
const SALVAGE = cardNumber('MG2-094');
const BEAR = cardNumber('MG2-012');
const POTSHOT = cardNumber('MG2-076');

const LINK: Extract<Link, { kind: 'card' }> = {
  kind: 'card',
  seat: 0,
  card: SALVAGE,
  cell: -1,
  target: targetCard(BOMBER),
  second: targetCard(CAP_GUN),
  gone: false,
};
const TRIGGER: Trigger = {
  seat: 1,
  card: BEAR,
  effect: 0,
  source: attachedId(7),
  subject: targetCard(BOMBER),
  second: targetSeat(1),
};
const PROGRESS: Progress = {
  seat: 0,
  card: SALVAGE,
  of: 'effect',
  part: 0,
  source: NONE,
  cell: -1,
  target: targetCard(BOMBER),
  second: NONE,
  paid: 2,
};

function stateWith(parts: Partial<State>): State {
  const state = mecha2e.rules.setup(mecha2e.rules.options.parse({}), 2, rngFrom('portable'));
  return { ...state, turn: 3, ...parts };
}

/** A stored state with cards and names by their number in the first release. */
function numbered(there: unknown): object {
  return JSON.parse(JSON.stringify(there), (_key, value: unknown) => {
    const [, windUp, id] = /^(wind-up )?(MG\d-\d+)$/.exec(String(value)) ?? [];
    if (id === undefined) return value;
    return FIRST_CARDS.indexOf(id) + (windUp === undefined ? 0 : FIRST_CARDS.length);
  }) as object;
}

/** The part of the stored state, after a look that all of it comes back. */
function stored(parts: Partial<State>): Partial<Record<keyof State, unknown>> {
  const state = stateWith(parts);
  const there = portable(state);
  expect(restore(JSON.parse(JSON.stringify(there)))).toEqual(state);
  expect({ ...(formerly(state) as State), rules: null }).toEqual({ ...numbered(there), rules: null });
  return there as Partial<Record<keyof State, unknown>>;
}

test('targets in a discard pile are stored by id, other targets as they are', () => {
  const onUnit = { ...LINK, card: cardNumber('MG2-016'), target: unitId(4), second: NONE };
  expect(stored({ chain: [LINK, onUnit] }).chain).toEqual([
    { ...LINK, card: 'MG2-094', target: 'MG2-013', second: 'MG2-017' },
    { ...onUnit, card: 'MG2-016' },
  ]);
});

test('Pilots kept aside are stored by id', () => {
  const pilot: Attached = { id: attachedId(9), card: BEAR, owner: 0, controller: 0, on: NONE, name: -1 };
  const kamin = cardNumber('MG2-059');
  const link: Link = {
    kind: 'ability',
    seat: 0,
    unit: unitId(3),
    cell: 4,
    card: kamin,
    paid: 5,
    target: linkIndex(1),
    pilots: [pilot],
  };
  expect(stored({ chain: [link] }).chain).toEqual([
    { ...link, card: 'MG2-059', pilots: [{ ...pilot, card: 'MG2-012' }] },
  ]);
});

test('a trigger about a destroyed host names its card by id, one about a unit keeps the unit', () => {
  const aboutUnit = { ...TRIGGER, card: POTSHOT, subject: unitId(12) };
  const named = { ...TRIGGER, card: 'MG2-012', subject: 'MG2-013' };
  const there = stored({
    queue: [TRIGGER, aboutUnit],
    held: [TRIGGER],
    agenda: [{ ask: 'fetch', seat: 1, trigger: TRIGGER }],
  });
  expect(there.queue).toEqual([named, { ...aboutUnit, card: 'MG2-076' }]);
  expect(there.held).toEqual([named]);
  expect(there.agenda).toEqual([{ ask: 'fetch', seat: 1, trigger: named }]);
});

test('an effect stores its targets as cards if its card or trigger says so, until it chooses new ones', () => {
  const ofTrigger: Progress = { ...PROGRESS, card: BEAR, of: 0, second: targetSeat(1) };
  const aimed: Progress = { ...PROGRESS, card: POTSHOT, of: 0, part: 1, target: unitId(6) };
  const steps = [PROGRESS, ofTrigger, aimed].map((progress) => ({ do: 'effect', progress }) as const);
  expect(stored({ agenda: steps }).agenda).toEqual([
    { do: 'effect', progress: { ...PROGRESS, card: 'MG2-094', target: 'MG2-013' } },
    { do: 'effect', progress: { ...ofTrigger, card: 'MG2-012', target: 'MG2-013' } },
    { do: 'effect', progress: { ...aimed, card: 'MG2-076' } },
  ]);
});

test('cards on the agenda are stored by id', () => {
  const take = { ask: 'take', seat: 0, left: 1, taken: [BOMBER], progress: PROGRESS } as const;
  expect(stored({ agenda: [{ do: 'spring', seat: 0, card: SALVAGE }, take] }).agenda).toEqual([
    { do: 'spring', seat: 0, card: 'MG2-094' },
    { ...take, taken: ['MG2-013'], progress: { ...PROGRESS, card: 'MG2-094', target: 'MG2-013' } },
  ]);
});

test('a secret answer is a card once the match has begun', () => {
  expect(stored({ answers: [CAP_GUN, -1] }).answers).toEqual(['MG2-017', -1]);
  expect(stored({ turn: 0, answers: [1, -1] }).answers).toEqual([1, -1]);
});

test('a given name is stored by the card that has it, Wind-Up or not', () => {
  const attached = [BOMBER, CAP_GUN + WIND_UP].map((name, id): Attached => ({
    id: attachedId(id),
    card: cardNumber('MG2-016'),
    owner: 0,
    controller: 0,
    on: NONE,
    name,
  }));
  const unit = {
    ...{
      id: unitId(5),
      card: CAP_GUN,
      owner: 0,
      controller: 0,
      cell: 3,
      damage: 0,
      armour: 0,
      arrived: 1,
      attached,
    },
    ...{ steps: 0, attacks: 0, completed: 0, forfeited: 0, extraSteps: 0, extraAttacks: 0 },
    ...{ speed: 0, range: 0, now: 0, next: 0 },
  };
  const board = stored({ board: [null, unit] }).board as readonly {
    attached: readonly { name: unknown }[];
  }[];
  expect(board[1]?.attached.map(({ name }) => name)).toEqual(['MG2-013', 'wind-up MG2-017']);
});

test('an unknown card is refused by its id', () => {
  const there = portable(stateWith({ chain: [LINK] })) as { chain: object[] };
  const chain = [{ ...there.chain[0], target: 'MG9-001' }];
  expect(() => restore({ ...there, chain })).toThrow(
    new BadInputError('The state.chain[0].target: Unknown card "MG9-001".'),
  );
  expect(() => restore({ ...there, chain: [{ ...there.chain[0], card: 'MG9-002' }] })).toThrow(
    'Unknown card "MG9-002"',
  );
  expect(() => restore({ ...there, chain: {} })).toThrow('The state.chain should be a list.');
  expect(() => restore({ ...there, chain: [3] })).toThrow('The state.chain[0] should be an object.');
  expect(() =>
    restore({ ...there, agenda: [{ do: 'effect', progress: { card: 'MG2-012', of: 9 } }] }),
  ).toThrow('The card "MG2-012" has no effect 9.');
  expect(() => restore(null)).toThrow(BadInputError);
});
