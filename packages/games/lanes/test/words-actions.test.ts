import { describe, expect, test } from 'vitest';
import { actionSchema, type Action, type ActionKind, type ActionOf } from '../src/action.ts';
import { lanes } from '../src/game.ts';
import { anchors, label, printedTrigger } from '../src/labels.ts';
import { position, scenario, type Letter, type Position, type Scene } from './given.ts';

/** One action of each kind. */
const SAMPLES: { readonly [Kind in ActionKind]: ActionOf<Kind> } = {
  tossChoice: { kind: 'tossChoice', take: 'first' },
  setProtection: { kind: 'setProtection', card: 'VG-01' },
  exchange: { kind: 'exchange', yes: true },
  giveBack: { kind: 'giveBack', card: 'VG-01' },
  takeRevealed: { kind: 'takeRevealed', card: 'MD-01' },
  playUnit: { kind: 'playUnit', card: 'VG-01' },
  playLand: { kind: 'playLand', card: 'LD-01' },
  playTech: { kind: 'playTech', card: 'OP-01' },
  equip: { kind: 'equip', card: 'MD-01', unit: 'A1f' },
  attack: { kind: 'attack', unit: 'A1f' },
  move: { kind: 'move', unit: 'A1f', zone: 'A2f' },
  activate: { kind: 'activate', zone: 'A3L', effect: 0 },
  pass: { kind: 'pass' },
  payDiscard: { kind: 'payDiscard', card: 'NT-01' },
  paySacrifice: { kind: 'paySacrifice', zone: 'A1f' },
  payRestUnit: { kind: 'payRestUnit', zone: 'A1f' },
  payTrashLand: { kind: 'payTrashLand', zone: 'A3L' },
  payGraveBottom: { kind: 'payGraveBottom', card: 'NT-01' },
  zone: { kind: 'zone', zone: 'A2f' },
  moveTo: { kind: 'moveTo', zone: 'A2b' },
  orderTrigger: { kind: 'orderTrigger', trigger: 1 },
  optional: { kind: 'optional', yes: true },
  react: { kind: 'react', card: 'HV-06' },
  decline: { kind: 'decline' },
  target: { kind: 'target', zone: 'A1f' },
  choose: { kind: 'choose', card: 'VG-01' },
  stop: { kind: 'stop' },
  look: { kind: 'look', card: 'HV-05' },
  leave: { kind: 'leave' },
  discard: { kind: 'discard', card: 'NT-01' },
};

describe('the schema of actions', () => {
  test.each(Object.entries(SAMPLES))('%s is accepted, but not with more or less', (_, action) => {
    expect(actionSchema.parse(action)).toEqual(action);
    expect(lanes.rules.actions.safeParse({ ...action, extra: 1 }).success).toBe(false);
    for (const key of Object.keys(action)) {
      const less = Object.fromEntries(Object.entries(action).filter(([name]) => name !== key));
      expect(actionSchema.safeParse(less).success).toBe(false);
    }
  });

  test.each([
    ['an unknown kind', { kind: 'concede' }],
    ['no action at all', null],
    ['a third turn', { kind: 'tossChoice', take: 'third' }],
    ['an answer that is neither yes nor no', { kind: 'optional', yes: 'perhaps' }],
    ['a card that is no text', { kind: 'playUnit', card: 7 }],
    ['a zone that is no text', { kind: 'target', zone: 3 }],
    ...(['equip', 'attack', 'move', 'activate', 'target', 'zone', 'moveTo'] as const).flatMap((kind) =>
      ['A9f', 'a1f', ''].map((zone): [string, unknown] => [
        `${kind} in the zone "${zone}"`,
        { ...SAMPLES[kind], ...('unit' in SAMPLES[kind] ? { unit: zone } : { zone }) },
      ]),
    ),
    ['a negative effect', { kind: 'activate', zone: 'A1f', effect: -1 }],
    ['half a trigger', { kind: 'orderTrigger', trigger: 0.5 }],
    ['a negative trigger', { kind: 'orderTrigger', trigger: -1 }],
  ])('%s is refused', (_, action) => {
    expect(actionSchema.safeParse(action).success).toBe(false);
  });
});

describe('labels and clicks of actions', () => {
  const view = lanes.rules.view(position({ A1f: 'VG-01', A3L: 'LD-03', B1f: 'NT-01' }), 0);

  test.each<[Action, string, string[]]>([
    [{ kind: 'tossChoice', take: 'first' }, 'Take the first turn', ['choice:first']],
    [{ kind: 'tossChoice', take: 'second' }, 'Take the second turn', ['choice:second']],
    [SAMPLES.setProtection, 'Set Pike Lancer as protection', ['hand:VG-01']],
    [{ kind: 'exchange', yes: true }, 'Exchange a card with your pool', ['choice:yes']],
    [{ kind: 'exchange', yes: false }, 'Keep your cards', ['choice:no']],
    [SAMPLES.giveBack, 'Put Pike Lancer on the bottom of your deck', ['hand:VG-01']],
    [SAMPLES.takeRevealed, 'Take Plasma Saber from your pool', ['pool:MD-01']],
    [SAMPLES.playUnit, 'Play Pike Lancer 5/1', ['hand:VG-01']],
    [SAMPLES.playLand, 'Play Ferrocrete Bunker', ['hand:LD-01']],
    [SAMPLES.playTech, 'Play Precision Strike', ['hand:OP-01']],
    [SAMPLES.equip, 'Attach Plasma Saber to Pike Lancer (A1f)', ['hand:MD-01', 'zone:A1f']],
    [SAMPLES.attack, 'Attack with Pike Lancer (A1f)', ['zone:A1f', 'lane:B1']],
    [{ kind: 'attack', unit: 'B1f' }, 'Attack with Militia Frame (B1f)', ['zone:B1f', 'lane:A1']],
    [SAMPLES.move, 'Move Pike Lancer (A1f) to A2f', ['zone:A1f', 'zone:A2f']],
    [SAMPLES.activate, 'Use Drydock Lift (A3L) [Main]', ['zone:A3L', 'effect:0']],
    [{ kind: 'activate', zone: 'A2L', effect: 1 }, 'Use A2L [Main]', ['zone:A2L', 'effect:1']],
    [SAMPLES.pass, 'End turn', ['choice:pass']],
    [SAMPLES.payDiscard, 'Discard Militia Frame to pay', ['hand:NT-01']],
    [SAMPLES.paySacrifice, 'Sacrifice Pike Lancer (A1f)', ['zone:A1f']],
    [SAMPLES.payRestUnit, 'Rest Pike Lancer (A1f)', ['zone:A1f']],
    [SAMPLES.payTrashLand, 'Trash Drydock Lift (A3L)', ['zone:A3L']],
    [
      SAMPLES.payGraveBottom,
      'Put Militia Frame from your graveyard on the bottom of your deck',
      ['graveyard:NT-01'],
    ],
    [SAMPLES.zone, 'Place it in lane 2, frontline (A2f)', ['zone:A2f']],
    [{ kind: 'zone', zone: 'A3L' }, 'Place it in lane 3, land zone (A3L)', ['zone:A3L']],
    [{ kind: 'zone', zone: 'nowhere' }, 'Place it in nowhere', ['zone:nowhere']],
    [SAMPLES.moveTo, 'Move it to lane 2, backline (A2b)', ['zone:A2b']],
    [SAMPLES.orderTrigger, 'Resolve 2: trigger', ['trigger:1']],
    [{ kind: 'optional', yes: true }, 'Yes, use it', ['choice:yes']],
    [{ kind: 'optional', yes: false }, 'No, leave it', ['choice:no']],
    [SAMPLES.react, 'React with Sleeper Pod', ['hand:HV-06']],
    [SAMPLES.decline, 'Decline to react', ['choice:decline']],
    [SAMPLES.target, 'Choose Pike Lancer (A1f)', ['zone:A1f']],
    [{ kind: 'target', zone: 'A2f' }, 'Choose A2f', ['zone:A2f']],
    [{ kind: 'target', zone: 'nowhere' }, 'Choose nowhere', ['zone:nowhere']],
    [SAMPLES.choose, 'Choose Pike Lancer', ['hand:VG-01']],
    [SAMPLES.stop, 'Stop choosing', ['choice:stop']],
    [SAMPLES.look, 'Summon Swarm Ram', ['deck:HV-05']],
    [SAMPLES.leave, 'Summon none', ['choice:leave']],
    [SAMPLES.discard, 'Discard Militia Frame', ['hand:NT-01']],
    [{ kind: 'discard', card: 'XX-1' }, 'Discard XX-1', ['hand:XX-1']],
  ])('%o: %s', (action, words, clicks) => {
    expect(label(view, action)).toBe(words);
    expect(anchors(view, action)).toEqual(clicks);
  });

  /** The seat's legal answers: `label <- anchors`. */
  const answers = (t: Scene, letter: Letter): string[] => {
    const seat = letter === 'A' ? 0 : 1;
    const seen = t.view(letter);
    return lanes.rules
      .legal(t.state, seat)
      .map((action) => `${label(seen, action)} <- ${anchors(seen, action).join(' ')}`);
  };

  scenario('cards for Wide Scan come from the hand', ({ given }) => {
    const t = given({ A: { hand: 'OP-13 VG-01' } }).A('playTech OP-13');
    expect(answers(t, 'A')).toEqual([
      'Put Pike Lancer on the bottom of your deck <- hand:VG-01',
      'Stop choosing <- choice:stop',
    ]);
  });

  scenario('cards for Furnace Crawler come from the graveyard', ({ given }) => {
    const t = given({ A: { hand: 'SV-05', graveyard: 'VG-01' } })
      .A('playUnit SV-05')
      .A('zone A1f');
    expect(answers(t, 'A')[0]).toBe('Put Pike Lancer on the bottom of your deck <- graveyard:VG-01');
  });

  scenario('Wreck Diver returns cards from the graveyard', ({ given }) => {
    const t = given({ A: { hand: 'SV-02', graveyard: 'VG-01 NT-01' } })
      .A('playUnit SV-02')
      .A('zone A1f');
    t.A('optional yes');
    expect(answers(t, 'A')).toEqual([
      'Return Pike Lancer to your hand <- graveyard:VG-01',
      'Return Militia Frame to your hand <- graveyard:NT-01',
    ]);
  });

  scenario('Magpie Rig returns cards from the trash', ({ given }) => {
    const t = given({ A1f: 'SV-07', B1f: 'NT-02', A: { trash: 'MD-01 LD-01 OP-01' } });
    t.A('attack A1f').A('optional yes');
    expect(answers(t, 'A')).toEqual([
      'Return Plasma Saber to your hand <- trash:MD-01',
      'Return Ferrocrete Bunker to your hand <- trash:LD-01',
    ]);
  });

  scenario('Recall Beacon summons cards from the graveyard', ({ given }) => {
    const t = given({ A: { hand: 'OP-09', graveyard: 'NT-01 NT-02' } }).A('playTech OP-09');
    expect(answers(t, 'A')).toEqual([
      'Summon Militia Frame <- graveyard:NT-01',
      'Summon Freight Walker <- graveyard:NT-02',
    ]);
  });

  scenario('Scout Mite summons a card from the deck', ({ given }) => {
    const t = given({ A: { hand: 'HV-01', deck: 'HV-05 NT-01 NT-02' } })
      .A('playUnit HV-01')
      .A('zone A1f');
    expect(answers(t, 'A')).toEqual(['Summon Swarm Ram <- deck:HV-05', 'Summon none <- choice:leave']);
  });

  scenario('Signal Mast puts its card on the bottom or leaves it on top', ({ given }) => {
    const t = given({ A1L: 'LD-04', A: { deck: 'NT-01 VG-01' } }, { at: 'draw' });
    expect(answers(t, 'A')).toEqual([
      'Put Pike Lancer on the bottom of your deck <- deck:VG-01',
      'Leave it on top <- choice:leave',
    ]);
  });

  scenario('waiting triggers differ by card, zone and event', ({ given }) => {
    const t = given({ A1b: 'HV-03', A1L: 'LD-07', A: { hand: 'HV-05' } })
      .A('playUnit HV-05')
      .A('zone A1f');
    expect(answers(t, 'A')).toEqual([
      'Resolve 1: Queen Relay (A1b) [On Unit Summoned] for Swarm Ram <- trigger:0',
      'Resolve 2: Assembly Yard (A1L) [On Unit Summoned] for Swarm Ram <- trigger:1',
    ]);
  });

  scenario('triggers of units in play, in the graveyard and in the hand', ({ given }) => {
    const summoned = given({ A1L: 'LD-07', B1f: 'NT-01', B2f: 'NT-01', A: { hand: 'HV-04' } });
    summoned.A('playUnit HV-04').A('zone A1f');
    expect(answers(summoned, 'A')).toEqual([
      'Resolve 1: Stinger (A1f) [On Summon] <- trigger:0',
      'Resolve 2: Assembly Yard (A1L) [On Unit Summoned] for Stinger <- trigger:1',
    ]);
    const buried: Position = {
      A1f: 'NT-06',
      B1f: 'NT-01',
      B2f: 'NT-01',
      A: { hand: 'NT-01', graveyard: 'SV-03' },
    };
    expect(answers(given(buried, { at: 'draw' }), 'A')).toEqual([
      'Resolve 1: Field Analyst (A1f) [Start of Main] <- trigger:0',
      'Resolve 2: Revenant Hull [Start of Main] <- trigger:1',
    ]);
    const reaction = given({ A2f: 'VG-01', B2f: 'HV-04', B2L: 'LD-08', B: { hand: 'NT-01' } }).A(
      'attack A2f',
    );
    expect(answers(reaction, 'B')).toEqual([
      'Resolve 1: Wreck Field (B2L) [On Unit Death] for Stinger <- trigger:0',
      'Resolve 2: reaction from hand to the unit that died in B2f <- trigger:1',
    ]);
  });

  scenario('only your own triggers are counted', ({ given }) => {
    const t = given({
      A2f: 'HV-04',
      A2L: 'LD-08',
      B2f: 'VG-01',
      A: { hand: 'NT-01' },
      B1f: 'SV-04',
      B3f: 'SV-04',
    });
    t.A('attack A2f');
    expect(t.asked).toBe('A orderTrigger');
    expect(answers(t, 'A')).toHaveLength(2);
    t.A('orderTrigger 0').A('decline');
    expect(answers(t, 'B')).toEqual([
      'Resolve 1: Bone Picker (B1f) [On Unit Death] for Stinger <- trigger:0',
      'Resolve 2: Bone Picker (B3f) [On Unit Death] for Stinger <- trigger:1',
    ]);
  });
});

test.each([
  ['startOfTurn', '[Start of Turn]'],
  ['startOfMain', '[Start of Main]'],
  ['endOfTurn', '[End of Turn]'],
  ['main', '[Main]'],
  ['onPlay', '[On Play]'],
  ['onSummon', '[On Summon]'],
  ['onUnitSummoned', '[On Unit Summoned]'],
  ['onUnitDeath', '[On Unit Death]'],
  ['onUnitAttack', '[On Unit Attack]'],
  ['onLandPlaced', '[On Land Placed]'],
  ['onLandDestroyed', '[On Land Destroyed]'],
  ['whenAttacking', '[When Attacking]'],
  ['startOfCombat', '[Start of Combat]'],
  ['onCombatVictory', '[On Combat Victory]'],
  ['onCombatLoss', '[On Combat Loss]'],
  ['endOfCombat', '[End of Combat]'],
  ['endOfAttack', '[End of Attack]'],
  ['onDeath', '[On Death]'],
  ['onKill', '[On Kill]'],
  ['onProtectionHit', '[On Protection Hit]'],
  ['whenDestroyed', '[When Destroyed]'],
] as const)('the trigger %s is printed %s', (name, printed) => {
  expect(printedTrigger(name)).toBe(printed);
});
