import type { Thing } from '@mechatable/board';
import { STAGES, type MechView, type PilotView } from '@mechatable/mechanation';
import { mechPlate, mechWords, ownSecret } from './mech-plate.ts';
import { meter } from './meter.ts';
import { nameOfSeat, type NamedView } from './naming.ts';
import { handBacks, plaque, rowPart, tierSlots } from './pilot-parts.ts';
import { words } from './words/index.ts';

/** The near side: your row, hand and hangar. Spectators see what is public. */
export function nearPart(view: NamedView, pilot: PilotView): Thing {
  const { seat, mechs } = pilot;
  const isOpen = mechs.length === 3 && mechs.every(({ place }) => place !== 'either');
  return {
    key: `panel:${nameOfSeat(seat)}`,
    classes: `panel near seat-${seat}`,
    children: [
      plaque(view, pilot),
      rowPart(view, pilot),
      meter(view, pilot),
      ...(isOpen
        ? [hand(view, pilot), hangar(view, pilot)]
        : [handBacks(view, pilot), tierSlots(view, pilot)]),
    ],
  };
}

function hand(view: NamedView, { seat, mechs }: PilotView): Thing {
  const key = `hand:${nameOfSeat(seat)}`;
  // Deployed Mechs keep their place here: they can still be picked, and they return.
  const held = mechs.filter(({ place }) => place === 'hand' || place === 'out');
  return {
    key,
    classes: 'hand',
    children: [
      { key: `${key}.words`, classes: 'zone-words', text: words.pilot.hand },
      ...held.map((one) => plateOf(view, seat, one, 'card')),
      ...(held.length === 0
        ? [
            {
              key: `${key}.none`,
              classes: 'nothing',
              text: words.pilot.allInHangar(view.names, seat),
            },
          ]
        : []),
    ],
  };
}

function plateOf(view: NamedView, seat: number, one: MechView, form: 'card' | 'bay'): Thing {
  const key = `mech:${one.mech}`;
  return {
    ...mechPlate(one.mech, {
      key,
      form,
      anchor: key,
      label: mechWords(view, seat, one),
      classes: `at-${one.place}${one.used ? ' used' : ''}`,
      marks:
        form === 'bay'
          ? []
          : [
              ownSecret(view, seat, key, one),
              ...(one.place === 'out'
                ? [{ key: `${key}.out`, classes: 'mech-out', text: words.pilot.deployed }]
                : []),
            ],
    }),
    glides: true,
  };
}

/** The Stages under the names that the rule book explains them by. */
const STAGE_TERMS = { STB: 'Stand-By', DIS: 'Disabled', MALF: 'Malfunctioned' };

/** MN-HGR-4: a berth for each Stage. */
function hangar(view: NamedView, { seat, mechs }: PilotView): Thing {
  const key = `hangar:${nameOfSeat(seat)}`;
  return {
    key,
    classes: 'hangar',
    children: [
      { key: `${key}.words`, classes: 'zone-words', text: words.pilot.hangar },
      ...STAGES.map((stage, index): Thing => {
        const repairs = index + 1;
        const berth = `berth:${nameOfSeat(seat)}:${stage}`;
        const held = mechs.filter(({ place }) => place === stage);
        return {
          key: berth,
          classes: `berth${held.length === 0 ? ' free' : ''}`,
          children: [
            {
              key: `${berth}.head`,
              classes: 'berth-head',
              anchor: `stage:${stage}`,
              label: words.pilot.stage(stage, repairs),
              children: [
                {
                  key: `${berth}.name`,
                  classes: 'berth-name',
                  text: words.tags[stage],
                  term: STAGE_TERMS[stage],
                },
                { key: `${berth}.repairs`, classes: 'berth-repairs', text: words.pilot.repairs(repairs) },
              ],
            },
            ...held.map((one) => plateOf(view, seat, one, 'bay')),
          ],
        };
      }),
    ],
  };
}
