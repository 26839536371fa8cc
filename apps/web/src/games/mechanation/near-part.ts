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
    look: `panel near seat-${seat}`,
    of: [
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
    look: 'hand',
    of: [
      { key: `${key}.words`, look: 'zone-words', text: words.pilot.hand },
      ...held.map((one) => plateOf(view, seat, one, 'card')),
      ...(held.length === 0
        ? [
            {
              key: `${key}.none`,
              look: 'nothing',
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
      look: `at-${one.place}${one.used ? ' used' : ''}`,
      marks:
        form === 'bay'
          ? []
          : [
              ownSecret(view, seat, key, one),
              ...(one.place === 'out'
                ? [{ key: `${key}.out`, look: 'mech-out', text: words.pilot.deployed }]
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
    look: 'hangar',
    of: [
      { key: `${key}.words`, look: 'zone-words', text: words.pilot.hangar },
      ...STAGES.map((stage, index): Thing => {
        const repairs = index + 1;
        const berth = `berth:${nameOfSeat(seat)}:${stage}`;
        const held = mechs.filter(({ place }) => place === stage);
        return {
          key: berth,
          look: `berth${held.length === 0 ? ' free' : ''}`,
          of: [
            {
              key: `${berth}.head`,
              look: 'berth-head',
              anchor: `stage:${stage}`,
              label: words.pilot.stage(stage, repairs),
              of: [
                {
                  key: `${berth}.name`,
                  look: 'berth-name',
                  text: words.tags[stage],
                  term: STAGE_TERMS[stage],
                },
                { key: `${berth}.repairs`, look: 'berth-repairs', text: words.pilot.repairs(repairs) },
              ],
            },
            ...held.map((one) => plateOf(view, seat, one, 'bay')),
          ],
        };
      }),
    ],
  };
}
