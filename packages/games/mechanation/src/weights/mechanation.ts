/** The weights of the evaluation's factors. Chosen by hand. */
export const WEIGHTS = {
  win: 3000,
  line1: 3,
  line2: 8,
  line3: 22,
  line4: 67,
  line5: 60,
  second1: 1.5,
  second2: 4,
  second3: 11,
  second4: 33,
  territory: 1,
  openToRaids: -2,
  mech: 6,
  mechPower: 1,
  secret: 3,
  knowledge: 5,
};
