import type { Thing } from '@mechatable/board';
import { MECHS, isPublicTo, type Mech } from '@mechatable/mechanation';
import { symbolOf } from './card.ts';
import { EYE_GLYPH } from './glyphs.ts';
import { tierMark } from './mech-plate.ts';
import { mechLabel, type NamedView } from './naming.ts';
import { words } from './words/index.ts';

const TIERS = [1, 2, 3] as const;

/**
 * All Mechs by tier and Power, with their pilots where the viewer knows them, so nobody needs to take notes.
 */
export function rosterPart(view: NamedView): Thing {
  const unseen = new Set(view.unseen);
  return {
    key: 'roster',
    classes: 'roster',
    children: [
      {
        key: 'roster.words',
        classes: 'zone-words',
        text: view.outcome === null ? words.roster.unseen : words.roster.undealt,
      },
      ...TIERS.map((tier): Thing => {
        const key = `roster:${tier}`;
        return {
          key,
          classes: 'roster-tier',
          children: [
            tierMark(key, tier),
            ...MECHS.filter((mech) => mech.tier === tier).map((mech) =>
              entry(view, mech, unseen.has(mech.id)),
            ),
          ],
        };
      }),
    ],
  };
}

function entry(view: NamedView, { id, name, power }: Mech, isUnseen: boolean): Thing {
  const key = `roster:${id}`;
  const holder = view.pilots.find(({ mechs }) => mechs.some(({ mech }) => mech === id));
  const known = holder?.mechs.find(({ mech }) => mech === id)?.known ?? 0;
  const isPrivate =
    holder !== undefined && holder.seat !== view.viewer && view.viewer !== 'table' && !isPublicTo(known);
  return {
    key,
    classes: `roster-mech${isUnseen ? ' unseen' : ' seen'}${holder === undefined ? '' : ` seat-${holder.seat}`}`,
    anchor: key,
    label:
      holder === undefined
        ? words.roster.nobodys(mechLabel(id))
        : isPrivate
          ? words.roster.heldBySecretly(view, mechLabel(id), holder.seat)
          : words.roster.heldBy(view.names, mechLabel(id), holder.seat),
    children: [
      ...(holder === undefined
        ? []
        : [{ key: `${key}.holder`, classes: 'roster-holder', drawing: symbolOf(holder.seat) }]),
      ...(isPrivate ? [{ key: `${key}.eye`, classes: 'roster-eye', drawing: EYE_GLYPH }] : []),
      { key: `${key}.power`, classes: 'roster-power', text: String(power) },
      { key: `${key}.name`, classes: 'roster-name', text: name },
    ],
  };
}
