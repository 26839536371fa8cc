import { counted } from '@mechatable/lists';
import type { ComponentChildren } from 'preact';
import { capital } from '../../ui/capital.ts';

/** `what` is what a game calls its lists (`deck`), `piece` what it calls their parts (`card`). */
export const words = {
  title: 'Builder',
  gameTitle: (game: string) => `Builder · ${game}`,
  nothingToBuild: (game: string) => `${game} has no deck building.`,
  notLoaded: 'The games couldn’t be loaded. Are you online?',
  noList: (what: string) => `No such ${what} in this browser.`,
  newList: (what: string) => `New ${what}`,
  copyOf: (name: string) => `${name} (copy)`,
  ownVersionOf: (name: string) => `My ${name}`,
  unnamed: (what: string) => `Unnamed ${what}`,
  all: (what: string) => `All ${what}s`,
  pieces: (piece: string) => `${capital(piece)}s`,
  play: 'Play this',
  undo: 'Undo',
  duplicate: 'Duplicate',
  remove: 'Delete',
  link: {
    plan: (what: string) => `A ${what} from a link. It isn’t saved here yet.`,
    save: 'Save and edit',
    unreadable: 'Unreadable link',
    openBuilder: 'Open the builder',
  },
  lists: {
    heading: 'Build your own',
    fromText: 'From text…',
    saved: 'Your own',
    none: 'Nothing yet. Start from scratch, from text, or from a ready-made list below.',
    ready: 'Ready to play',
    removed: (name: string) => `${name} was deleted.`,
    play: 'Play',
    playList: (name: string) => `Play ${name}`,
    duplicateList: (name: string) => `Duplicate ${name}`,
    removeList: (name: string) => `Delete ${name}`,
    edit: 'Copy and edit',
    editList: (name: string) => `Copy and edit: ${name}`,
    legal: 'legal',
    problems: (count: number) => counted(count, 'problem'),
    /** `38 cards in the deck, 10 in the pool`. */
    sizes: (sections: readonly { readonly name: string; readonly count: number }[], piece: string) =>
      sections
        .map(({ name, count }, index) => `${index === 0 ? counted(count, piece) : count} in the ${name}`)
        .join(', '),
  },
  builder: {
    /** `Deck (51), not legal`. */
    side: (what: string, size: number, isLegal: boolean) =>
      `${capital(what)} (${size}), ${isLegal ? 'legal' : 'not legal'}`,
    name: (what: string) => `Name of the ${what}`,
    saving: 'Saving…',
    saved: 'Saved in this browser.',
    savedHere: 'Saved until this page closes.',
    stale: (problem: string) =>
      `${problem} Your changes aren’t saved here. Reload the page, or duplicate this one.`,
  },
  legality: {
    label: 'Legality',
    legal: (what: string) => `Legal: this ${what} can be played.`,
    notLegal: (problems: number) => `Not legal yet: ${counted(problems, 'problem')}.`,
  },
  sections: {
    /** `of 40`, `of 40 to 60`. */
    limit: (min: number, max: number) => (min === max ? `of ${min}` : `of ${min} to ${max}`),
    piece: (piece: string, section: string) => `${piece} in the ${section}`,
  },
  count: {
    add: (name: string) => `Add one: ${name}`,
    remove: (name: string) => `Remove one: ${name}`,
  },
  stock: {
    label: (piece: string) => `${capital(piece)}s to choose from`,
    inUse: 'In use only',
    section: 'Add to the',
    keys: (piece: string, key: (name: string) => ComponentChildren): ComponentChildren => [
      'In a number field, ',
      key('↑'),
      ' and ',
      key('↓'),
      ' change the number, and ',
      key('Enter'),
      ` moves to the next ${piece}.`,
    ],
    notFound: (piece: string) => `No matching ${piece}s.`,
    into: (piece: string, section: string) => `${piece} into the ${section}`,
    elsewhere: (sections: readonly { readonly name: string; readonly count: number }[]) =>
      sections.map(({ name, count }) => `${count} in the ${name}`).join(', '),
  },
  curve: {
    figure: 'Legend',
    text: (figure: string, bars: readonly { readonly number: number; readonly count: number }[]) =>
      `${figure}: ${bars.map(({ number, count }) => `${count} of ${number}`).join(', ')}`,
    empty: (figure: string, piece: string) => `${figure}: no ${piece} yet`,
  },
  share: {
    heading: 'Share or export',
    link: 'Link',
    text: 'Text',
    copyLink: 'Copy link',
    copyText: 'Copy text',
    save: 'Save as file',
    linkCopied: 'Link copied.',
    textCopied: 'Text copied.',
    linkNotCopied: 'Can’t use the clipboard. Select the link and copy it yourself.',
    textNotCopied: 'Can’t use the clipboard. Select the text and copy it yourself.',
  },
  import: {
    label: (what: string) => `A ${what} from text`,
    format: (piece: string, example: ComponentChildren): ComponentChildren => [
      `One line per ${piece}, such as `,
      example,
    ],
    formatWithSections: (
      piece: string,
      example: ComponentChildren,
      sections: readonly string[],
    ): ComponentChildren => [`One line per ${piece}, such as `, example, `, under ${sections.join(' or ')}`],
    problem: (line: number, problem: string) => `Line ${line}: ${problem}`,
    replace: (suggestion: string) => `Use ${suggestion}`,
    build: (size: number, piece: string) => `Build with ${counted(size, piece)}`,
    choose: 'Choose file…',
    chooseLabel: 'Choose a text file',
  },
};
