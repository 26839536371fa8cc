import type { Thing } from '@mechatable/board';
import { findTerm, type Glossary } from '../../../src/games/books/glossary.ts';
import { readGlossary } from '../../../vite/rulebooks.ts';
import { blocked, missingAnchors } from './clicks.ts';
import { strayCues } from './cues.ts';
import type { Drawn } from './drawn.ts';
import { badDetails } from './details.ts';
import { handsInReplay } from './replay.ts';
import type { Screen } from './screens.ts';
import { betrayed, leaks } from './secret.ts';

/** What must hold at every position. Each law says what breaks it, in a sentence each. */
export const LAWS: Readonly<Record<string, (drawn: Drawn) => Iterable<string>>> = {
  'everything an action needs is on the board, or has a button': ({ offers }) =>
    offers.flatMap(missingAnchors),
  'clicks lead to every action': ({ offers }) => offers.flatMap((offer) => [...blocked(offer)]),
  'every thing has its own key': ({ screens }) => screens.flatMap(duplicateKeys),
  'everything clickable has its own label': ({ screens }) => screens.flatMap(badLabels),
  'nothing clickable is inside something clickable': ({ screens }) => screens.flatMap(nested),
  'no text is broken': ({ screens }) => screens.flatMap(brokenText),
  'the rule book explains every word and sign': unexplained,
  'nothing hidden is drawn': (drawn) => [...leaks(drawn), ...betrayed(drawn)],
  'everything clickable has details, whose rules are in the rule book': badDetails,
  'cues are about things on the table, before or after': strayCues,
  'a replay shows all hands, and only the near one can be played': handsInReplay,
};

function duplicateKeys({ all, whose }: Screen): string[] {
  const keys = new Set<string>();
  const twice = all.filter(({ key }) => keys.size === keys.add(key).size);
  return twice.map(({ key }) => `On the screen of ${whose}, two things have the key ‘${key}’.`);
}

/** Several things with one anchor, such as equal cards, may have one label. */
function badLabels({ all, whose }: Screen): string[] {
  const found: string[] = [];
  const anchors = new Map<string, string>();
  for (const { anchor, label = '' } of all) {
    if (anchor === undefined) continue;
    const other = anchors.get(label) ?? anchor;
    if (label.trim() === '') found.push(`On the screen of ${whose}, ${anchor} has no label.`);
    else if (other !== anchor)
      found.push(`On the screen of ${whose}, ${other} and ${anchor} are both “${label}”.`);
    anchors.set(label, anchor);
  }
  return found;
}

function nested({ scene, whose }: Screen): string[] {
  const found: string[] = [];
  const look = ({ anchor, children = [] }: Thing, around: string | null): void => {
    if (around !== null && anchor !== undefined)
      found.push(`On the screen of ${whose}, ${anchor} is inside ${around}.`);
    for (const inner of children) look(inner, anchor ?? around);
  };
  look(scene, null);
  return found;
}

const glossaries = new Map<string, Glossary>();

function unexplained({ table, screens }: Drawn): string[] {
  const { rulebook } = table.game.content;
  const glossary = glossaries.get(rulebook) ?? readGlossary(rulebook);
  glossaries.set(rulebook, glossary);
  return screens.flatMap(({ all, whose }) =>
    all.flatMap(({ key, term }) =>
      term === undefined || findTerm(glossary, term) !== null
        ? []
        : [
            `On the screen of ${whose}, ‘${key}’ shows “${term}”, which is not in the index of the rule book.`,
          ],
    ),
  );
}

/** `null-bishop` is the id of a Mech. */
const BROKEN = /\b(?:undefined|NaN|Infinity)\b|\bnull\b(?!-)|\[object /;
/** Pictures are long, and the same ones again and again. */
const fine = new Set<string>();

function brokenText({ all, whose }: Screen): string[] {
  return all.flatMap(({ key, classes, anchor = '', label = '', text = '', drawing = '', style = {} }) => {
    const words = [key, classes, anchor, label, text, ...Object.values(style)].find((one) =>
      BROKEN.test(one),
    );
    if (words !== undefined) return [`On the screen of ${whose}, ‘${key}’ says “${words}”.`];
    if (!fine.has(drawing) && BROKEN.test(drawing))
      return [`On the screen of ${whose}, the picture of ‘${key}’ is broken.`];
    fine.add(drawing);
    return [];
  });
}
