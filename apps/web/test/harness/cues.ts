import type { Cue, Thing } from '@mechatable/board';

/** A cue, or the cues that it plays together. */
export function singleCues(cue: Cue): readonly Exclude<Cue, { cue: 'together' }>[] {
  return cue.cue === 'together' ? cue.of.flatMap(singleCues) : [cue];
}

/** The anchors that cues need on the table; a glide or a rising card may begin elsewhere. */
export function anchorsOfCue(cue: Cue): readonly string[] {
  return singleCues(cue).flatMap((one) => [
    ...('at' in one ? [one.at] : []),
    ...('against' in one ? [one.against] : []),
    ...('toward' in one ? one.toward : []),
  ]);
}

/** All texts of a thing, in order. */
export function textsOf(thing: Thing): readonly string[] {
  return [...(thing.text === undefined ? [] : [thing.text]), ...(thing.children ?? []).flatMap(textsOf)];
}
