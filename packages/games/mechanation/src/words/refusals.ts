/** A Territory by its name, null if it is face-down, and where it is. */
export interface Held {
  readonly name: string | null;
  readonly holder: 'arena' | 'you' | 'other';
}

const named = (name: string | null): string => name ?? 'This face-down Territory';

/** `Green 3 is in the Arena`. */
function held({ name, holder }: Held): string {
  switch (holder) {
    case 'arena':
      return `${named(name)} is in the Arena`;
    case 'you':
      return `${named(name)} is yours`;
    case 'other':
      return `${named(name)} belongs to another pilot`;
  }
}

const lowercase = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Refusals with numbers. Constant ones are beside their rules. */
export const refusals = {
  notYourHand: (mech: string): string => `${mech} isn’t yours: use a Mech from your hand.`,
  deployed: (mech: string): string => `${mech} is already deployed: choose a Mech in your hand.`,
  inHangar: (mech: string, stage: string, repairs: number): string => {
    const needed = repairs === 1 ? '1 repair' : `${repairs} repairs`;
    return `${mech} is in your hangar (${stage}): it needs ${needed} to return to your hand.`;
  },
  notFaceUp: (mech: string): string => `${mech} can’t be deployed face-up there: deploy it face-down.`,
  notFaceDown: (mech: string): string => `${mech} can’t be deployed face-down there: deploy it face-up.`,
  full: (territory: string | null, mechs: number): string =>
    `${named(territory)} is full (${mechs} of 2 Mechs): choose another Territory.`,
  notInArena: (territory: Held): string => `${held(territory)}: deploy to a Territory in the Arena.`,
  attackInArena: (territory: string | null): string =>
    `${named(territory)} is in the Arena and belongs to nobody: attack another pilot’s Territory.`,
  attackOwn: (territory: string | null): string =>
    `${named(territory)} is yours: attack another pilot’s face-up Territory.`,
  attackFaceDown: (mech: string): string =>
    `${mech} can’t attack a face-down Territory: only Nightlatch can. Choose a face-up one.`,
  notYourMech: (mech: string): string => `${mech} isn’t yours: use one of your own Mechs.`,
  noAbilityNow: (mech: string): string => `${mech} has no ability you can use now.`,
  used: (mech: string): string => `${mech} has already used its ability: the limit is once per turn.`,
  targetOwn: (mech: string): string => `${mech} can’t target your own Mech: choose another pilot’s.`,
  nothingDeployed: (mech: string, pilot: string): string =>
    `${pilot} has no Mech in the Arena: choose another target for ${mech}.`,
  /** `rule`: the constant refusal, a whole sentence. */
  targetTerritory: (territory: Held, up: boolean, rule: string): string =>
    `${held(territory)}${up ? ' (face-up)' : ''}: ${lowercase(rule)}`,
  targetInHand: (target: string, rule: string): string => `${target} is in your hand: ${lowercase(rule)}`,
  target: (mech: string, rule: string): string => `${mech}: ${lowercase(rule)}`,
  revealOther: (territory: Held): string => `${held(territory)}: reveal one of your own.`,
  alreadyUp: (territory: string | null): string =>
    `${named(territory)} is already face-up: reveal a face-down one.`,
  scrapOther: (territory: Held, count: number, limit: number): string =>
    `${held(territory)}: scrap one of your own (you have ${count}, limit ${limit}).`,
};
