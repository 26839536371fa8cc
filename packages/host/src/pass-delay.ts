/** The shortest and longest delay of an automatic pass, in milliseconds. */
const SHORTEST = 300;
const LONGEST = 900;

/** The delay of an automatic pass in milliseconds, independent of the person's cards. */
export function passDelay(): number {
  return SHORTEST + Math.random() * (LONGEST - SHORTEST);
}
