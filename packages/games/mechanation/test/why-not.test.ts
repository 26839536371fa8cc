import { clicked } from '@mechatable/testkit';
import { expect } from 'vitest';
import { MECHS } from '../src/content/mechs.ts';
import type { Facing } from '../src/action.ts';
import { mechanation } from '../src/game.ts';
import { refusals } from '../src/refusals.ts';
import { seatNumber, type SeatName } from '../src/seats.ts';
import { scenario, type Hands, type Scene } from './given.ts';

/** The viewer, the clicks, and the refusal. Mechs and Territories go by name. */
type Row = readonly [who: SeatName, clicks: string, reads: string];

const ids = (t: Scene, clicks: string): string =>
  clicks
    .replaceAll(
      /mech:([^,]+)/g,
      (_, name: string) => `mech:${MECHS.find((one) => one.name === name)?.id ?? name}`,
    )
    .replaceAll(/tile:(\w+)/g, (_, face: string) => `tile:${t.tile(face)}`);

function rows(title: string, open: (hands: Hands) => Scene, table: readonly Row[]): void {
  for (const [who, clicks, reads] of table) {
    const clause = reads.slice(0, reads.indexOf(' '));
    scenario(`[${clause}] ${title}: ${clicks}`, (hands) => {
      const t = open(hands);
      expect(clicked(mechanation, t.state, seatNumber(who), ids(t, clicks))).toBe(reads);
    });
  }
}

rows(
  'an Arena turn',
  ({ given }) =>
    given({
      P0: { hand: 'Keyhole, Leviathan', hangar: 'Redline DIS', row: 'G1 A5*' },
      P1: { hand: 'Sunspear', row: 'C1 A1*' },
      P2: { row: 'V6' },
      arena: 'G3 Z5*',
    }),
  [
    [
      'P0',
      'mech:Redline',
      'MN-R-57 Redline is in your hangar (DIS): it needs 2 repairs to return to your hand.',
    ],
    [
      'P0',
      'mech:Redline, tile:G3',
      'MN-R-57 Redline is in your hangar (DIS): it needs 2 repairs to return to your hand.',
    ],
    [
      'P0',
      'mech:Keyhole, tile:C1',
      'MN-ARENA-4 Crimson 1 belongs to another pilot: deploy to a Territory in the Arena.',
    ],
    ['P0', 'mech:Leviathan, tile:G1', 'MN-ARENA-4 Green 1 is yours: deploy to a Territory in the Arena.'],
    [
      'P0',
      'mech:Keyhole, tile:A1',
      'MN-ARENA-4 This face-down Territory belongs to another pilot: deploy to a Territory in the Arena.',
    ],
    ['P0', 'mech:Keyhole, out:P1', 'MN-M-03 P1 has no Mech in the Arena: choose another target for Keyhole.'],
    ['P0', 'mech:Leviathan, out:P1', 'MN-R-48 Leviathan has no ability you can use now.'],
    ['P0', 'mech:Sunspear', 'MN-ARENA-5 Sunspear isn’t yours: use a Mech from your hand.'],
    ['P0', 'mech:Sunspear, tile:G3', 'MN-ARENA-5 Sunspear isn’t yours: use a Mech from your hand.'],
    ['P0', 'tile:C1', 'MN-ARENA-4 Crimson 1 belongs to another pilot: deploy to a Territory in the Arena.'],
    ['P0', 'tile:G3', 'MN-D-3 Pick what acts first: Deploy Keyhole to Green 3.'],
    ['P0', 'tile:G1', 'MN-ARENA-4 Green 1 is yours: deploy to a Territory in the Arena.'],
    ['P0', 'out:P2', 'MN-M-03 P2 has no Mech in the Arena: choose another target for Keyhole.'],
    ['P0', 'choice:scrap', 'MN-D-3 You can’t do that in your Arena turn: use an ability, deploy or pass.'],
    ['P1', 'mech:Sunspear', 'MN-R-97 Another pilot is choosing: wait for your turn.'],
  ],
);

rows(
  'two Mechs are there',
  ({ given }) =>
    given({
      P0: { hand: 'Limpet' },
      P1: { hand: 'Redline' },
      P2: { hand: 'Sunspear, Harbour Tug', hangar: 'Firecracker MALF' },
      arena: 'G3 Z5*',
    })
      .P0('deploy Limpet G3')
      .P1('deploy Redline G3'),
  [
    ['P2', 'mech:Sunspear, tile:G3', 'MN-ARENA-7 Green 3 is full (2 of 2 Mechs): choose another Territory.'],
    [
      'P2',
      'mech:Firecracker',
      'MN-R-57 Firecracker is in your hangar (MALF): it needs 3 repairs to return to your hand.',
    ],
    [
      'P2',
      'mech:Harbour Tug, out:P3',
      'MN-M-10 P3 has no Mech in the Arena: choose another target for Harbour Tug.',
    ],
    [
      'P2',
      'mech:Harbour Tug, out:P2',
      'MN-M-10 Harbour Tug can’t target your own Mech: choose another pilot’s.',
    ],
    ['P2', 'mech:Sunspear, out:P0', 'MN-R-48 Sunspear has no ability you can use now.'],
    ['P2', 'mech:Limpet', 'MN-ARENA-5 Limpet isn’t yours: use a Mech from your hand.'],
    ['P0', 'mech:Limpet', 'MN-R-97 Another pilot is choosing: wait for your turn.'],
  ],
);

rows(
  'an ability used up',
  ({ given }) => given({ P0: { hand: 'Keyhole' }, arena: 'G3 Z5* A2*' }).P0('use Keyhole Z5'),
  [
    [
      'P0',
      'mech:Keyhole, tile:A2',
      'MN-R-50 Keyhole has already used its ability: the limit is once per turn.',
    ],
    [
      'P0',
      'mech:Keyhole, out:P1',
      'MN-R-50 Keyhole has already used its ability: the limit is once per turn.',
    ],
  ],
);

rows(
  'the Pilot Phase',
  ({ given }) =>
    given(
      {
        P0: { hand: 'Keyhole, Redline', hangar: 'Sunspear STB', row: 'G1 A5*' },
        P1: { row: 'C1 A1*' },
        P2: { row: 'V6*' },
        arena: 'G3',
      },
      { at: 'attack' },
    ),
  [
    [
      'P0',
      'mech:Keyhole, tile:G3',
      'MN-R-27 Green 3 is in the Arena and belongs to nobody: attack another pilot’s Territory.',
    ],
    ['P0', 'mech:Keyhole, tile:G1', 'MN-PILOT-2 Green 1 is yours: attack another pilot’s face-up Territory.'],
    [
      'P0',
      'mech:Keyhole, tile:A5',
      'MN-PILOT-2 This face-down Territory is yours: attack another pilot’s face-up Territory.',
    ],
    [
      'P0',
      'mech:Keyhole, tile:A1',
      'MN-PILOT-2 Keyhole can’t attack a face-down Territory: only Nightlatch can. Choose a face-up one.',
    ],
    [
      'P0',
      'mech:Redline, tile:V6',
      'MN-PILOT-2 Redline can’t attack a face-down Territory: only Nightlatch can. Choose a face-up one.',
    ],
    [
      'P0',
      'mech:Sunspear',
      'MN-R-57 Sunspear is in your hangar (STB): it needs 1 repair to return to your hand.',
    ],
    [
      'P0',
      'mech:Sunspear, tile:C1',
      'MN-R-57 Sunspear is in your hangar (STB): it needs 1 repair to return to your hand.',
    ],
    ['P0', 'tile:C1', 'MN-D-7 Pick what acts first: Attack P1’s Crimson 1 with Keyhole.'],
    [
      'P0',
      'tile:A1',
      'MN-PILOT-2 Keyhole can’t attack a face-down Territory: only Nightlatch can. Choose a face-up one.',
    ],
    [
      'P0',
      'tile:G3',
      'MN-R-27 Green 3 is in the Arena and belongs to nobody: attack another pilot’s Territory.',
    ],
    ['P0', 'tile:G1', 'MN-PILOT-2 Green 1 is yours: attack another pilot’s face-up Territory.'],
    ['P0', 'out:P1', 'MN-D-7 You can’t do that in the Pilot Phase: attack, or pass.'],
    ['P1', 'tile:C1', 'MN-R-97 Another pilot is choosing: wait for your turn.'],
  ],
);

rows(
  'Nightlatch and hidden land',
  ({ given }) => given({ P0: { hand: 'Nightlatch', row: 'G1' }, P1: { row: 'C1 A1*' } }, { at: 'attack' }),
  [
    [
      'P0',
      'mech:Nightlatch, tile:G1',
      'MN-PILOT-2 Green 1 is yours: attack another pilot’s face-up Territory.',
    ],
  ],
);

rows(
  'an attack to answer',
  ({ given }) =>
    given(
      {
        P0: { hand: 'Redline' },
        P1: { hand: 'Keyhole, Sunspear', hangar: 'Seesaw DIS', row: 'C1 A1*' },
        P2: { row: 'V6' },
      },
      { at: 'attack' },
    ).P0('attack Redline C1'),
  [
    [
      'P1',
      'mech:Seesaw',
      'MN-R-57 Seesaw is in your hangar (DIS): it needs 2 repairs to return to your hand.',
    ],
    ['P1', 'mech:Redline', 'MN-R-30 Redline isn’t yours: use a Mech from your hand.'],
    ['P1', 'tile:C1', 'MN-D-8 Defend with a Mech from your hand, or decline.'],
    ['P1', 'mech:Keyhole, tile:V6', 'MN-D-8 Defend with a Mech from your hand, or decline.'],
    ['P0', 'mech:Redline', 'MN-R-97 Another pilot is choosing: wait for your turn.'],
    ['P2', 'mech:Firecracker', 'MN-R-97 Another pilot is choosing: wait for your turn.'],
  ],
);

rows(
  'too many Territories',
  ({ given }) =>
    given({ P0: { row: 'G1 G2 G3 A1 A2 A3 C1*' }, P1: { row: 'C2' }, arena: 'Z5' }, { at: 'scrap' }),
  [
    [
      'P0',
      'tile:C2',
      'MN-R-36 Crimson 2 belongs to another pilot: scrap one of your own (you have 7, limit 6).',
    ],
    ['P0', 'tile:Z5', 'MN-R-36 Azure 5 is in the Arena: scrap one of your own (you have 7, limit 6).'],
    ['P0', 'choice:pass', 'MN-D-9 You have more Territories than your limit: scrap one.'],
    ['P0', 'mech:Firecracker', 'MN-D-9 You have more Territories than your limit: scrap one.'],
    ['P1', 'tile:C2', 'MN-R-97 Another pilot is choosing: wait for your turn.'],
  ],
);

rows(
  'the Initiation',
  ({ given }) => given({ P0: { row: 'G1 G2* G3*' }, P1: { row: 'C2 A1*' }, arena: 'Z5*' }, { at: 'turn' }),
  [
    ['P0', 'tile:G1', 'MN-R-11 Green 1 is already face-up: reveal a face-down one.'],
    ['P0', 'tile:A1', 'MN-R-11 This face-down Territory belongs to another pilot: reveal one of your own.'],
    ['P0', 'tile:Z5', 'MN-R-11 This face-down Territory is in the Arena: reveal one of your own.'],
    ['P0', 'choice:pass', 'MN-INIT-2 Reveal one of your face-down Territories first.'],
    ['P1', 'tile:A1', 'MN-R-97 Another pilot is choosing: wait for your turn.'],
  ],
);

rows(
  'repairing and lighting up',
  ({ given }) =>
    given(
      {
        P0: { hand: 'Rivet Nurse, Searchlight', hangar: 'Sunspear MALF', row: 'G1' },
        P1: { row: 'C2 A1*' },
        arena: 'Z5*',
      },
      { at: 'turn' },
    ),
  [
    [
      'P0',
      'mech:Rivet Nurse, mech:Searchlight',
      'MN-M-05 Searchlight is in your hand: choose another Mech in your hangar.',
    ],
    [
      'P0',
      'mech:Searchlight, tile:C2',
      'MN-M-13 Crimson 2 belongs to another pilot (face-up): choose another pilot’s face-down Territory.',
    ],
    [
      'P0',
      'mech:Searchlight, tile:G1',
      'MN-M-13 Green 1 is yours (face-up): choose another pilot’s face-down Territory.',
    ],
    [
      'P0',
      'mech:Searchlight, tile:Z5',
      'MN-M-13 This face-down Territory is in the Arena: choose another pilot’s face-down Territory.',
    ],
    ['P0', 'mech:Sunspear', 'MN-D-2 Pick what acts first: Rivet Nurse: repair Sunspear by 1 Stage.'],
    [
      'P0',
      'tile:Z5',
      'MN-M-13 This face-down Territory is in the Arena: choose another pilot’s face-down Territory.',
    ],
  ],
);

rows(
  'a scrap pile',
  ({ given }) => given({ P0: { hand: 'Magpie', row: 'G1' }, P1: { row: 'C2' }, pile: 'A1' }, { at: 'scrap' }),
  [
    [
      'P0',
      'mech:Magpie, tile:C2',
      'MN-M-07 Crimson 2 belongs to another pilot (face-up): choose one of your own Territories to scrap.',
    ],
    ['P0', 'mech:Redline', 'MN-R-48 Redline has no ability you can use now.'],
  ],
);

rows(
  'a claim',
  ({ given }) =>
    given({ P0: { hand: 'Horsetrader' }, P1: { row: 'C2 A1*' }, arena: 'G3' })
      .P0('deploy Horsetrader G3')
      .passes(3),
  [
    [
      'P0',
      'mech:Horsetrader, tile:A1',
      'MN-M-02 This face-down Territory belongs to another pilot: choose another pilot’s face-up Territory.',
    ],
    [
      'P0',
      'mech:Horsetrader, tile:G3',
      'MN-M-02 Green 3 is yours (face-up): choose another pilot’s face-up Territory.',
    ],
    [
      'P0',
      'tile:A1',
      'MN-M-02 This face-down Territory belongs to another pilot: choose another pilot’s face-up Territory.',
    ],
  ],
);

scenario('[MN-R-83] the refusal of a wrong facing names the right one', ({ given }) => {
  const why = (t: Scene, kind: 'deploy' | 'attack', mech: string, at: string, face: Facing): string => {
    const action = { kind, mech, tile: t.tile(at), face } as const;
    const verdict = mechanation.rules.judge(t.state, 0, action);
    if (verdict.ok) throw new Error('This is legal.');
    return refusals.explain(t.state, 0, action, verdict)?.sentence ?? 'no reason';
  };
  const arena = given({ P0: { hand: 'Leviathan, Keyhole' }, arena: 'G3' });
  expect(why(arena, 'deploy', 'leviathan', 'G3', 'down')).toBe(
    'Leviathan can’t be deployed face-down there: deploy it face-up.',
  );
  expect(why(arena, 'deploy', 'keyhole', 'G3', 'up')).toBe(
    'Keyhole can’t be deployed face-up there: deploy it face-down.',
  );
  const raid = given({ P0: { hand: 'Nightlatch' }, P1: { row: 'A1*' } }, { at: 'attack' });
  expect(why(raid, 'attack', 'nightlatch', 'A1', 'down')).toBe(
    'Nightlatch can’t be deployed face-down there: deploy it face-up.',
  );
});
