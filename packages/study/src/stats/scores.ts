import type { MatchFacts } from '../play/deals.ts';

/** The scores of some players of a match; empty if the match says nothing about them. */
export type ScoresOf = (facts: MatchFacts) => readonly number[];

/** The player with the first turn. */
export const openerScores: ScoresOf = ({ scores, opener }) => scores.filter((_, seat) => seat === opener);

/** Players with the loadout at this place of the plan. */
export function loadoutScores(place: number): ScoresOf {
  return ({ scores, loadouts }) => scores.filter((_, seat) => loadouts[seat] === place);
}

/** Players with the first loadout in a match with the second. */
export function pairingScores(a: number, b: number): ScoresOf {
  const scores = loadoutScores(a);
  return (facts) => (facts.loadouts.includes(b) ? scores(facts) : []);
}

/** Players who held the piece at some time. */
export function ownerScores(id: string): ScoresOf {
  return ({ scores, details }) => scores.filter((_, seat) => details?.held[seat]?.includes(id) === true);
}
